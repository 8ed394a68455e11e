-- homepageShowsAnticipation.all: as homepageShowsAnticipation.balanced-days, but
  17 - where cell in (select cell from cells where country in {country_0:Array(String)})
     + where cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
  23 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
  29 + and release_day is not null
  41 + -- age_0 = ["18-24","25-29"]
     + -- gender_0 = ["female"]
-- homepageMoviesAnticipation.all: as homepageShowsAnticipation.all, with the changes of homepageMoviesAnticipation.none
