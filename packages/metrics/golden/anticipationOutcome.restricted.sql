-- anticipationOutcome.restricted: as anticipationOutcome.none, but
   8 + and network_id in {network_0:Array(String)}
   9 - and release_day <= {date_0:Date32}
     + and release_day >= {date_0:Date32}
     + and release_day <= {date_1:Date32}
  23 + and cell in (select cell from cells where country in {country_0:Array(String)})
  34 - and day <= {date_1:Date32}
     + and day >= {date_0:Date32}
     + and day <= {date_2:Date32}
  36 + and cell in (select cell from cells where country in {country_0:Array(String)})
  45 - -- date_0 = "2024-06-30"
     + -- network_0 = ["210","33"]
     + -- date_0 = "2023-07-07"
     + -- date_1 = "2024-06-30"
  47 - -- date_1 = "2024-07-29"
     + -- country_0 = ["US","GB"]
     + -- date_2 = "2024-07-29"
