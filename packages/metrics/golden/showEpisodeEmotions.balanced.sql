-- showEpisodeEmotions.balanced: as showEpisodeEmotions.none, but
  16 - select season, number, emotion, count() as votes, count() as people_rows
     + select season, number, emotion, sum(parts.votes * dictGet('cell_facts', 'weight', parts.cell)) as votes, sum(parts.people_rows) as people_rows
     + from (
     + select season, number, emotion, cell, count() as votes, count() as people_rows
  20 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by season, number, emotion, cell
     + ) as parts
  23 - select season, number, sum(points) as engagements, uniqExact(member) as engagers
     + select season, number, sum(parts.engagements * dictGet('cell_facts', 'weight', parts.cell)) as engagements, sum(parts.engagers) as engagers
  25 + select season, number, cell, sum(points) as engagements, uniqExact(member) as engagers
     + from (
  28 + and cell in (select cell from cells where country in {country_0:Array(String)})
  32 + and cell in (select cell from cells where country in {country_0:Array(String)})
  36 + and cell in (select cell from cells where country in {country_0:Array(String)})
  40 + and cell in (select cell from cells where country in {country_0:Array(String)})
  42 + group by season, number, cell
     + ) as parts
  50 + -- country_0 = ["US"]
  52 - select uniqExact(member) as n from reactions where title in ({show_0:Array(UInt32)})
     - and episode != 0
     + select sum(parts.members) as n,
     + if(n = 0, null, round(pow(sum(parts.members * cells.weight), 2) / sum(parts.members * cells.weight * cells.weight), 3)) as effective
     + from (
     + select cell, uniqExact(member) as members from reactions where title in ({show_0:Array(UInt32)})
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + and episode != 0 group by cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
