-- homepageShowsAnticipation.balanced-days: as homepageShowsAnticipation.balanced, but
  13 + select title, cell, sum(followers) as followers
     + from (
  21 + union all
     + select title, cell, -sum(steps) as followers
     + from follow_days
     + where title in (
     + select title from titles where kind = 'series'
     + and ifNull(release_day > {data_through_0:Date32}, 1)
     + )
     + and day > {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + )
     + where 1
     + group by title, cell
  32 + -- date_0 = "2024-05-31"
-- homepageMoviesAnticipation.balanced-days: as homepageShowsAnticipation.balanced-days, but
   4 - nullIf(dictGet('title_facts', 'network_name', following.title), '') as network,
     - nullIf(dictGet('title_facts', 'network_id', following.title), '') as networkId,
     + nullIf(dictGet('title_facts', 'studio_name', following.title), '') as studio,
  18 - select title from titles where kind = 'series'
     + select title from titles where kind = 'movie'
  27 - select title from titles where kind = 'series'
     + select title from titles where kind = 'movie'
