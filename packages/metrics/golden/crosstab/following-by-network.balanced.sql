-- following-by-network.balanced: as following-by-network.none, but
   9 + and cell in (select cell from cells where country in {country_0:Array(String)})
  15 + and cell in (select cell from cells where country in {country_0:Array(String)})
  34 - select network_name, uniqExactIf(member, began <= {date_0:Date32} and (ended is null or ended > {date_0:Date32})) as followers, uniqExactIf(member, 0) as followers_before
     + select network_name, sum(parts.followers * dictGet('cell_facts', 'weight', parts.cell)) as followers, sum(parts.followers_before * dictGet('cell_facts', 'weight', parts.cell)) as followers_before
  36 + select network_name, cell, uniqExactIf(member, began <= {date_0:Date32} and (ended is null or ended > {date_0:Date32})) as followers, uniqExactIf(member, 0) as followers_before
     + from (
  42 + group by network_name, cell
     + ) as parts
  47 - select network_name, uniqExact(member) as new_followers
     + select network_name, sum(parts.new_followers * dictGet('cell_facts', 'weight', parts.cell)) as new_followers
  49 + select network_name, cell, uniqExact(member) as new_followers
     + from (
  55 + group by network_name, cell
     + ) as parts
  66 + -- country_0 = ["US"]
  74 + and cell in (select cell from cells where country in {country_0:Array(String)})
  80 + and cell in (select cell from cells where country in {country_0:Array(String)})
  82 - select uniqExact(member) as n from (
     + select sum(parts.members) as n,
     + if(n = 0, null, round(pow(sum(parts.members * cells.weight), 2) / sum(parts.members * cells.weight * cells.weight), 3)) as effective
     + from (
     + select cell, uniqExact(member) as members from (
  96 - )
     + ) group by cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
