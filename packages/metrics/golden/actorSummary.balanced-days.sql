-- actorSummary.balanced-days: as actorSummary.balanced, but
  17 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
  28 - -- date_0 = "2024-06-30"
     + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
  37 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
  48 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
