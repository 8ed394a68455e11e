-- anticipationOutcome.restricted: as anticipationOutcome.none, but
   8 + and network_id in {network_0:Array(String)}
   9 - and release_day <= {date_0:Date32}
     + and release_day >= {date_0:Date32}
     + and release_day <= {date_1:Date32}
  20 + and cell in (select cell from cells where country in {country_0:Array(String)})
  27 - -- date_0 = "2024-06-30"
     + -- network_0 = ["210","33"]
     + -- date_0 = "2023-07-07"
     + -- date_1 = "2024-06-30"
  29 + -- country_0 = ["US","GB"]
