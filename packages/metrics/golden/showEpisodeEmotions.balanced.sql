-- showEpisodeEmotions.balanced: as showEpisodeEmotions.none, but
  14 - select season, number, emotion, count() as votes, count() as people_rows
     + select season, number, emotion, sum(parts.votes * dictGet('cell_facts', 'weight', parts.cell)) as votes, sum(parts.people_rows) as people_rows
     + from (
     + select season, number, emotion, cell, count() as votes, count() as people_rows
  18 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by season, number, emotion, cell
     + ) as parts
  29 + -- country_0 = ["US"]
  33 - select season, number, uniqExact(member) as engagers, sum(points) as engagements, countIf(fact in ('reactions', 'ratings')) as ratings, countIf(fact = 'character_votes') as character_votes, uniqExact(member) as engagers_base
     + select season, number, sum(parts.engagers * dictGet('cell_facts', 'weight', parts.cell)) as engagers, sum(parts.engagements * dictGet('cell_facts', 'weight', parts.cell)) as engagements, sum(parts.ratings * dictGet('cell_facts', 'weight', parts.cell)) as ratings, sum(parts.character_votes * dictGet('cell_facts', 'weight', parts.cell)) as character_votes, sum(parts.engagers_base) as engagers_base
  35 + select season, number, cell, uniqExact(member) as engagers, sum(points) as engagements, countIf(fact in ('reactions', 'ratings')) as ratings, countIf(fact = 'character_votes') as character_votes, uniqExact(member) as engagers_base
     + from (
  38 + and cell in (select cell from cells where country in {country_0:Array(String)})
  42 + and cell in (select cell from cells where country in {country_0:Array(String)})
  46 + and cell in (select cell from cells where country in {country_0:Array(String)})
  50 + and cell in (select cell from cells where country in {country_0:Array(String)})
  52 + group by season, number, cell
     + ) as parts
  56 - select uniqExact(member) as n from reactions where title in ({show_0:Array(UInt32)})
     - and episode != 0
     + select sum(parts.members) as n,
     + if(n = 0, null, round(pow(sum(parts.members * cells.weight), 2) / sum(parts.members * cells.weight * cells.weight), 3)) as effective
     + from (
     + select cell, uniqExact(member) as members from reactions where title in ({show_0:Array(UInt32)})
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + and episode != 0 group by cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
