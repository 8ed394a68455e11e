-- views-by-title.balanced: as views-by-title.none, but
   7 + and cell in (select cell from cells where country in {country_0:Array(String)})
  25 - select of_title, sum(times) as views, uniqExact(member) as viewers
     + select of_title, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers
  27 + select of_title, cell, sum(times) as views, uniqExact(member) as viewers
     + from (
  33 + group by of_title, cell
     + ) as parts
  40 - select sum(times) as views, uniqExact(member) as viewers
     + select sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers
  42 + select cell, sum(times) as views, uniqExact(member) as viewers
     + from (
  48 + group by cell
     + ) as parts
  57 + -- country_0 = ["US"]
  60 - select sum(members) as n
     + select sum(parts.members) as n,
     + if(n = 0, null, round(pow(sum(parts.members * cells.weight), 2) / sum(parts.members * cells.weight * cells.weight), 3)) as effective
  62 - select sum(audience_cells.viewers) as members
     + select cell, sum(audience_cells.viewers) as members
  65 - )
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
