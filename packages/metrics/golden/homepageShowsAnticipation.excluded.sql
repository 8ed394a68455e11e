-- homepageShowsAnticipation.excluded: as homepageShowsAnticipation.none, but
  11 - select title, sum(title_totals.followers) as followers
     - from title_totals
     + select title, sum(cell_titles.followers) as followers
     + from cell_titles
  17 + and cell in (select cell from cells where country not in {country_0:Array(String)}
     + and age not in {age_0:Array(String)}
     + and gender not in {gender_0:Array(String)})
  26 + -- country_0 = ["US","GB"]
     + -- age_0 = ["18-24"]
     + -- gender_0 = ["male"]
-- homepageMoviesAnticipation.excluded: as homepageShowsAnticipation.excluded, with the changes of homepageMoviesAnticipation.none
