-- engagementRawTotals.balanced-days: as engagementRawTotals.balanced, but
  24 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
  39 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
  45 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
  51 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
  57 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
  73 - -- date_0 = "2024-06-30"
     + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
