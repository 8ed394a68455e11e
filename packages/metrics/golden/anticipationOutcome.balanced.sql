-- anticipationOutcome.balanced: as anticipationOutcome.none, but
  17 - select title, sum(release_cells.followers_before) as followers_before, sum(release_cells.first_week) as first_week, sum(release_cells.first_month) as first_month
     + select title, sum(parts.followers_before * dictGet('cell_facts', 'weight', parts.cell)) as followers_before, sum(parts.first_week * dictGet('cell_facts', 'weight', parts.cell)) as first_week, sum(parts.first_month * dictGet('cell_facts', 'weight', parts.cell)) as first_month
     + from (
     + select title, cell, sum(release_cells.followers_before) as followers_before, sum(release_cells.first_week) as first_week, sum(release_cells.first_month) as first_month
  20 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
  29 + -- country_0 = ["US"]
