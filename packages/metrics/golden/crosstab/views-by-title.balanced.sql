-- views-by-title.balanced: as views-by-title.none, but
   7 + and cell in (select cell from cells where country in {country_0:Array(String)})
  25 - select of_title, sum(times) as views, countIf(is_first) as viewers
     + select of_title, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers
  27 + select of_title, cell, sum(times) as views, countIf(is_first) as viewers
     + from (
  33 + group by of_title, cell
     + ) as parts
  40 - select sum(times) as views, uniqExact(member) as viewers
     + select sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers
  42 + select cell, sum(times) as views, uniqExact(member) as viewers
     + from (
  48 + group by cell
     + ) as parts
  58 + -- country_0 = ["US"]
  61 - select sum(members) as n
     + select sum(parts.members) as n,
     + if(n = 0, null, round(pow(sum(parts.members * cells.weight), 2) / sum(parts.members * cells.weight * cells.weight), 3)) as effective
  63 - select sum(audience_cells.viewers) as members
     + select cell, sum(audience_cells.viewers) as members
  66 - )
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
-- members-by-title-columns.balanced: as members-by-title-columns.none, but
   6 + and cell in (select cell from cells where country in {country_0:Array(String)})
  26 - select user_id, of_title, sum(times) as views
     + select user_id, of_title, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views
  28 + select user_id, of_title, cell, sum(times) as views
     + from (
  34 + group by user_id, of_title, cell
     + ) as parts
  43 - select of_title, sum(times) as views
     + select of_title, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views
  45 + select of_title, cell, sum(times) as views
     + from (
  51 + group by of_title, cell
     + ) as parts
  65 + -- country_0 = ["US"]
  71 - select sum(members) as n
     + select sum(parts.members) as n,
     + if(n = 0, null, round(pow(sum(parts.members * cells.weight), 2) / sum(parts.members * cells.weight * cells.weight), 3)) as effective
  73 - select sum(audience_cells.viewers) as members
     + select cell, sum(audience_cells.viewers) as members
  76 - )
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
