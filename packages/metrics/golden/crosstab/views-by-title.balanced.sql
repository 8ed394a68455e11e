-- views-by-title.balanced: as views-by-title.none, but
   8 + and cell in (select cell from cells where country in {country_0:Array(String)})
  24 - select title, title_key, sum(times) as views, uniqExact(member) as viewers
     + select title, title_key, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers
  26 + select title, title_key, cell, sum(times) as views, uniqExact(member) as viewers
     + from (
  32 + group by title, title_key, cell
     + ) as parts
  37 - select sum(times) as views, uniqExact(member) as viewers
     + select sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers
  39 + select cell, sum(times) as views, uniqExact(member) as viewers
     + from (
  45 + group by cell
     + ) as parts
  54 + -- country_0 = ["US"]
  62 + and cell in (select cell from cells where country in {country_0:Array(String)})
  63 - select uniqExact(member) as n from (
     + select sum(parts.members) as n,
     + if(n = 0, null, round(pow(sum(parts.members * cells.weight), 2) / sum(parts.members * cells.weight * cells.weight), 3)) as effective
     + from (
     + select cell, uniqExact(member) as members from (
  70 - )
     + ) group by cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
-- members-by-title-columns.balanced: as members-by-title-columns.none, but
   7 + and cell in (select cell from cells where country in {country_0:Array(String)})
  25 - select user_id, title, title_key, sum(times) as views
     + select user_id, title, title_key, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views
  27 + select user_id, title, title_key, cell, sum(times) as views
     + from (
  34 + group by user_id, title, title_key, cell
     + ) as parts
  39 - select title, title_key, sum(times) as views
     + select title, title_key, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views
  41 + select title, title_key, cell, sum(times) as views
     + from (
  47 + group by title, title_key, cell
     + ) as parts
  58 + -- country_0 = ["US"]
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
