-- showFavorites.balanced: as showFavorites.none, but
  10 - select character, count() as votes
     + select character, sum(parts.votes * dictGet('cell_facts', 'weight', parts.cell)) as votes
     + from (
     + select character, cell, count() as votes
  15 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by character, cell
     + ) as parts
  25 + -- country_0 = ["US"]
  27 - select uniqExact(member) as n from character_votes where title in (select title from titles where kind = 'series'
     + select sum(parts.members) as n,
     + if(n = 0, null, round(pow(sum(parts.members * cells.weight), 2) / sum(parts.members * cells.weight * cells.weight), 3)) as effective
     + from (
     + select cell, uniqExact(member) as members from character_votes where title in (select title from titles where kind = 'series'
  30 + and cell in (select cell from cells where country in {country_0:Array(String)}) group by cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
-- movieFavorites.balanced: as showFavorites.balanced, but
  14 - where title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)}))
     + where title in (select title from titles where kind = 'movie'
     + and (title_id in {movie_0:Array(String)}))
  28 - -- show_0 = ["1104"]
     + -- movie_0 = ["3f594ef5-131e-4d32-b65d-ba7b22a177fb"]
  36 - select cell, uniqExact(member) as members from character_votes where title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)}))
     + select cell, uniqExact(member) as members from character_votes where title in (select title from titles where kind = 'movie'
     + and (title_id in {movie_0:Array(String)}))
