-- showMobility.balanced: as showMobility.none, but
  13 - select countIf(device = 'phone') as phone, countIf(device = 'tablet') as tablet, countIf(device = 'computer') as computer, countIf(device = 'tv') as tv
     + select sum(parts.phone * dictGet('cell_facts', 'weight', parts.cell)) as phone, sum(parts.tablet * dictGet('cell_facts', 'weight', parts.cell)) as tablet, sum(parts.computer * dictGet('cell_facts', 'weight', parts.cell)) as computer, sum(parts.tv * dictGet('cell_facts', 'weight', parts.cell)) as tv
     + from (
     + select cell, countIf(device = 'phone') as phone, countIf(device = 'tablet') as tablet, countIf(device = 'computer') as computer, countIf(device = 'tv') as tv
  17 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by cell
     + ) as parts
  24 + -- country_0 = ["US"]
  27 - select uniqExact(member) as n from views where title in ({show_0:Array(UInt32)})
     + select sum(parts.members) as n,
     + if(n = 0, null, round(pow(sum(parts.members * cells.weight), 2) / sum(parts.members * cells.weight * cells.weight), 3)) as effective
     + from (
     + select cell, uniqExact(member) as members from views where title in ({show_0:Array(UInt32)})
  29 - and device != ''
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + and device != '' group by cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
-- movieMobility.balanced: as showMobility.balanced, but
  17 - where title in ({show_0:Array(UInt32)})
     + where title in ({movie_0:Array(UInt32)})
  27 - -- show_0 = [11104]
     + -- movie_0 = [36]
  36 - select cell, uniqExact(member) as members from views where title in ({show_0:Array(UInt32)})
     + select cell, uniqExact(member) as members from views where title in ({movie_0:Array(UInt32)})
-- networkMobility.balanced: as showMobility.balanced, but
  17 - where title in ({show_0:Array(UInt32)})
     + where title in (select title from titles where kind = 'series'
     + and network_id in {network_0:Array(String)})
  27 - -- show_0 = [11104]
     + -- network_0 = ["210"]
  36 - select cell, uniqExact(member) as members from views where title in ({show_0:Array(UInt32)})
     + select cell, uniqExact(member) as members from views where title in (select title from titles where kind = 'series'
     + and network_id in {network_0:Array(String)})
