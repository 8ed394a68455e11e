-- showRating.balanced-days: as showRating.balanced, but
  14 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
  25 - -- date_0 = "2024-06-30"
     + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
  34 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
-- movieRating.balanced-days: as movieRating.balanced, but
  14 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
  25 - -- date_0 = "2024-06-30"
     + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
  34 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
