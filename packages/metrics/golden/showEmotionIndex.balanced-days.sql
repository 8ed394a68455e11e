-- showEmotionIndex.balanced-days: as showEmotionIndex.balanced, but
  19 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
  33 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
  45 - -- date_0 = "2024-06-30"
     + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
  53 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
-- movieEmotionIndex.balanced-days: as movieEmotionIndex.balanced, but
  19 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
  33 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
  45 - -- date_0 = "2024-06-30"
     + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
  53 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
