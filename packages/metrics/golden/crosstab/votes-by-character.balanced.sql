-- votes-by-character.balanced: as votes-by-character.none, but
   9 + and cell in (select cell from cells where country in {country_0:Array(String)})
  27 - select character_name, actor_name, count() as votes, uniqExact(member) as voters
     + select character_name, actor_name, sum(parts.votes * cells.weight) as votes, sum(parts.voters * cells.weight) as voters
  29 + select character_name, actor_name, cell, count() as votes, uniqExact(member) as voters
     + from (
  36 + group by character_name, actor_name, cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
  41 - select count() as votes, uniqExact(member) as voters
     + select sum(parts.votes * cells.weight) as votes, sum(parts.voters * cells.weight) as voters
  43 + select cell, count() as votes, uniqExact(member) as voters
     + from (
  49 + group by cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
  61 + -- country_0 = ["US"]
  69 + and cell in (select cell from cells where country in {country_0:Array(String)})
  70 - select uniqExact(member) as n from (
     + select sum(parts.members) as n,
     + if(n = 0, null, round(pow(sum(parts.members * cells.weight), 2) / sum(parts.members * cells.weight * cells.weight), 3)) as effective
     + from (
     + select cell, uniqExact(member) as members from (
  77 - )
     + ) group by cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
