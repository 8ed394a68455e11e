-- showAudiencePlatform.balanced: as showAudiencePlatform.none, but
  11 - and day <= {date_0:Date32}) as sampleSize
     + and day <= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})) as sampleSize
  13 - select platform, count() as votes
     + select platform, sum(parts.votes * cells.weight) as votes
     + from (
     + select platform, cell, count() as votes
  19 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by platform, cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
  28 + -- country_0 = ["US"]
  30 - select uniqExact(member) as n from views where title in (select title from titles where kind = 'series'
     + select sum(parts.members) as n,
     + if(n = 0, null, round(pow(sum(parts.members * cells.weight), 2) / sum(parts.members * cells.weight * cells.weight), 3)) as effective
     + from (
     + select cell, uniqExact(member) as members from views where title in (select title from titles where kind = 'series'
  34 + and cell in (select cell from cells where country in {country_0:Array(String)}) group by cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
-- movieAudiencePlatform.balanced: as showAudiencePlatform.balanced, but
   8 - (select uniqExact(member) from views where title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)}))
     + (select uniqExact(member) from views where title in (select title from titles where kind = 'movie'
     + and (title_id in {movie_0:Array(String)}))
  18 - where title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)}))
     + where title in (select title from titles where kind = 'movie'
     + and (title_id in {movie_0:Array(String)}))
  33 - -- show_0 = ["1104"]
     + -- movie_0 = ["3f594ef5-131e-4d32-b65d-ba7b22a177fb"]
  41 - select cell, uniqExact(member) as members from views where title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)}))
     + select cell, uniqExact(member) as members from views where title in (select title from titles where kind = 'movie'
     + and (title_id in {movie_0:Array(String)}))
