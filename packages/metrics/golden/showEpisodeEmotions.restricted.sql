-- showEpisodeEmotions.restricted: as showEpisodeEmotions.none, but
   9 - and (title_id in {show_0:Array(String)}))
     + and (title_id in {show_0:Array(String)})
     + and network_id in {network_0:Array(String)})
  18 - where title in ({show_1:Array(UInt32)})
     + where title in (select title from titles where kind = 'series'
     + and (title_id in {show_0:Array(String)})
     + and network_id in {network_0:Array(String)})
  20 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
  29 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
  34 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
  39 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
  44 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
  54 - -- show_1 = [11104]
     - -- date_0 = "2024-06-30"
     + -- network_0 = ["210","33"]
     + -- date_0 = "2023-07-07"
     + -- date_1 = "2024-06-30"
     + -- country_0 = ["US","GB"]
  58 - select uniqExact(member) as n from reactions where title in ({show_0:Array(UInt32)})
     - and day <= {date_0:Date32}
     + select uniqExact(member) as n from reactions where title in (select title from titles where kind = 'series'
     + and (title_id in {show_0:Array(String)})
     + and network_id in {network_0:Array(String)})
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
  62 - -- show_0 = [11104]
     -
