-- anticipationOutcome.balanced: as anticipationOutcome.none, but
  17 - select title, uniqExactIf(member, began <= release_day - 1 and (ended is null or ended > release_day - 1)) as before
     + select title, sum(parts.before * dictGet('cell_facts', 'weight', parts.cell)) as before
  19 + select title, cell, uniqExactIf(member, began <= release_day - 1 and (ended is null or ended > release_day - 1)) as before
     + from (
  23 + and cell in (select cell from cells where country in {country_0:Array(String)})
  25 + group by title, cell
     + ) as parts
  28 - select title, uniqExactIf(member, since < 7) as first_week, uniqExact(member) as first_month
     + select title, sum(parts.first_week * dictGet('cell_facts', 'weight', parts.cell)) as first_week, sum(parts.first_month * dictGet('cell_facts', 'weight', parts.cell)) as first_month
  30 + select title, cell, uniqExactIf(member, since < 7) as first_week, uniqExact(member) as first_month
     + from (
  36 + and cell in (select cell from cells where country in {country_0:Array(String)})
  38 + group by title, cell
     + ) as parts
  47 + -- country_0 = ["US"]
