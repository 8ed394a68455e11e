-- votes-by-character.balanced: as votes-by-character.none, but
   7 + and cell in (select cell from cells where country in {country_0:Array(String)})
  23 - select character_name, actor_name, count() as votes, uniqExact(member) as voters
     + select character_name, actor_name, sum(parts.votes * dictGet('cell_facts', 'weight', parts.cell)) as votes, sum(parts.voters * dictGet('cell_facts', 'weight', parts.cell)) as voters
  25 + select character_name, actor_name, cell, count() as votes, uniqExact(member) as voters
     + from (
  32 + group by character_name, actor_name, cell
     + ) as parts
  37 - select count() as votes, uniqExact(member) as voters
     + select sum(parts.votes * dictGet('cell_facts', 'weight', parts.cell)) as votes, sum(parts.voters * dictGet('cell_facts', 'weight', parts.cell)) as voters
  39 + select cell, count() as votes, uniqExact(member) as voters
     + from (
  45 + group by cell
     + ) as parts
  53 + -- country_0 = ["US"]
     +
  58 + and cell in (select cell from cells where country in {country_0:Array(String)})
  59 - select uniqExact(member) as n from (
     + select sum(parts.members) as n,
     + if(n = 0, null, round(pow(sum(parts.members * cells.weight), 2) / sum(parts.members * cells.weight * cells.weight), 3)) as effective
     + from (
     + select cell, uniqExact(member) as members from (
  66 - )
     + ) group by cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
