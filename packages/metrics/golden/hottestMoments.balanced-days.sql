-- hottestMoments.balanced-days: as hottestMoments.balanced, but
  13 + and day between {date_0:Date32} and {date_1:Date32}
  22 + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
