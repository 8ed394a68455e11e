-- showEpisodeEmotions.restricted: as showEpisodeEmotions.none, but
   9 - and (title_id in {show_0:Array(String)}))
     + and (title_id in {show_0:Array(String)})
     + and network_id in {network_0:Array(String)})
  18 - where title in ({show_1:Array(UInt32)})
     + where title in (select title from titles where kind = 'series'
     + and (title_id in {show_0:Array(String)})
     + and network_id in {network_0:Array(String)})
  20 + and day >= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
  28 + and day >= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
  32 + and day >= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
  36 + and day >= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
  40 + and day >= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
  49 - -- show_1 = [11104]
     + -- network_0 = ["210","33"]
     + -- date_0 = "2023-07-07"
     + -- country_0 = ["US","GB"]
  52 - select uniqExact(member) as n from reactions where title in ({show_0:Array(UInt32)})
     + select uniqExact(member) as n from reactions where title in (select title from titles where kind = 'series'
     + and (title_id in {show_0:Array(String)})
     + and network_id in {network_0:Array(String)})
     + and day >= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
  55 - -- show_0 = [11104]
     -
