-- showEpisodeEmotions.balanced-days: as showEpisodeEmotions.balanced, but
  22 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
  36 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
  42 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
  48 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
  54 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
  68 - -- date_0 = "2024-06-30"
     + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
  76 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
