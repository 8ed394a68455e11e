-- topPerformingShows.excluded: as topPerformingShows.none, but
  11 - select title, sum(preset_titles.views) as views, sum(preset_titles.viewers) as viewers
     - from preset_titles
     + select title, sum(preset_cell_titles.views) as views, sum(preset_cell_titles.viewers) as viewers
     + from preset_cell_titles
  14 - and preset_titles.views > 0
     + and cell in (select cell from cells where country not in {country_0:Array(String)}
     + and age not in {age_0:Array(String)}
     + and gender not in {gender_0:Array(String)})
     + and preset_cell_titles.views > 0
  23 + -- country_0 = ["US","GB"]
     + -- age_0 = ["18-24"]
     + -- gender_0 = ["male"]
  30 + and cell in (select cell from cells where country not in {country_0:Array(String)}
     + and age not in {age_0:Array(String)}
     + and gender not in {gender_0:Array(String)})
  36 + and cell in (select cell from cells where country not in {country_0:Array(String)}
     + and age not in {age_0:Array(String)}
     + and gender not in {gender_0:Array(String)})
-- topPerformingMovies.excluded: as topPerformingShows.excluded, with the changes of topPerformingMovies.none
