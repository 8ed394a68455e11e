-- anticipationOutcome.balanced-days: as anticipationOutcome.balanced, but
   9 - and release_day <= {date_0:Date32}
     + and release_day >= {date_0:Date32}
     + and release_day <= {date_1:Date32}
  32 - -- date_0 = "2024-06-30"
     + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
