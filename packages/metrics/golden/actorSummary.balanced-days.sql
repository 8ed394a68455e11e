-- actorSummary.balanced-days: as actorSummary.balanced, but
  18 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
  33 - -- date_0 = "2024-06-30"
     + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
  42 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
  53 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
