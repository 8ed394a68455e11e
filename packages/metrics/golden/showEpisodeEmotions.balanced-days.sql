-- showEpisodeEmotions.balanced-days: as showEpisodeEmotions.balanced, but
  20 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
  34 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
  40 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
  46 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
  52 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
  65 - -- date_0 = "2024-06-30"
     + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
  74 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
