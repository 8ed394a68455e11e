-- views-by-title.balanced: as views-by-title.none, but
   7 + and cell in (select cell from cells where country in {country_0:Array(String)})
  23 - select title, title_key, sum(times) as views, uniqExact(member) as viewers
     + select title, title_key, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers
  25 + select title, title_key, cell, sum(times) as views, uniqExact(member) as viewers
     + from (
  31 + group by title, title_key, cell
     + ) as parts
  36 - select sum(times) as views, uniqExact(member) as viewers
     + select sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers
  38 + select cell, sum(times) as views, uniqExact(member) as viewers
     + from (
  44 + group by cell
     + ) as parts
  53 + -- country_0 = ["US"]
  56 - select sum(members) as n
     + select sum(parts.members) as n,
     + if(n = 0, null, round(pow(sum(parts.members * cells.weight), 2) / sum(parts.members * cells.weight * cells.weight), 3)) as effective
  58 - select sum(audience_cells.viewers) as members
     + select cell, sum(audience_cells.viewers) as members
  61 - )
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
-- members-by-title-columns.balanced: as members-by-title-columns.none, but
   6 + and cell in (select cell from cells where country in {country_0:Array(String)})
  24 - select user_id, title, title_key, sum(times) as views
     + select user_id, title, title_key, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views
  26 + select user_id, title, title_key, cell, sum(times) as views
     + from (
  33 + group by user_id, title, title_key, cell
     + ) as parts
  38 - select title, title_key, sum(times) as views
     + select title, title_key, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views
  40 + select title, title_key, cell, sum(times) as views
     + from (
  46 + group by title, title_key, cell
     + ) as parts
  57 + -- country_0 = ["US"]
  63 - select sum(members) as n
     + select sum(parts.members) as n,
     + if(n = 0, null, round(pow(sum(parts.members * cells.weight), 2) / sum(parts.members * cells.weight * cells.weight), 3)) as effective
  65 - select sum(audience_cells.viewers) as members
     + select cell, sum(audience_cells.viewers) as members
  68 - )
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
