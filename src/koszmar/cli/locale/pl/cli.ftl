cli-log-title = What has happened
cli-log-earlier = … { $count } earlier: log
