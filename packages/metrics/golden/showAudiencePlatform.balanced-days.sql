-- showAudiencePlatform.balanced-days: as showAudiencePlatform.balanced, but
  11 + and day between {date_0:Date32} and {date_1:Date32}
  18 + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
  23 + and day between {date_0:Date32} and {date_1:Date32}
  35 + and day between {date_0:Date32} and {date_1:Date32}
-- movieAudiencePlatform.balanced-days: as movieAudiencePlatform.balanced, but
  11 + and day between {date_0:Date32} and {date_1:Date32}
  18 + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
  23 + and day between {date_0:Date32} and {date_1:Date32}
  35 + and day between {date_0:Date32} and {date_1:Date32}
