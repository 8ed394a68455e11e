-- trendingActors.balanced-days: as trendingActors.balanced, but
  36 - -- date_0 = "2024-06-24"
     - -- date_1 = "2024-06-30"
     + -- date_0 = "2024-05-25"
     + -- date_1 = "2024-05-31"
