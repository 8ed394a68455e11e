-- hottestMoments.restricted: as hottestMoments.balanced-days, but
  12 - and comments.title in ({show_0:Array(UInt32)})
     + and comments.title in (select title from titles where kind = 'series'
     + and (title_id in {show_0:Array(String)})
     + and network_id in {network_0:Array(String)})
  22 - -- show_0 = [11104]
     - -- date_0 = "2024-05-01"
     - -- date_1 = "2024-05-31"
     - -- country_0 = ["US"]
     + -- show_0 = ["1104"]
     + -- network_0 = ["210","33"]
     + -- date_0 = "2023-07-07"
     + -- date_1 = "2024-06-30"
     + -- country_0 = ["US","GB"]
