-- engagementRawTotals.balanced-days: as engagementRawTotals.balanced, but
  24 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
  38 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
  44 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
  50 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
  56 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
  71 - -- date_0 = "2024-06-30"
     + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
