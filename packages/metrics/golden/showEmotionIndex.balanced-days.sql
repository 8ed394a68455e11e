-- showEmotionIndex.balanced-days: as showEmotionIndex.balanced, but
  35 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
  52 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
  69 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
  82 - -- date_0 = "2024-06-30"
     + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
  91 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
-- movieEmotionIndex.balanced-days: as movieEmotionIndex.balanced, but
  35 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
  52 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
  65 - -- date_0 = "2024-06-30"
     + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
  74 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
