-- hottestMoments.restricted: as hottestMoments.none, but
  12 - and comments.title in ({show_0:Array(UInt32)})
     - and (comments.title, comments.screencap_id) in (select title, screencap_id from screencaps where title in ({show_0:Array(UInt32)}))
     + and comments.title in (select title from titles where kind = 'series'
     + and (title_id in {show_0:Array(String)})
     + and network_id in {network_0:Array(String)})
     + and (comments.title, comments.screencap_id) in (select title, screencap_id from screencaps where title in (select title from titles where kind = 'series'
     + and (title_id in {show_0:Array(String)})
     + and network_id in {network_0:Array(String)}))
     + and day >= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
  21 - -- show_0 = [11104]
     + -- show_0 = ["1104"]
     + -- network_0 = ["210","33"]
     + -- date_0 = "2023-07-07"
     + -- country_0 = ["US","GB"]
