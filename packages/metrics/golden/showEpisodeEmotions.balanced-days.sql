-- showEpisodeEmotions.balanced-days: as showEpisodeEmotions.balanced, but
  23 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
  37 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
  43 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
  49 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
  55 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
  68 - -- date_0 = "2024-06-30"
     + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
  77 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
