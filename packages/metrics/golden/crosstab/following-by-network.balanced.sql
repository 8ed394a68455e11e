-- following-by-network.balanced: as following-by-network.none, but
   8 + and cell in (select cell from cells where country in {country_0:Array(String)})
  14 + and cell in (select cell from cells where country in {country_0:Array(String)})
  32 - select network_name, uniqExactIf(member, ended is null) as followers, uniqExactIf(member, 0) as followers_before
     + select network_name, sum(parts.followers * dictGet('cell_facts', 'weight', parts.cell)) as followers, sum(parts.followers_before * dictGet('cell_facts', 'weight', parts.cell)) as followers_before
  34 + select network_name, cell, uniqExactIf(member, ended is null) as followers, uniqExactIf(member, 0) as followers_before
     + from (
  40 + group by network_name, cell
     + ) as parts
  45 - select network_name, uniqExact(member) as new_followers
     + select network_name, sum(parts.new_followers * dictGet('cell_facts', 'weight', parts.cell)) as new_followers
  47 + select network_name, cell, uniqExact(member) as new_followers
     + from (
  53 + group by network_name, cell
     + ) as parts
  64 + -- country_0 = ["US"]
     +
  69 + and cell in (select cell from cells where country in {country_0:Array(String)})
  75 + and cell in (select cell from cells where country in {country_0:Array(String)})
  76 - select uniqExact(member) as n from (
     + select sum(parts.members) as n,
     + if(n = 0, null, round(pow(sum(parts.members * cells.weight), 2) / sum(parts.members * cells.weight * cells.weight), 3)) as effective
     + from (
     + select cell, uniqExact(member) as members from (
  90 - )
     + ) group by cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
