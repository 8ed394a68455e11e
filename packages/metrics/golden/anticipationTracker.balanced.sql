-- anticipationTracker.balanced: as anticipationTracker.none, but
  15 - select title, sumIf(steps, day <= {date_0:Date32}) as total, sumIf(steps, day <= {date_1:Date32}) as before_30, sumIf(steps, day <= release_day + -1) as growth40Before_end, sumIf(steps, day <= release_day + -41) as growth40Before_start, sumIf(steps, day <= release_day + 6) as growthFirst7_end, sumIf(steps, day <= release_day + -1) as growthFirst7_start
     + select title, sum(parts.total * dictGet('cell_facts', 'weight', parts.cell)) as total, sum(parts.before_30 * dictGet('cell_facts', 'weight', parts.cell)) as before_30, sum(parts.growth40Before_end * dictGet('cell_facts', 'weight', parts.cell)) as growth40Before_end, sum(parts.growth40Before_start * dictGet('cell_facts', 'weight', parts.cell)) as growth40Before_start, sum(parts.growthFirst7_end * dictGet('cell_facts', 'weight', parts.cell)) as growthFirst7_end, sum(parts.growthFirst7_start * dictGet('cell_facts', 'weight', parts.cell)) as growthFirst7_start
  17 + select title, cell, sumIf(steps, day <= {date_0:Date32}) as total, sumIf(steps, day <= {date_1:Date32}) as before_30, sumIf(steps, day <= release_day + -1) as growth40Before_end, sumIf(steps, day <= release_day + -41) as growth40Before_start, sumIf(steps, day <= release_day + 6) as growthFirst7_end, sumIf(steps, day <= release_day + -1) as growthFirst7_start
     + from (
  21 + and cell in (select cell from cells where country in {country_0:Array(String)})
  23 + group by title, cell
     + ) as parts
  35 + -- country_0 = ["US"]
