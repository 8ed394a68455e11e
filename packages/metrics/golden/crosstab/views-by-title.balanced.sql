-- views-by-title.balanced: as views-by-title.none, but
  20 - select of_title, sum(times) as views, sum(members) as viewers
     + select of_title, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers
  22 - select fact.title as of_title, fact.views as times, fact.viewers as members
     + select of_title, cell, sum(times) as views, sum(members) as viewers
  24 - select title, sum(title_totals.views) as views, sum(title_totals.viewers) as viewers
     - from title_totals
     + select fact.cell as cell, fact.title as of_title, fact.views as times, fact.viewers as members
     + from (
     + select title, cell, sum(title_cells.views) as views, sum(title_cells.viewers) as viewers
     + from title_cells
  27 - group by title
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
  33 + group by of_title, cell
     + ) as parts
  40 - select sum(times) as views, sum(members) as viewers
     + select sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers
  42 + select cell, sum(times) as views, sum(members) as viewers
     + from (
  49 + and cell in (select cell from cells where country in {country_0:Array(String)})
  57 + and cell in (select cell from cells where country in {country_0:Array(String)})
  64 + group by cell
     + ) as parts
  73 + -- country_0 = ["US"]
  76 - select sum(members) as n
     + select sum(parts.members) as n,
     + if(n = 0, null, round(pow(sum(parts.members * cells.weight), 2) / sum(parts.members * cells.weight * cells.weight), 3)) as effective
  78 - select sum(audience_cells.viewers) as members
     + select cell, sum(audience_cells.viewers) as members
  81 - )
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
