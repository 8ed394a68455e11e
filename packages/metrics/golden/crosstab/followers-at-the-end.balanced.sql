-- followers-at-the-end.balanced: as followers-at-the-end.none, but
   6 + and cell in (select cell from cells where country in {country_0:Array(String)})
  21 - select user_gender, uniqExactIf(member, ended is null) as followers
     + select user_gender, sum(parts.followers * dictGet('cell_facts', 'weight', parts.cell)) as followers
  23 + select user_gender, cell, uniqExactIf(member, ended is null) as followers
     + from (
  29 + group by user_gender, cell
     + ) as parts
  38 + -- country_0 = ["US"]
     +
  43 + and cell in (select cell from cells where country in {country_0:Array(String)})
  45 - select uniqExact(member) as n from (
     + select sum(parts.members) as n,
     + if(n = 0, null, round(pow(sum(parts.members * cells.weight), 2) / sum(parts.members * cells.weight * cells.weight), 3)) as effective
     + from (
     + select cell, uniqExact(member) as members from (
  52 - )
     + ) group by cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
