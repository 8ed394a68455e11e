-- affinityAll.excluded: as affinityAll.none, but
  18 - select title, sum(title_totals.views) as views, sum(title_totals.viewers) as viewers
     - from title_totals
     + select title, sum(cell_titles.views) as views, sum(cell_titles.viewers) as viewers
     + from cell_titles
  21 + and cell in (select cell from cells where country not in {country_0:Array(String)}
     + and age not in {age_0:Array(String)}
     + and gender not in {gender_0:Array(String)})
  29 + and cell in (select cell from cells where country not in {country_0:Array(String)}
     + and age not in {age_0:Array(String)}
     + and gender not in {gender_0:Array(String)})
  36 + -- country_0 = ["US","GB"]
     + -- age_0 = ["18-24"]
     + -- gender_0 = ["male"]
  46 + and cell in (select cell from cells where country not in {country_0:Array(String)}
     + and age not in {age_0:Array(String)}
     + and gender not in {gender_0:Array(String)})
  52 + and cell in (select cell from cells where country not in {country_0:Array(String)}
     + and age not in {age_0:Array(String)}
     + and gender not in {gender_0:Array(String)})
  62 + and cell in (select cell from cells where country not in {country_0:Array(String)}
     + and age not in {age_0:Array(String)}
     + and gender not in {gender_0:Array(String)})
-- affinityShows.excluded: as affinityAll.excluded, with the changes of affinityShows.none
-- affinityMovies.excluded: as affinityAll.excluded, with the changes of affinityMovies.none
-- showReportAffinityOR.excluded: as affinityAll.excluded, with the changes of showReportAffinityOR.none
-- movieAudienceAffinityTrack.excluded: as affinityAll.excluded, with the changes of movieAudienceAffinityTrack.none
