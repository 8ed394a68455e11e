-- engagementRawTotals.balanced-days: as engagementRawTotals.balanced, but
  24 + and day between {date_0:Date32} and {date_1:Date32}
  37 + and day between {date_0:Date32} and {date_1:Date32}
  42 + and day between {date_0:Date32} and {date_1:Date32}
  47 + and day between {date_0:Date32} and {date_1:Date32}
  52 + and day between {date_0:Date32} and {date_1:Date32}
  66 + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
