-- engagementRawTotals.restricted: as engagementRawTotals.balanced-days, but
  10 - and (title_id in {show_0:Array(String)}))
     + and (title_id in {show_0:Array(String)})
     + and network_id in {network_0:Array(String)})
  18 - select season, number, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers
     - from (
     - select season, number, cell, uniqExact(member) as viewers
     + select season, number, uniqExact(member) as viewers
  26 - group by season, number, cell
     - ) as parts
  31 - select season, number, sum(parts.engagers * dictGet('cell_facts', 'weight', parts.cell)) as engagers, sum(parts.engagements * dictGet('cell_facts', 'weight', parts.cell)) as engagements, sum(parts.ratings * dictGet('cell_facts', 'weight', parts.cell)) as ratings, sum(parts.character_votes * dictGet('cell_facts', 'weight', parts.cell)) as character_votes
     - from (
     - select season, number, cell, uniqExact(member) as engagers, sum(points) as engagements, countIf(fact in ('reactions', 'ratings')) as ratings, countIf(fact = 'character_votes') as character_votes
     + select season, number, uniqExact(member) as engagers, sum(points) as engagements, countIf(fact in ('reactions', 'ratings')) as ratings, countIf(fact = 'character_votes') as character_votes
  60 - group by season, number, cell
     - ) as parts
  71 - -- date_0 = "2024-05-01"
     - -- date_1 = "2024-05-31"
     - -- country_0 = ["US"]
     + -- network_0 = ["210","33"]
     + -- date_0 = "2023-07-07"
     + -- date_1 = "2024-06-30"
     + -- country_0 = ["US","GB"]
