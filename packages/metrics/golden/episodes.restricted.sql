-- episodes.restricted: as episodes.none, but
   7 - where episodes.title in ({show_0:Array(UInt32)})
     + where episodes.title in (select title from titles where kind = 'series'
     + and (title_id in {show_0:Array(String)})
     + and network_id in {network_0:Array(String)})
  12 - -- show_0 = [11104]
     + -- show_0 = ["1104"]
     + -- network_0 = ["210","33"]
