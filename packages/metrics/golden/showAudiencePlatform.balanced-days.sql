-- showAudiencePlatform.balanced-days: as showAudiencePlatform.balanced, but
  14 + and day between {date_0:Date32} and {date_1:Date32}
  22 + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
  27 + and day between {date_0:Date32} and {date_1:Date32}
  35 + and day between {date_0:Date32} and {date_1:Date32}
-- movieAudiencePlatform.balanced-days: as movieAudiencePlatform.balanced, but
  14 + and day between {date_0:Date32} and {date_1:Date32}
  22 + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
  27 + and day between {date_0:Date32} and {date_1:Date32}
  35 + and day between {date_0:Date32} and {date_1:Date32}
