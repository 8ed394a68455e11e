-- showMobility.balanced: as showMobility.none, but
  13 - select countIf(device = 'phone') as phone, countIf(device = 'tablet') as tablet, countIf(device = 'computer') as computer, countIf(device = 'tv') as tv
     + select sum(parts.phone * dictGet('cell_facts', 'weight', parts.cell)) as phone, sum(parts.tablet * dictGet('cell_facts', 'weight', parts.cell)) as tablet, sum(parts.computer * dictGet('cell_facts', 'weight', parts.cell)) as computer, sum(parts.tv * dictGet('cell_facts', 'weight', parts.cell)) as tv
     + from (
     + select cell, countIf(device = 'phone') as phone, countIf(device = 'tablet') as tablet, countIf(device = 'computer') as computer, countIf(device = 'tv') as tv
  18 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by cell
     + ) as parts
  25 + -- country_0 = ["US"]
  28 - select uniqExact(member) as n from views where title in (select title from titles where kind = 'series'
     + select sum(parts.members) as n,
     + if(n = 0, null, round(pow(sum(parts.members * cells.weight), 2) / sum(parts.members * cells.weight * cells.weight), 3)) as effective
     + from (
     + select cell, uniqExact(member) as members from views where title in (select title from titles where kind = 'series'
  31 - and device != ''
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + and device != '' group by cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
-- movieMobility.balanced: as showMobility.balanced, but
  17 - where title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)}))
     + where title in (select title from titles where kind = 'movie'
     + and (title_id in {movie_0:Array(String)}))
  28 - -- show_0 = ["1104"]
     + -- movie_0 = ["3f594ef5-131e-4d32-b65d-ba7b22a177fb"]
  37 - select cell, uniqExact(member) as members from views where title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)}))
     + select cell, uniqExact(member) as members from views where title in (select title from titles where kind = 'movie'
     + and (title_id in {movie_0:Array(String)}))
-- networkMobility.balanced: as showMobility.balanced, with the changes of networkMobility.none
