-- trendingShows.balanced-days: as trendingShows.balanced, but
  26 - -- date_0 = "2024-06-24"
     - -- date_1 = "2024-06-30"
     - -- since_0 = "2024-06-24"
     - -- since_1 = "2024-06-17"
     - -- date_2 = "2024-06-17"
     + -- date_0 = "2024-05-25"
     + -- date_1 = "2024-05-31"
     + -- since_0 = "2024-05-25"
     + -- since_1 = "2024-05-18"
     + -- date_2 = "2024-05-18"
-- trendingMovies.balanced-days: as trendingShows.balanced-days, with the changes of trendingMovies.none
