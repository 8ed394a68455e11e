-- anticipationOutcome.balanced-days: as anticipationOutcome.balanced, but
   9 - and release_day <= {date_0:Date32}
     + and release_day >= {date_0:Date32}
     + and release_day <= {date_1:Date32}
  41 - and day <= {date_1:Date32}
     + and day >= {date_0:Date32}
     + and day <= {date_2:Date32}
  55 - -- date_0 = "2024-06-30"
     + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
  58 - -- date_1 = "2024-07-29"
     + -- date_2 = "2024-06-29"
