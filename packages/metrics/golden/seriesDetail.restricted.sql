-- seriesDetail.restricted: as seriesDetail.none, but
   7 - and (title_id in {show_0:Array(String)}))
     + and (title_id in {show_0:Array(String)})
     + and network_id in {network_0:Array(String)})
  14 + -- network_0 = ["210","33"]
