-- engagementRawTotals.balanced: as engagementRawTotals.none, but
  18 - select season, number, uniqExact(member) as viewers
     + select season, number, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers
     + from (
     + select season, number, cell, uniqExact(member) as viewers
  22 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by season, number, cell
     + ) as parts
  25 - select season, number, uniqExact(member) as engagers, sum(points) as engagements, countIf(fact in ('reactions', 'ratings')) as ratings, countIf(fact = 'character_votes') as character_votes
     + select season, number, sum(parts.engagers * dictGet('cell_facts', 'weight', parts.cell)) as engagers, sum(parts.engagements * dictGet('cell_facts', 'weight', parts.cell)) as engagements, sum(parts.ratings * dictGet('cell_facts', 'weight', parts.cell)) as ratings, sum(parts.character_votes * dictGet('cell_facts', 'weight', parts.cell)) as character_votes
  27 + select season, number, cell, uniqExact(member) as engagers, sum(points) as engagements, countIf(fact in ('reactions', 'ratings')) as ratings, countIf(fact = 'character_votes') as character_votes
     + from (
  30 + and cell in (select cell from cells where country in {country_0:Array(String)})
  34 + and cell in (select cell from cells where country in {country_0:Array(String)})
  38 + and cell in (select cell from cells where country in {country_0:Array(String)})
  42 + and cell in (select cell from cells where country in {country_0:Array(String)})
  44 + group by season, number, cell
     + ) as parts
  53 + -- country_0 = ["US"]
