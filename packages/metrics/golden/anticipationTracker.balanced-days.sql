-- anticipationTracker.balanced-days: as anticipationTracker.balanced, but
  38 - -- date_0 = "2024-06-30"
     - -- date_1 = "2024-05-31"
     + -- date_0 = "2024-05-31"
     + -- date_1 = "2024-05-01"
