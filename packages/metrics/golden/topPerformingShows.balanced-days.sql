-- topPerformingShows.balanced-days: as topPerformingShows.balanced, but
  26 - -- since_0 = "2024-06-24"
     - -- date_0 = "2024-06-24"
     - -- date_1 = "2024-06-30"
     + -- since_0 = "2024-05-01"
     + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
-- topPerformingMovies.balanced-days: as topPerformingShows.balanced-days, with the changes of topPerformingMovies.none
