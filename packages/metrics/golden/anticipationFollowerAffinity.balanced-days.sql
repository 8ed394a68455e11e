-- anticipationFollowerAffinity.balanced-days: as anticipationFollowerAffinity.balanced, but
  16 - select viewed.title as title, shared.overlap as overlap, viewed.viewers as viewers, shared.overlap_people as overlap_people
     - from (
     - select title, sum(parts.views * cells.weight) as views, sum(parts.viewers * cells.weight) as viewers
     + select title, sum(parts.overlap * cells.weight) as overlap, sum(parts.viewers * cells.weight) as viewers, sum(parts.overlap_people) as overlap_people
  20 - select title, cell, sum(cell_titles.views) as views, sum(cell_titles.viewers) as viewers
     - from cell_titles
     - where title in (select title from titles where kind = 'series')
     - and title not in (select title from titles where title in (select title from titles where 1)
     + select title, cell, countIf(member in (select member from (select member, cell
     + from follows
     + where title in (select title from titles where title in (select title from titles where 1)
  25 + and began <= {date_0:Date32}
     + and (ended is null or ended > {date_0:Date32})
  26 - group by title, cell
     - ) as parts
     - inner join cells on cells.cell = parts.cell
     - group by title
     - ) as viewed
     - left join (
     - select title, sum(parts.overlap * cells.weight) as overlap, sum(parts.overlap_people) as overlap_people
     - from (
     - select title, cell, count() as overlap, count() as overlap_people
     - from member_titles array join titles as title
     - where member in (select member from (select member, cell
     + group by member, cell))) as overlap, count() as viewers, countIf(member in (select member from (select member, cell
  43 - group by member, cell))
     - and title in (select title from titles where kind = 'series')
     + group by member, cell))) as overlap_people
     + from view_days
     + where title in (select title from titles where kind = 'series')
  47 + and day between {date_1:Date32} and {date_0:Date32}
  48 + and since <= {date_1:Date32}
  52 - ) as shared on shared.title = viewed.title
  58 + -- date_0 = "2024-05-31"
  59 - -- date_0 = "2024-06-30"
     + -- date_1 = "2024-05-01"
  79 - select cell, sum(audience_cells.viewers) as members
     - from audience_cells
     + select cell, sumIf(audience_days.viewers, since <= {date_1:Date32}) as members
     + from audience_days
  82 + and day between {date_1:Date32} and {date_0:Date32}
  86 - select cell, count() as members
     - from member_titles
     + select cell, uniqExact(member) as members
     + from view_days
  96 + and day between {date_1:Date32} and {date_0:Date32}
-- movieAffinityFollower.balanced-days: as anticipationFollowerAffinity.balanced-days, but
  11 - titles.name as show, titles.title_id as showId,
     - nullIf(titles.network_name, '') as network, nullIf(titles.network_id, '') as networkId,
     + titles.name as movie, titles.title_id as movieId, nullIf(titles.studio_name, '') as studio,
  21 - and (title_id in {show_0:Array(String)}))
     + and (title_id in {movie_0:Array(String)}))
  28 - and (title_id in {show_0:Array(String)}))
     + and (title_id in {movie_0:Array(String)}))
  34 - where title in (select title from titles where kind = 'series')
     + where title in (select title from titles where kind = 'movie')
  36 - and (title_id in {show_0:Array(String)}))
     + and (title_id in {movie_0:Array(String)}))
  48 - -- show_0 = ["1104"]
     + -- movie_0 = ["3f594ef5-131e-4d32-b65d-ba7b22a177fb"]
  62 - and (title_id in {show_0:Array(String)}))
     + and (title_id in {movie_0:Array(String)}))
  84 - and (title_id in {show_0:Array(String)}))
     + and (title_id in {movie_0:Array(String)}))
 103 - and (title_id in {show_0:Array(String)}))
     + and (title_id in {movie_0:Array(String)}))
-- actorShowAffinity.balanced-days: as actorShowAffinity.balanced, but
  16 - select viewed.title as title, shared.overlap as overlap, viewed.viewers as viewers, shared.overlap_people as overlap_people
     - from (
     - select title, sum(parts.views * cells.weight) as views, sum(parts.viewers * cells.weight) as viewers
     + select title, sum(parts.overlap * cells.weight) as overlap, sum(parts.viewers * cells.weight) as viewers, sum(parts.overlap_people) as overlap_people
  20 - select title, cell, sum(cell_titles.views) as views, sum(cell_titles.viewers) as viewers
     - from cell_titles
     - where title in (select title from titles where kind = 'series')
     + select title, cell, countIf(member in (select member from (select member, cell
     + from character_votes
     + where title in (select title from characters where actor in (select actor from actors where actor_id in {actor_0:Array(String)}))
     + and actor in (select actor from actors where actor_id in {actor_0:Array(String)})
     + and title in (select title from titles where 1)
     + and day between {date_0:Date32} and {date_1:Date32}
  24 - group by title, cell
     - ) as parts
     - inner join cells on cells.cell = parts.cell
     - group by title
     - ) as viewed
     - left join (
     - select title, sum(parts.overlap * cells.weight) as overlap, sum(parts.overlap_people) as overlap_people
     - from (
     - select title, cell, count() as overlap, count() as overlap_people
     - from member_titles array join titles as title
     - where member in (select member from (select member, cell
     + group by member, cell))) as overlap, count() as viewers, countIf(member in (select member from (select member, cell
  39 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
  41 - group by member, cell))
     - and title in (select title from titles where kind = 'series')
     + group by member, cell))) as overlap_people
     + from view_days
     + where title in (select title from titles where kind = 'series')
     + and day between {date_0:Date32} and {date_1:Date32}
  44 + and since <= {date_0:Date32}
  48 - ) as shared on shared.title = viewed.title
  53 - -- country_0 = ["US"]
  55 - -- date_0 = "2024-06-30"
     + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
     + -- country_0 = ["US"]
  68 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
  75 - select cell, sum(audience_cells.viewers) as members
     - from audience_cells
     + select cell, sumIf(audience_days.viewers, since <= {date_0:Date32}) as members
     + from audience_days
  78 + and day between {date_0:Date32} and {date_1:Date32}
  82 - select cell, count() as members
     - from member_titles
     + select cell, uniqExact(member) as members
     + from view_days
  89 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
  92 + and day between {date_0:Date32} and {date_1:Date32}
 107 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
