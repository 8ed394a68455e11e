-- actorSummary.balanced: as actorSummary.none, but
  10 - select actor, count() as votes
     + select actor, sum(parts.votes * dictGet('cell_facts', 'weight', parts.cell)) as votes
     + from (
     + select actor, cell, count() as votes
  16 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by actor, cell
     + ) as parts
  24 + -- country_0 = ["US"]
  26 - select count() as votes
     + select sum(parts.votes * dictGet('cell_facts', 'weight', parts.cell)) as votes
     + from (
     + select cell, count() as votes
  30 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by cell
     + ) as parts
  32 - select uniqExact(member) as n from character_votes where 1
     + select sum(parts.members) as n,
     + if(n = 0, null, round(pow(sum(parts.members * cells.weight), 2) / sum(parts.members * cells.weight * cells.weight), 3)) as effective
     + from (
     + select cell, uniqExact(member) as members from character_votes where 1
  35 + and cell in (select cell from cells where country in {country_0:Array(String)}) group by cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
