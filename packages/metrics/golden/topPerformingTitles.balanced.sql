-- topPerformingTitles.balanced: as topPerformingTitles.none, but
  19 - select title, sum(title_totals.views) as views, sum(title_totals.viewers) as viewers
     - from title_totals
     + select title, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers
     + from (
     + select title, cell, cell_titles.views as views, cell_titles.viewers as viewers
     + from cell_titles
  22 - and title_totals.views > 0
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell_titles.views > 0
     + ) as parts
  30 - select title, count() as overlap, count() as overlap_people
     + select title, sum(parts.overlap * dictGet('cell_facts', 'weight', parts.cell)) as overlap, sum(parts.overlap_people) as overlap_people
     + from (
     + select title, cell, count() as overlap, count() as overlap_people
  36 - and 1))
     + and 1
     + and cell in (select cell from cells where country in {country_0:Array(String)})))
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
  42 - select title, sum(title_totals.views) as views, sum(title_totals.viewers) as viewers
     - from title_totals
     - where 1
     + select title, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers
     + from (
     + select title, cell, cell_titles.views as views, cell_titles.viewers as viewers
     + from cell_titles
     + where cell in (select cell from cells where country in {country_0:Array(String)})
     + ) as parts
  57 + -- country_0 = ["US"]
  59 - select sum(audience_cells.views) as views, sum(audience_cells.viewers) as viewers, sum(audience_cells.viewers) as n
     + select views, viewers, n, if(n = 0, null, round(pow(viewers, 2) / viewers_squares, 3)) as effective
     + from (
     + select sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers, sum(parts.n) as n, sum(parts.viewers) as viewers_people, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell) * dictGet('cell_facts', 'weight', parts.cell)) as viewers_squares
     + from (
     + select cell, audience_cells.views as views, audience_cells.viewers as viewers, audience_cells.viewers as n
  62 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + ) as parts
     + )
  64 - select sum(audience_cells.views) as views, sum(audience_cells.viewers) as viewers, sum(audience_cells.viewers) as n
     + select views, viewers, n, if(n = 0, null, round(pow(viewers, 2) / viewers_squares, 3)) as effective
     + from (
     + select sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers, sum(parts.n) as n, sum(parts.viewers) as viewers_people, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell) * dictGet('cell_facts', 'weight', parts.cell)) as viewers_squares
     + from (
     + select cell, audience_cells.views as views, audience_cells.viewers as viewers, audience_cells.viewers as n
  67 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + ) as parts
     + )
  69 - select sum(members) as members
     + select sum(parts.members * dictGet('cell_facts', 'weight', parts.cell)) as members
  71 + select cell, sum(members) as members
     + from (
  78 + and cell in (select cell from cells where country in {country_0:Array(String)})
  82 + group by cell
     + ) as parts
  84 - select sum(audience_cells.views) as views, sum(audience_cells.viewers) as viewers, sum(audience_cells.viewers) as n
     + select views, viewers, n, if(n = 0, null, round(pow(viewers, 2) / viewers_squares, 3)) as effective
     + from (
     + select sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers, sum(parts.n) as n, sum(parts.viewers) as viewers_people, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell) * dictGet('cell_facts', 'weight', parts.cell)) as viewers_squares
     + from (
     + select cell, audience_cells.views as views, audience_cells.viewers as viewers, audience_cells.viewers as n
  87 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + ) as parts
     + )
  89 - select sum(members) as n
     + select sum(parts.members) as n,
     + if(n = 0, null, round(pow(sum(parts.members * cells.weight), 2) / sum(parts.members * cells.weight * cells.weight), 3)) as effective
  98 + and cell in (select cell from cells where country in {country_0:Array(String)})
 100 - )
     + ) as parts
     + inner join cells on cells.cell = parts.cell
