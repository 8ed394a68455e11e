-- trendingActors.balanced-days: as trendingActors.balanced, but
  19 - and day >= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
  36 - -- date_0 = "2024-06-24"
     + -- date_0 = "2024-05-25"
     + -- date_1 = "2024-05-31"
  47 - and day >= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
