-- showEmotionIndex.balanced-days: as showEmotionIndex.balanced, but
  19 + and day between {date_0:Date32} and {date_1:Date32}
  32 + and day between {date_0:Date32} and {date_1:Date32}
  43 + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
  50 + and day between {date_0:Date32} and {date_1:Date32}
-- movieEmotionIndex.balanced-days: as movieEmotionIndex.balanced, but
  19 + and day between {date_0:Date32} and {date_1:Date32}
  32 + and day between {date_0:Date32} and {date_1:Date32}
  43 + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
  50 + and day between {date_0:Date32} and {date_1:Date32}
