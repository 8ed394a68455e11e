-- binges-by-age-and-gender.balanced: as binges-by-age-and-gender.none, but
   7 + and cell in (select cell from cells where country in {country_0:Array(String)})
  27 - select of_cell, uniqExact(member) as bingers
     + select of_cell, sum(parts.bingers * dictGet('cell_facts', 'weight', parts.cell)) as bingers
  29 + select of_cell, cell, uniqExact(member) as bingers
     + from (
  35 + and cell in (select cell from cells where country in {country_0:Array(String)})
  45 + group by of_cell, cell
     + ) as parts
  54 - select of_cell, sum(times) as views, uniqExactIf(member, kind = 'series') as series_viewers
     + select of_cell, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.series_viewers * dictGet('cell_facts', 'weight', parts.cell)) as series_viewers
  56 + select of_cell, cell, sum(times) as views, uniqExactIf(member, kind = 'series') as series_viewers
     + from (
  67 + group by of_cell, cell
     + ) as parts
  76 - select of_cell, uniqExact(member) as bingers
     + select of_cell, sum(parts.bingers * dictGet('cell_facts', 'weight', parts.cell)) as bingers
  78 + select of_cell, cell, uniqExact(member) as bingers
     + from (
  84 + and cell in (select cell from cells where country in {country_0:Array(String)})
  94 + group by of_cell, cell
     + ) as parts
 103 - select of_cell, sum(times) as views, uniqExactIf(member, kind = 'series') as series_viewers
     + select of_cell, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.series_viewers * dictGet('cell_facts', 'weight', parts.cell)) as series_viewers
 105 + select of_cell, cell, sum(times) as views, uniqExactIf(member, kind = 'series') as series_viewers
     + from (
 116 + group by of_cell, cell
     + ) as parts
 125 - select of_cell, uniqExact(member) as bingers
     + select of_cell, sum(parts.bingers * dictGet('cell_facts', 'weight', parts.cell)) as bingers
 127 + select of_cell, cell, uniqExact(member) as bingers
     + from (
 133 + and cell in (select cell from cells where country in {country_0:Array(String)})
 143 + group by of_cell, cell
     + ) as parts
 152 - select of_cell, sum(times) as views, uniqExactIf(member, kind = 'series') as series_viewers
     + select of_cell, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.series_viewers * dictGet('cell_facts', 'weight', parts.cell)) as series_viewers
 154 + select of_cell, cell, sum(times) as views, uniqExactIf(member, kind = 'series') as series_viewers
     + from (
 165 + group by of_cell, cell
     + ) as parts
 172 - select uniqExact(member) as bingers
     + select sum(parts.bingers * dictGet('cell_facts', 'weight', parts.cell)) as bingers
 174 + select cell, uniqExact(member) as bingers
     + from (
 180 + and cell in (select cell from cells where country in {country_0:Array(String)})
 185 + group by cell
     + ) as parts
 189 - select sum(times) as views, uniqExactIf(member, kind = 'series') as series_viewers
     + select sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.series_viewers * dictGet('cell_facts', 'weight', parts.cell)) as series_viewers
 191 + select cell, sum(times) as views, uniqExactIf(member, kind = 'series') as series_viewers
     + from (
 197 + group by cell
     + ) as parts
 207 + -- country_0 = ["US"]
 210 - select sum(members) as n
     + select sum(parts.members) as n,
     + if(n = 0, null, round(pow(sum(parts.members * cells.weight), 2) / sum(parts.members * cells.weight * cells.weight), 3)) as effective
 212 - select sum(audience_cells.viewers) as members
     + select cell, sum(audience_cells.viewers) as members
 215 - )
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
