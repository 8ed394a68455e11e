-- showEpisodeEmotions.balanced: as showEpisodeEmotions.none, but
  13 - select season, number, emotion, count() as votes, count() as people_rows
     + select season, number, emotion, sum(parts.votes * dictGet('cell_facts', 'weight', parts.cell)) as votes, sum(parts.people_rows) as people_rows
     + from (
     + select season, number, emotion, cell, count() as votes, count() as people_rows
  19 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by season, number, emotion, cell
     + ) as parts
  22 - select season, number, sum(points) as engagements
     + select season, number, sum(parts.engagements * dictGet('cell_facts', 'weight', parts.cell)) as engagements
  24 + select season, number, cell, sum(points) as engagements
     + from (
  28 + and cell in (select cell from cells where country in {country_0:Array(String)})
  33 + and cell in (select cell from cells where country in {country_0:Array(String)})
  38 + and cell in (select cell from cells where country in {country_0:Array(String)})
  43 + and cell in (select cell from cells where country in {country_0:Array(String)})
  45 + group by season, number, cell
     + ) as parts
  53 + -- country_0 = ["US"]
  55 - select uniqExact(member) as n from reactions where title in (select title from titles where kind = 'series'
     + select sum(parts.members) as n,
     + if(n = 0, null, round(pow(sum(parts.members * cells.weight), 2) / sum(parts.members * cells.weight * cells.weight), 3)) as effective
     + from (
     + select cell, uniqExact(member) as members from reactions where title in (select title from titles where kind = 'series'
  58 - and episode != 0
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + and episode != 0 group by cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
