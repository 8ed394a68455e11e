-- followers-at-the-end.balanced: as followers-at-the-end.none, but
   7 + and cell in (select cell from cells where country in {country_0:Array(String)})
  23 - select user_gender, uniqExactIf(member, began <= {date_0:Date32}
     + select user_gender, sum(parts.followers * dictGet('cell_facts', 'weight', parts.cell)) as followers
     + from (
     + select user_gender, cell, uniqExactIf(member, began <= {date_0:Date32}
  32 + group by user_gender, cell
     + ) as parts
  41 + -- country_0 = ["US"]
  49 + and cell in (select cell from cells where country in {country_0:Array(String)})
  52 - select uniqExact(member) as n from (
     + select sum(parts.members) as n,
     + if(n = 0, null, round(pow(sum(parts.members * cells.weight), 2) / sum(parts.members * cells.weight * cells.weight), 3)) as effective
     + from (
     + select cell, uniqExact(member) as members from (
  59 - )
     + ) group by cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
