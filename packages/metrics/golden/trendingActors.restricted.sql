-- trendingActors.restricted: as trendingActors.none, but
  17 - and toString(kind) in {contentType_0:Array(String)})
     + and toString(kind) in {contentType_0:Array(String)}
     + and network_id in {network_0:Array(String)})
  19 + and cell in (select cell from cells where country in {country_0:Array(String)})
  31 + -- network_0 = ["210","33"]
  33 + -- country_0 = ["US","GB"]
  39 - and toString(kind) in {contentType_0:Array(String)})
     + and toString(kind) in {contentType_0:Array(String)}
     + and network_id in {network_0:Array(String)})
  41 + and cell in (select cell from cells where country in {country_0:Array(String)})
