-- gemReport.balanced-days: as gemReport.balanced, but
  37 - where day <= {date_0:Date32}
     + where day between {date_0:Date32} and {date_1:Date32}
  45 - -- date_0 = "2024-06-30"
     + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
  55 - where day <= {date_0:Date32}
     + where day between {date_0:Date32} and {date_1:Date32}
