-- showMobility.balanced: as showMobility.none, but
   9 - select countIf(device = 'phone') as phone, countIf(device = 'tablet') as tablet, countIf(device = 'computer') as computer, countIf(device = 'tv') as tv, uniqExact(member) as members
     + select sum(parts.phone * dictGet('cell_facts', 'weight', parts.cell)) as phone, sum(parts.tablet * dictGet('cell_facts', 'weight', parts.cell)) as tablet, sum(parts.computer * dictGet('cell_facts', 'weight', parts.cell)) as computer, sum(parts.tv * dictGet('cell_facts', 'weight', parts.cell)) as tv, sum(parts.members) as members
     + from (
     + select cell, countIf(device = 'phone') as phone, countIf(device = 'tablet') as tablet, countIf(device = 'computer') as computer, countIf(device = 'tv') as tv, uniqExact(member) as members
  13 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by cell
     + ) as parts
  15 + -- country_0 = ["US"]
  16 + -- sample size
     + select sum(parts.members) as n,
     + if(n = 0, null, round(pow(sum(parts.members * cells.weight), 2) / sum(parts.members * cells.weight * cells.weight), 3)) as effective
     + from (
     + select cell, uniqExact(member) as members from views where title in ({show_0:Array(UInt32)})
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + and device != '' group by cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
     +
-- movieMobility.balanced: as showMobility.balanced, but
  13 - where title in ({show_0:Array(UInt32)})
     + where title in ({movie_0:Array(UInt32)})
  19 - -- show_0 = [11104]
     + -- movie_0 = [36]
  26 - select cell, uniqExact(member) as members from views where title in ({show_0:Array(UInt32)})
     + select cell, uniqExact(member) as members from views where title in ({movie_0:Array(UInt32)})
-- networkMobility.balanced: as showMobility.balanced, but
  13 - where title in ({show_0:Array(UInt32)})
     + where title in (select title from titles where kind = 'series'
     + and network_id in {network_0:Array(String)})
  19 - -- show_0 = [11104]
     + -- network_0 = ["210"]
  26 - select cell, uniqExact(member) as members from views where title in ({show_0:Array(UInt32)})
     + select cell, uniqExact(member) as members from views where title in (select title from titles where kind = 'series'
     + and network_id in {network_0:Array(String)})
