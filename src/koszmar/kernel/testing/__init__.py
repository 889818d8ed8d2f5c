"""Testing aids that every game uses: a driver, laws, strategies, golden playthroughs. Not loaded in play."""
