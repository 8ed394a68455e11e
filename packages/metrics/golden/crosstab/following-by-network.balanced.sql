-- following-by-network.balanced: as following-by-network.none, but
   8 + and cell in (select cell from cells where country in {country_0:Array(String)})
  14 + and cell in (select cell from cells where country in {country_0:Array(String)})
  34 - select of_title, uniqExactIf(member, ended is null) as followers, uniqExactIf(member, 0) as followers_before
     + select of_title, sum(parts.followers * dictGet('cell_facts', 'weight', parts.cell)) as followers, sum(parts.followers_before * dictGet('cell_facts', 'weight', parts.cell)) as followers_before
  36 + select of_title, cell, uniqExactIf(member, ended is null) as followers, uniqExactIf(member, 0) as followers_before
     + from (
  47 + group by of_title, cell
     + ) as parts
  56 - select of_title, uniqExact(member) as new_followers
     + select of_title, sum(parts.new_followers * dictGet('cell_facts', 'weight', parts.cell)) as new_followers
  58 + select of_title, cell, uniqExact(member) as new_followers
     + from (
  69 + group by of_title, cell
     + ) as parts
  82 + -- country_0 = ["US"]
     +
  87 + and cell in (select cell from cells where country in {country_0:Array(String)})
  93 + and cell in (select cell from cells where country in {country_0:Array(String)})
  94 - select uniqExact(member) as n from (
     + select sum(parts.members) as n,
     + if(n = 0, null, round(pow(sum(parts.members * cells.weight), 2) / sum(parts.members * cells.weight * cells.weight), 3)) as effective
     + from (
     + select cell, uniqExact(member) as members from (
 108 - )
     + ) group by cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
