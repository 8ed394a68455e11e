-- showEmotionIndex.balanced: as showEmotionIndex.none, but
  16 - select episode, season, number, emotion, count() as votes, count() as people_rows
     + select episode, season, number, emotion, sum(parts.votes * dictGet('cell_facts', 'weight', parts.cell)) as votes, sum(parts.people_rows) as people_rows
     + from (
     + select episode, season, number, emotion, cell, count() as votes, count() as people_rows
  21 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by episode, season, number, emotion, cell
     + ) as parts
  26 - select emotion, count() as votes, count() as people_rows
     + select emotion, sum(parts.votes * dictGet('cell_facts', 'weight', parts.cell)) as votes, sum(parts.people_rows) as people_rows
     + from (
     + select emotion, cell, count() as votes, count() as people_rows
  30 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by emotion, cell
     + ) as parts
  40 + -- country_0 = ["US"]
  42 - select uniqExact(member) as n from reactions where title in (select title from titles where kind = 'series'
     + select sum(parts.members) as n,
     + if(n = 0, null, round(pow(sum(parts.members * cells.weight), 2) / sum(parts.members * cells.weight * cells.weight), 3)) as effective
     + from (
     + select cell, uniqExact(member) as members from reactions where title in (select title from titles where kind = 'series'
  45 + and cell in (select cell from cells where country in {country_0:Array(String)}) group by cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
-- movieEmotionIndex.balanced: as showEmotionIndex.balanced, but
   8 - where kind = 'series' and (title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)}))
     - or hasAny(genres, (select groupUniqArrayArray(genres) from titles where title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)})))))
     + where kind = 'movie' and (title in (select title from titles where kind = 'movie'
     + and (title_id in {movie_0:Array(String)}))
     + or hasAny(genres, (select groupUniqArrayArray(genres) from titles where title in (select title from titles where kind = 'movie'
     + and (title_id in {movie_0:Array(String)})))))
  20 - where title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)}))
     + where title in (select title from titles where kind = 'movie'
     + and (title_id in {movie_0:Array(String)}))
  45 - where title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)}))
     + where title in (select title from titles where kind = 'movie'
     + and (title_id in {movie_0:Array(String)}))
  48 - -- show_0 = ["1104"]
     + -- movie_0 = ["3f594ef5-131e-4d32-b65d-ba7b22a177fb"]
  56 - select cell, uniqExact(member) as members from reactions where title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)}))
     + select cell, uniqExact(member) as members from reactions where title in (select title from titles where kind = 'movie'
     + and (title_id in {movie_0:Array(String)}))
