-- showEpisodeEmotions.balanced-days: as showEpisodeEmotions.balanced, but
  20 + and day between {date_0:Date32} and {date_1:Date32}
  34 + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
  46 + and day between {date_0:Date32} and {date_1:Date32}
  51 + and day between {date_0:Date32} and {date_1:Date32}
  56 + and day between {date_0:Date32} and {date_1:Date32}
  61 + and day between {date_0:Date32} and {date_1:Date32}
  74 + and day between {date_0:Date32} and {date_1:Date32}
