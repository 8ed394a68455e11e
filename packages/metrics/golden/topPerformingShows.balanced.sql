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
  26 - select sum(preset_audiences.views) as views, sum(preset_audiences.viewers) as viewers, sum(preset_audiences.viewers) as n
     + select views, viewers, n, if(n = 0, null, round(pow(viewers, 2) / viewers_squares, 3)) as effective
     + from (
     + select sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers, sum(parts.n) as n, sum(parts.viewers) as viewers_people, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell) * dictGet('cell_facts', 'weight', parts.cell)) as viewers_squares
     + from (
     + select cell, preset_audiences.views as views, preset_audiences.viewers as viewers, preset_audiences.viewers as n
  30 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + ) as parts
     + )
  32 - select sum(preset_audiences.views) as views, sum(preset_audiences.viewers) as viewers, sum(preset_audiences.viewers) as n
     + select views, viewers, n, if(n = 0, null, round(pow(viewers, 2) / viewers_squares, 3)) as effective
     + from (
     + select sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers, sum(parts.n) as n, sum(parts.viewers) as viewers_people, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell) * dictGet('cell_facts', 'weight', parts.cell)) as viewers_squares
     + from (
     + select cell, preset_audiences.views as views, preset_audiences.viewers as viewers, preset_audiences.viewers as n
  36 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + ) as parts
     + )
-- topPerformingMovies.balanced: as topPerformingShows.balanced, with the changes of topPerformingMovies.none
