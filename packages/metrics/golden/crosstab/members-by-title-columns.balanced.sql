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
  45 - select fact.title as of_title, fact.views as times, fact.viewers as members
     + select of_title, cell, sum(times) as views
  47 - select title, sum(title_totals.views) as views, sum(title_totals.viewers) as viewers
     - from title_totals
     + select fact.cell as cell, fact.title as of_title, fact.views as times, fact.viewers as members
     + from (
     + select title, cell, sum(title_cells.views) as views, sum(title_cells.viewers) as viewers
     + from title_cells
  50 - group by title
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
  56 + group by of_title, cell
     + ) as parts
  69 + -- country_0 = ["US"]
  75 - select sum(members) as n
     + select sum(parts.members) as n,
     + if(n = 0, null, round(pow(sum(parts.members * cells.weight), 2) / sum(parts.members * cells.weight * cells.weight), 3)) as effective
  77 - select sum(audience_cells.viewers) as members
     + select cell, sum(audience_cells.viewers) as members
  80 - )
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
