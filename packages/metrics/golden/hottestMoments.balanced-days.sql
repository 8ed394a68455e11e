-- hottestMoments.balanced-days: as hottestMoments.balanced, but
  14 + and day between {date_0:Date32} and {date_1:Date32}
  23 + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
