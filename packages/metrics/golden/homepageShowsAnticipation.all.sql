-- homepageShowsAnticipation.all: as homepageShowsAnticipation.balanced-days, but
  18 + and release_day is not null
  20 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
  34 + -- age_0 = ["18-24","25-29"]
     + -- gender_0 = ["female"]
-- homepageMoviesAnticipation.all: as homepageShowsAnticipation.all, with the changes of homepageMoviesAnticipation.none
