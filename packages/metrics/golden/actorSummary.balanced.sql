-- actorSummary.balanced: as actorSummary.none, but
  12 - select character, sum(character_totals.votes) as votes
     - from character_totals
     + select character, sum(parts.votes * dictGet('cell_facts', 'weight', parts.cell)) as votes
     + from (
     + select character, cell, sum(vote_days.votes) as votes
     + from vote_days
  16 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by character, cell
     + ) as parts
  27 + -- country_0 = ["US"]
     +
  28 - select sum(character_totals.votes) as votes
     - from character_totals
     + select sum(parts.votes * dictGet('cell_facts', 'weight', parts.cell)) as votes
     + from (
     + select cell, sum(vote_days.votes) as votes
     + from vote_days
  31 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by cell
     + ) as parts
  33 - select uniqExact(member) as n from character_votes where 1
     + select sum(parts.members) as n,
     + if(n = 0, null, round(pow(sum(parts.members * cells.weight), 2) / sum(parts.members * cells.weight * cells.weight), 3)) as effective
     + from (
     + select cell, uniqExact(member) as members from character_votes where 1
  35 + and cell in (select cell from cells where country in {country_0:Array(String)}) group by cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
