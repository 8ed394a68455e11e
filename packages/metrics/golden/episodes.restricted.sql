-- episodes.restricted: as episodes.none, but
   8 - and (title_id in {show_0:Array(String)}))
     + and (title_id in {show_0:Array(String)})
     + and network_id in {network_0:Array(String)})
  14 + -- network_0 = ["210","33"]
