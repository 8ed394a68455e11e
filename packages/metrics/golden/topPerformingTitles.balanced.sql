-- topPerformingTitles.balanced: as topPerformingTitles.none, but
  11 - select sum(audience_cells.views) as views, sum(audience_cells.viewers) as viewers
     + select sum(parts.views * cells.weight) as views, sum(parts.viewers * cells.weight) as viewers
     + from (
     + select cell, sum(audience_cells.views) as views, sum(audience_cells.viewers) as viewers
  14 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
  16 - select sum(audience_cells.views) as views, sum(audience_cells.viewers) as viewers
     + select sum(parts.views * cells.weight) as views, sum(parts.viewers * cells.weight) as viewers
     + from (
     + select cell, sum(audience_cells.views) as views, sum(audience_cells.viewers) as viewers
  19 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
  21 - select sum(members) as members
     + select sum(parts.members * cells.weight) as members
  23 + select cell, sum(members) as members
     + from (
  31 + and cell in (select cell from cells where country in {country_0:Array(String)})
  36 + group by cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
  38 - select sum(audience_cells.views) as views, sum(audience_cells.viewers) as viewers
     + select sum(parts.views * cells.weight) as views, sum(parts.viewers * cells.weight) as viewers
     + from (
     + select cell, sum(audience_cells.views) as views, sum(audience_cells.viewers) as viewers
  41 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
  47 - select title, sum(title_totals.views) as views, sum(title_totals.viewers) as viewers
     - from title_totals
     + select title, sum(parts.views * cells.weight) as views, sum(parts.viewers * cells.weight) as viewers
     + from (
     + select title, cell, sum(cell_titles.views) as views, sum(cell_titles.viewers) as viewers
     + from cell_titles
  50 - and title_totals.views > 0
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell_titles.views > 0
     + group by title, cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
  56 - select title, sum(title_totals.views) as views, sum(title_totals.viewers) as viewers
     - from title_totals
     + select title, sum(parts.views * cells.weight) as views, sum(parts.viewers * cells.weight) as viewers
     + from (
     + select title, cell, sum(cell_titles.views) as views, sum(cell_titles.viewers) as viewers
     + from cell_titles
  59 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
  62 - select title, count() as overlap, count() as overlap_people
     + select title, sum(parts.overlap * cells.weight) as overlap, sum(parts.overlap_people) as overlap_people
     + from (
     + select title, cell, count() as overlap, count() as overlap_people
  70 + and cell in (select cell from cells where country in {country_0:Array(String)})
  72 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
  81 + -- country_0 = ["US"]
  84 - select sum(members) as n
     + select sum(parts.members) as n,
     + if(n = 0, null, round(pow(sum(parts.members * cells.weight), 2) / sum(parts.members * cells.weight * cells.weight), 3)) as effective
  94 + and cell in (select cell from cells where country in {country_0:Array(String)})
  97 - )
     + ) as parts
     + inner join cells on cells.cell = parts.cell
