-- binges-by-age-and-gender.balanced: as binges-by-age-and-gender.none, but
   7 + and cell in (select cell from cells where country in {country_0:Array(String)})
  27 - select of_cell, uniqExact(member) as bingers
     + select of_cell, sum(parts.bingers * dictGet('cell_facts', 'weight', parts.cell)) as bingers
  29 + select of_cell, cell, uniqExact(member) as bingers
     + from (
  35 + and cell in (select cell from cells where country in {country_0:Array(String)})
  40 + group by of_cell, cell
     + ) as parts
  50 - select of_cell, sum(times) as views, uniqExactIf(member, kind = 'series') as series_viewers
     + select of_cell, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.series_viewers * dictGet('cell_facts', 'weight', parts.cell)) as series_viewers
  52 + select of_cell, cell, sum(times) as views, uniqExactIf(member, kind = 'series') as series_viewers
     + from (
  58 + group by of_cell, cell
     + ) as parts
  68 - select of_cell, uniqExact(member) as bingers
     + select of_cell, sum(parts.bingers * dictGet('cell_facts', 'weight', parts.cell)) as bingers
  70 + select of_cell, cell, uniqExact(member) as bingers
     + from (
  76 + and cell in (select cell from cells where country in {country_0:Array(String)})
  81 + group by of_cell, cell
     + ) as parts
  91 - select of_cell, sum(times) as views, uniqExactIf(member, kind = 'series') as series_viewers
     + select of_cell, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.series_viewers * dictGet('cell_facts', 'weight', parts.cell)) as series_viewers
  93 + select of_cell, cell, sum(times) as views, uniqExactIf(member, kind = 'series') as series_viewers
     + from (
  99 + group by of_cell, cell
     + ) as parts
 109 - select of_cell, uniqExact(member) as bingers
     + select of_cell, sum(parts.bingers * dictGet('cell_facts', 'weight', parts.cell)) as bingers
 111 + select of_cell, cell, uniqExact(member) as bingers
     + from (
 117 + and cell in (select cell from cells where country in {country_0:Array(String)})
 122 + group by of_cell, cell
     + ) as parts
 132 - select of_cell, sum(times) as views, uniqExactIf(member, kind = 'series') as series_viewers
     + select of_cell, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.series_viewers * dictGet('cell_facts', 'weight', parts.cell)) as series_viewers
 134 + select of_cell, cell, sum(times) as views, uniqExactIf(member, kind = 'series') as series_viewers
     + from (
 140 + group by of_cell, cell
     + ) as parts
 148 - select uniqExact(member) as bingers
     + select sum(parts.bingers * dictGet('cell_facts', 'weight', parts.cell)) as bingers
 150 + select cell, uniqExact(member) as bingers
     + from (
 156 + and cell in (select cell from cells where country in {country_0:Array(String)})
 161 + group by cell
     + ) as parts
 165 - select sum(times) as views, uniqExactIf(member, kind = 'series') as series_viewers
     + select sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.series_viewers * dictGet('cell_facts', 'weight', parts.cell)) as series_viewers
 167 + select cell, sum(times) as views, uniqExactIf(member, kind = 'series') as series_viewers
     + from (
 173 + group by cell
     + ) as parts
 183 + -- country_0 = ["US"]
 186 - select sum(members) as n
     + select sum(parts.members) as n,
     + if(n = 0, null, round(pow(sum(parts.members * cells.weight), 2) / sum(parts.members * cells.weight * cells.weight), 3)) as effective
 188 - select sum(audience_cells.viewers) as members
     + select cell, sum(audience_cells.viewers) as members
 191 - )
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
