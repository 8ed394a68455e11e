-- showEmotionIndex.balanced: as showEmotionIndex.none, but
  29 - select emotion, count() as votes, count() as people_rows
     + select emotion, sum(parts.votes * cells.weight) as votes, sum(parts.people_rows) as people_rows
     + from (
     + select emotion, cell, count() as votes, count() as people_rows
  34 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by emotion, cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
  39 - select season, number, emotion, count() as votes, count() as people_rows
     + select season, number, emotion, sum(parts.votes * cells.weight) as votes, sum(parts.people_rows) as people_rows
     + from (
     + select season, number, emotion, cell, count() as votes, count() as people_rows
  45 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by season, number, emotion, cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
  52 - select emotion, count() as votes, count() as people_rows
     + select emotion, sum(parts.votes * cells.weight) as votes, sum(parts.people_rows) as people_rows
     + from (
     + select emotion, cell, count() as votes, count() as people_rows
  56 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by emotion, cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
  65 + -- country_0 = ["US"]
  67 - select uniqExact(member) as n from reactions where title in (select title from titles where kind = 'series'
     + select sum(parts.members) as n,
     + if(n = 0, null, round(pow(sum(parts.members * cells.weight), 2) / sum(parts.members * cells.weight * cells.weight), 3)) as effective
     + from (
     + select cell, uniqExact(member) as members from reactions where title in (select title from titles where kind = 'series'
  70 + and cell in (select cell from cells where country in {country_0:Array(String)}) group by cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
-- movieEmotionIndex.balanced: as movieEmotionIndex.none, but
  29 - select emotion, count() as votes, count() as people_rows
     + select emotion, sum(parts.votes * cells.weight) as votes, sum(parts.people_rows) as people_rows
     + from (
     + select emotion, cell, count() as votes, count() as people_rows
  34 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by emotion, cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
  41 - select emotion, count() as votes, count() as people_rows
     + select emotion, sum(parts.votes * cells.weight) as votes, sum(parts.people_rows) as people_rows
     + from (
     + select emotion, cell, count() as votes, count() as people_rows
  45 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by emotion, cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
  54 + -- country_0 = ["US"]
  56 - select uniqExact(member) as n from reactions where title in (select title from titles where kind = 'movie'
     + select sum(parts.members) as n,
     + if(n = 0, null, round(pow(sum(parts.members * cells.weight), 2) / sum(parts.members * cells.weight * cells.weight), 3)) as effective
     + from (
     + select cell, uniqExact(member) as members from reactions where title in (select title from titles where kind = 'movie'
  59 + and cell in (select cell from cells where country in {country_0:Array(String)}) group by cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
