-- trendingActors.restricted: as trendingActors.none, but
   9 - and toString(kind) in {contentType_0:Array(String)})
     + and toString(kind) in {contentType_0:Array(String)}
     + and network_id in {network_0:Array(String)})
  11 + and cell in (select cell from cells where country in {country_0:Array(String)})
  23 - and toString(kind) in {contentType_0:Array(String)})
     + and toString(kind) in {contentType_0:Array(String)}
     + and network_id in {network_0:Array(String)})
  25 + and cell in (select cell from cells where country in {country_0:Array(String)})
  37 + -- network_0 = ["210","33"]
  39 + -- country_0 = ["US","GB"]
