-- moviesSummary.balanced-days: as moviesSummary.balanced, but
  17 - round(viewed.followers, 9) as followers,
     + round(followed.followers, 9) as followers,
  22 - round(if(viewed.viewers = 0, null, 100 * viewed.engagements / viewed.viewers), 9) as engagement,
     + round(if(viewed.viewers = 0, null, 100 * engaged.engagements / viewed.viewers), 9) as engagement,
  29 - select title, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers, sum(parts.followers * dictGet('cell_facts', 'weight', parts.cell)) as followers, sum(parts.engagements * dictGet('cell_facts', 'weight', parts.cell)) as engagements, sum(parts.viewers_people) as viewers_people
     + select title, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers, sum(parts.viewers_people) as viewers_people
  31 - select title, cell, sum(cell_titles.views) as views, sum(cell_titles.viewers) as viewers, sum(cell_titles.followers) as followers, sum(cell_titles.points) as engagements, sum(cell_titles.viewers) as viewers_people
     - from cell_titles
     - where cell in (select cell from cells where country in {country_0:Array(String)})
     + select title, cell, sum(view_days.views) as views, countIf(since <= {since_0:Date}) as viewers, countIf(since <= {since_0:Date}) as viewers_people
     + from view_days
     + where day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
  44 - where cell in (select cell from cells where country in {country_0:Array(String)})
     + where day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
  50 - where (viewed.viewers > 0 or viewed.followers > 0)
     + left join (
     + select title, sum(parts.followers * dictGet('cell_facts', 'weight', parts.cell)) as followers
     + from (
     + select title, cell, sum(followers) as followers
     + from (
     + select title, cell, sum(cell_titles.followers) as followers
     + from cell_titles
     + where cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + union all
     + select title, cell, -sum(steps) as followers
     + from follow_days
     + where day > {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + )
     + where 1
     + group by title, cell
     + having if(count() > 0, dictGet('title_facts', 'kind', title) = 2, 0)
     + ) as parts
     + group by title
     + ) as followed on followed.title = titles.title
     + left join (
     + select title, sum(parts.engagements * dictGet('cell_facts', 'weight', parts.cell)) as engagements
     + from (
     + select title, cell, sum(engagement_days.points) as engagements
     + from engagement_days
     + where day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + having if(count() > 0, dictGet('title_facts', 'kind', title) = 2, 0)
     + ) as parts
     + group by title
     + ) as engaged on engaged.title = titles.title
     + where (viewed.viewers > 0 or followed.followers > 0)
  53 + -- since_0 = "2024-05-01"
     + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
  60 - select cell, audience_cells.views as views, audience_cells.viewers as viewers, audience_cells.viewers as n
     - from audience_cells
     + select cell, sum(audience_days.views) as views, sumIf(audience_days.viewers, since <= {since_0:Date}) as viewers, sumIf(audience_days.viewers, since <= {since_0:Date}) as n
     + from audience_days
  63 + and day between {date_0:Date32} and {date_1:Date32}
  64 + group by cell
  72 - select cell, audience_cells.views as views, audience_cells.viewers as viewers, audience_cells.viewers as n
     - from audience_cells
     + select cell, sum(audience_days.views) as views, sumIf(audience_days.viewers, since <= {since_0:Date}) as viewers, sumIf(audience_days.viewers, since <= {since_0:Date}) as n
     + from audience_days
  75 + and day between {date_0:Date32} and {date_1:Date32}
  76 + group by cell
