-- networkTrendingShows.balanced-days: as networkTrendingShows.balanced, but
  25 - -- date_0 = "2024-06-24"
     - -- date_1 = "2024-06-30"
     - -- date_2 = "2024-06-17"
     + -- date_0 = "2024-05-25"
     + -- date_1 = "2024-05-31"
     + -- date_2 = "2024-05-18"
