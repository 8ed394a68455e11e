-- showEpisodeEmotions.balanced-days: as showEpisodeEmotions.balanced, but
  22 + and day between {date_0:Date32} and {date_1:Date32}
  35 + and day between {date_0:Date32} and {date_1:Date32}
  40 + and day between {date_0:Date32} and {date_1:Date32}
  45 + and day between {date_0:Date32} and {date_1:Date32}
  50 + and day between {date_0:Date32} and {date_1:Date32}
  63 + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
  70 + and day between {date_0:Date32} and {date_1:Date32}
