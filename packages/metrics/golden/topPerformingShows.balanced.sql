-- topPerformingShows.balanced: as topPerformingShows.none, but
  11 - select title, sum(preset_titles.views) as views, sum(preset_titles.viewers) as viewers
     - from preset_titles
     + select title, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers
     + from (
     + select title, cell, preset_cell_titles.views as views, preset_cell_titles.viewers as viewers
     + from preset_cell_titles
  14 - and preset_titles.views > 0
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + and preset_cell_titles.views > 0
     + ) as parts
  23 + -- country_0 = ["US"]
  26 - select sum(preset_audiences.views) as views, sum(preset_audiences.viewers) as viewers
     + select sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers
     + from (
     + select cell, preset_audiences.views as views, preset_audiences.viewers as viewers
  30 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + ) as parts
  32 - select sum(members) as n
     + select sum(parts.members) as n,
     + if(n = 0, null, round(pow(sum(parts.members * cells.weight), 2) / sum(parts.members * cells.weight * cells.weight), 3)) as effective
  38 + and cell in (select cell from cells where country in {country_0:Array(String)})
  39 - )
     + ) as parts
     + inner join cells on cells.cell = parts.cell
-- topPerformingMovies.balanced: as topPerformingShows.balanced, with the changes of topPerformingMovies.none
