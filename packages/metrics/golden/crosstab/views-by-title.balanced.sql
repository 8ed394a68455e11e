-- views-by-title.balanced: as views-by-title.none, but
   9 + and cell in (select cell from cells where country in {country_0:Array(String)})
  25 - select title, title_key, sum(times) as views, uniqExact(member) as viewers
     + select title, title_key, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers
  27 + select title, title_key, cell, sum(times) as views, uniqExact(member) as viewers
     + from (
  33 + group by title, title_key, cell
     + ) as parts
  38 - select sum(times) as views, uniqExact(member) as viewers
     + select sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers
  40 + select cell, sum(times) as views, uniqExact(member) as viewers
     + from (
  46 + group by cell
     + ) as parts
  56 + -- country_0 = ["US"]
  65 + and cell in (select cell from cells where country in {country_0:Array(String)})
  66 - select uniqExact(member) as n from (
     + select sum(parts.members) as n,
     + if(n = 0, null, round(pow(sum(parts.members * cells.weight), 2) / sum(parts.members * cells.weight * cells.weight), 3)) as effective
     + from (
     + select cell, uniqExact(member) as members from (
  73 - )
     + ) group by cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
-- members-by-title-columns.balanced: as members-by-title-columns.none, but
   8 + and cell in (select cell from cells where country in {country_0:Array(String)})
  26 - select user_id, title, title_key, sum(times) as views
     + select user_id, title, title_key, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views
  28 + select user_id, title, title_key, cell, sum(times) as views
     + from (
  35 + group by user_id, title, title_key, cell
     + ) as parts
  40 - select title, title_key, sum(times) as views
     + select title, title_key, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views
  42 + select title, title_key, cell, sum(times) as views
     + from (
  48 + group by title, title_key, cell
     + ) as parts
  60 + -- country_0 = ["US"]
  72 + and cell in (select cell from cells where country in {country_0:Array(String)})
  73 - select uniqExact(member) as n from (
     + select sum(parts.members) as n,
     + if(n = 0, null, round(pow(sum(parts.members * cells.weight), 2) / sum(parts.members * cells.weight * cells.weight), 3)) as effective
     + from (
     + select cell, uniqExact(member) as members from (
  80 - )
     + ) group by cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
