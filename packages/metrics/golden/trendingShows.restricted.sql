-- trendingShows.restricted: as trendingShows.none, but
   5 - with picked as (select title from titles where kind = 'series')
     + with picked as (select title from titles where kind = 'series'
     + and network_id in {network_0:Array(String)})
  12 - from view_days
     + from title_view_days
  15 + and cell in (select cell from cells where country in {country_0:Array(String)})
  24 + -- network_0 = ["210","33"]
  27 + -- country_0 = ["US","GB"]
  32 - select cell, sumIf(audience_days.viewers, since <= {date_0:Date32}) as members
     - from audience_days
     - where kind = 'series'
     + select cell, uniqExact(member) as members
     + from title_view_days
     + where title in (select title from titles where kind = 'series'
     + and network_id in {network_0:Array(String)})
  36 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + and since <= {date_0:Date32}
-- trendingMovies.restricted: as trendingShows.restricted, but
   3 - select figures.name as name, figures.id as id, figures.network as network, figures.networkId as networkId, round(figures.percentIncrease, 9) as percentIncrease, round(figures.viewers, 9) as viewers
     + select figures.name as name, figures.id as id, figures.studio as studio, round(figures.percentIncrease, 9) as percentIncrease, round(figures.viewers, 9) as viewers
   5 - with picked as (select title from titles where kind = 'series'
     + with picked as (select title from titles where kind = 'movie'
   8 - titles.name as name, titles.title_id as id, nullIf(titles.network_name, '') as network,
     - nullIf(titles.network_id, '') as networkId,
     + titles.name as name, titles.title_id as id, nullIf(titles.studio_name, '') as studio,
  38 - where title in (select title from titles where kind = 'series'
     + where title in (select title from titles where kind = 'movie'
