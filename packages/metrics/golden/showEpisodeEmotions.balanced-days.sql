-- showEpisodeEmotions.balanced-days: as showEpisodeEmotions.balanced, but
  20 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
  35 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
  41 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
  47 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
  53 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
  67 - -- date_0 = "2024-06-30"
     + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
  76 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
