-- engagementRawTotals.balanced: as engagementRawTotals.none, but
  18 - select season, number, uniqExact(member) as viewers
     + select season, number, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers
     + from (
     + select season, number, cell, uniqExact(member) as viewers
  22 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by season, number, cell
     + ) as parts
  35 + -- country_0 = ["US"]
  39 - select season, number, uniqExact(member) as engagers, sum(points) as engagements, countIf(fact in ('reactions', 'ratings')) as ratings, countIf(fact = 'character_votes') as character_votes, uniqExact(member) as engagers_base
     + select season, number, sum(parts.engagers * dictGet('cell_facts', 'weight', parts.cell)) as engagers, sum(parts.engagements * dictGet('cell_facts', 'weight', parts.cell)) as engagements, sum(parts.ratings * dictGet('cell_facts', 'weight', parts.cell)) as ratings, sum(parts.character_votes * dictGet('cell_facts', 'weight', parts.cell)) as character_votes, sum(parts.engagers_base) as engagers_base
  41 + select season, number, cell, uniqExact(member) as engagers, sum(points) as engagements, countIf(fact in ('reactions', 'ratings')) as ratings, countIf(fact = 'character_votes') as character_votes, uniqExact(member) as engagers_base
     + from (
  44 + and cell in (select cell from cells where country in {country_0:Array(String)})
  48 + and cell in (select cell from cells where country in {country_0:Array(String)})
  52 + and cell in (select cell from cells where country in {country_0:Array(String)})
  56 + and cell in (select cell from cells where country in {country_0:Array(String)})
  58 + group by season, number, cell
     + ) as parts
