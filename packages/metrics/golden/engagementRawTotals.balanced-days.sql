-- engagementRawTotals.balanced-days: as engagementRawTotals.balanced, but
  24 + and day between {date_0:Date32} and {date_1:Date32}
  40 + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
  52 + and day between {date_0:Date32} and {date_1:Date32}
  57 + and day between {date_0:Date32} and {date_1:Date32}
  62 + and day between {date_0:Date32} and {date_1:Date32}
  67 + and day between {date_0:Date32} and {date_1:Date32}
