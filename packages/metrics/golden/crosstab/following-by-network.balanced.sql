-- following-by-network.balanced: as following-by-network.none, but
   9 + and cell in (select cell from cells where country in {country_0:Array(String)})
  16 + and cell in (select cell from cells where country in {country_0:Array(String)})
  35 - select network_name, uniqExactIf(member, began <= {date_0:Date32}
     + select network_name, sum(parts.followers * dictGet('cell_facts', 'weight', parts.cell)) as followers, sum(parts.followers_before * dictGet('cell_facts', 'weight', parts.cell)) as followers_before
     + from (
     + select network_name, cell, uniqExactIf(member, began <= {date_0:Date32}
  44 + group by network_name, cell
     + ) as parts
  49 - select network_name, uniqExact(member) as new_followers
     + select network_name, sum(parts.new_followers * dictGet('cell_facts', 'weight', parts.cell)) as new_followers
  51 + select network_name, cell, uniqExact(member) as new_followers
     + from (
  57 + group by network_name, cell
     + ) as parts
  68 + -- country_0 = ["US"]
  76 + and cell in (select cell from cells where country in {country_0:Array(String)})
  83 + and cell in (select cell from cells where country in {country_0:Array(String)})
  85 - select uniqExact(member) as n from (
     + select sum(parts.members) as n,
     + if(n = 0, null, round(pow(sum(parts.members * cells.weight), 2) / sum(parts.members * cells.weight * cells.weight), 3)) as effective
     + from (
     + select cell, uniqExact(member) as members from (
  99 - )
     + ) group by cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
