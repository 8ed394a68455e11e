-- networkTrendingShows.balanced-days: as networkTrendingShows.balanced, but
  10 - select title, cell, countIf(day >= {date_0:Date32} and since <= {since_0:Date}) as viewers, countIf(not (day >= {date_0:Date32}) and since <= {since_1:Date}) as before, countIf(not (day >= {date_0:Date32}) and since <= {since_1:Date}) as before_people
     + select title, cell, countIf(day between {date_0:Date32} and {date_1:Date32} and since <= {since_0:Date}) as viewers, countIf(not (day between {date_0:Date32} and {date_1:Date32}) and since <= {since_1:Date}) as before, countIf(not (day between {date_0:Date32} and {date_1:Date32}) and since <= {since_1:Date}) as before_people
  14 - and day >= {date_1:Date32}
     + and day between {date_2:Date32} and {date_1:Date32}
  25 - -- date_0 = "2024-06-24"
     - -- since_0 = "2024-06-24"
     - -- since_1 = "2024-06-17"
     + -- date_0 = "2024-05-25"
     + -- date_1 = "2024-05-31"
     + -- since_0 = "2024-05-25"
     + -- since_1 = "2024-05-18"
  29 - -- date_1 = "2024-06-17"
     + -- date_2 = "2024-05-18"
