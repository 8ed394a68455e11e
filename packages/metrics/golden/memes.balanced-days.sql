-- memes.balanced-days: as memes.balanced, but
  11 + and day between {date_0:Date32} and {date_1:Date32}
  17 + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
