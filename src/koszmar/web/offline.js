// Knocking again leads to where the visitor was: the address holds the table, and a link would lose it. When the
// network is back the page knocks by itself.
const knock = () => location.reload();
document.querySelector("a")?.addEventListener("click", (event) => {
  event.preventDefault();
  knock();
});
addEventListener("online", knock);
