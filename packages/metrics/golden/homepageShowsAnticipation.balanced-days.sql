-- homepageShowsAnticipation.balanced-days: as homepageShowsAnticipation.balanced, but
  13 + select title, cell, sum(followers) as followers
     + from (
  15 + where cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + union all
     + select title, cell, -sum(steps) as followers
     + from follow_days
     + where day > {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + )
  19 - and cell in (select cell from cells where country in {country_0:Array(String)})
  30 - -- data_through_0 = "2024-06-30"
  32 + -- date_0 = "2024-05-31"
     + -- data_through_0 = "2024-06-30"
-- homepageMoviesAnticipation.balanced-days: as homepageShowsAnticipation.balanced-days, with the changes of homepageMoviesAnticipation.none
