-- showRating.balanced: as showRating.none, but
   8 - select rating, count() as votes
     + select rating, sum(parts.votes * dictGet('cell_facts', 'weight', parts.cell)) as votes
     + from (
     + select rating, cell, count() as votes
  13 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by rating, cell
     + ) as parts
  21 + -- country_0 = ["US"]
  23 - select uniqExact(member) as n from ratings where title in (select title from titles where kind = 'series'
     + select sum(parts.members) as n,
     + if(n = 0, null, round(pow(sum(parts.members * cells.weight), 2) / sum(parts.members * cells.weight * cells.weight), 3)) as effective
     + from (
     + select cell, uniqExact(member) as members from ratings where title in (select title from titles where kind = 'series'
  26 + and cell in (select cell from cells where country in {country_0:Array(String)}) group by cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
-- movieRating.balanced: as showRating.balanced, but
  12 - where title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)}))
     + where title in (select title from titles where kind = 'movie'
     + and (title_id in {movie_0:Array(String)}))
  24 - -- show_0 = ["1104"]
     + -- movie_0 = ["3f594ef5-131e-4d32-b65d-ba7b22a177fb"]
  32 - select cell, uniqExact(member) as members from ratings where title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)}))
     + select cell, uniqExact(member) as members from ratings where title in (select title from titles where kind = 'movie'
     + and (title_id in {movie_0:Array(String)}))
