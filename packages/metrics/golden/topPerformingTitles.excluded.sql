-- topPerformingTitles.excluded: as topPerformingTitles.none, but
  19 - select title, sum(title_totals.views) as views, sum(title_totals.viewers) as viewers
     - from title_totals
     + select title, sum(cell_titles.views) as views, sum(cell_titles.viewers) as viewers
     + from cell_titles
  22 - and title_totals.views > 0
     + and cell in (select cell from cells where country not in {country_0:Array(String)}
     + and age not in {age_0:Array(String)}
     + and gender not in {gender_0:Array(String)})
     + and cell_titles.views > 0
  36 - and 1))
     + and 1
     + and cell in (select cell from cells where country not in {country_0:Array(String)}
     + and age not in {age_0:Array(String)}
     + and gender not in {gender_0:Array(String)})))
     + and cell in (select cell from cells where country not in {country_0:Array(String)}
     + and age not in {age_0:Array(String)}
     + and gender not in {gender_0:Array(String)})
  42 - select title, sum(title_totals.views) as views, sum(title_totals.viewers) as viewers
     - from title_totals
     - where 1
     + select title, sum(cell_titles.views) as views, sum(cell_titles.viewers) as viewers
     + from cell_titles
     + where cell in (select cell from cells where country not in {country_0:Array(String)}
     + and age not in {age_0:Array(String)}
     + and gender not in {gender_0:Array(String)})
  57 + -- country_0 = ["US","GB"]
     + -- age_0 = ["18-24"]
     + -- gender_0 = ["male"]
  62 + and cell in (select cell from cells where country not in {country_0:Array(String)}
     + and age not in {age_0:Array(String)}
     + and gender not in {gender_0:Array(String)})
  67 + and cell in (select cell from cells where country not in {country_0:Array(String)}
     + and age not in {age_0:Array(String)}
     + and gender not in {gender_0:Array(String)})
  78 + and cell in (select cell from cells where country not in {country_0:Array(String)}
     + and age not in {age_0:Array(String)}
     + and gender not in {gender_0:Array(String)})
  87 + and cell in (select cell from cells where country not in {country_0:Array(String)}
     + and age not in {age_0:Array(String)}
     + and gender not in {gender_0:Array(String)})
  98 + and cell in (select cell from cells where country not in {country_0:Array(String)}
     + and age not in {age_0:Array(String)}
     + and gender not in {gender_0:Array(String)})
