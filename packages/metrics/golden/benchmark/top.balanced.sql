-- top.balanced: as top.none, but
  26 - select title, sum(title_totals.followers) as followers, sum(title_totals.views) as views, sum(title_totals.viewers) as viewers, sum(title_totals.points) as engagements, sum(title_totals.stars) as stars, sum(title_totals.ratings) as ratings, sum(title_totals.finished) / greatest(max(title_totals.aired), 1) as finished, sumIf(title_totals.viewers, title_totals.aired > 0) as finishers, sum(title_totals.bingers) as bingers
     - from title_totals
     + select title, sum(parts.followers * dictGet('cell_facts', 'weight', parts.cell)) as followers, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers, sum(parts.engagements * dictGet('cell_facts', 'weight', parts.cell)) as engagements, sum(parts.stars * dictGet('cell_facts', 'weight', parts.cell)) as stars, sum(parts.ratings * dictGet('cell_facts', 'weight', parts.cell)) as ratings, sum(parts.finished * dictGet('cell_facts', 'weight', parts.cell)) as finished, sum(parts.finishers * dictGet('cell_facts', 'weight', parts.cell)) as finishers, sum(parts.bingers * dictGet('cell_facts', 'weight', parts.cell)) as bingers
     + from (
     + select title, cell, sum(cell_titles.followers) as followers, sum(cell_titles.views) as views, sum(cell_titles.viewers) as viewers, sum(cell_titles.points) as engagements, sum(cell_titles.stars) as stars, sum(cell_titles.ratings) as ratings, sum(cell_titles.finished) / greatest(max(cell_titles.aired), 1) as finished, sumIf(cell_titles.viewers, cell_titles.aired > 0) as finishers, sum(cell_titles.bingers) as bingers
     + from cell_titles
  29 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
  32 - select title, sum(follower_cells.begun) as begun, sum(follower_cells.converted) as converted
     + select title, sum(parts.begun * dictGet('cell_facts', 'weight', parts.cell)) as begun, sum(parts.converted * dictGet('cell_facts', 'weight', parts.cell)) as converted
     + from (
     + select title, cell, follower_cells.begun as begun, follower_cells.converted as converted
  35 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + ) as parts
  39 + -- country_0 = ["US"]
     +
  52 - sum(viewing.members) as weighed
     + sum(viewing.members * dictGet('cell_facts', 'weight', viewing.cell)) as weighed
  57 + and cell in (select cell from cells where country in {country_0:Array(String)})
  68 + -- country_0 = ["US"]
     +
-- tier.balanced: as top.balanced, with the changes of tier.none
-- given-tier.balanced: as top.balanced, with the changes of given-tier.none
-- custom.balanced: as custom.none, but
  26 - select title, sum(title_totals.followers) as followers, sum(title_totals.views) as views, sum(title_totals.viewers) as viewers, sum(title_totals.points) as engagements, sum(title_totals.stars) as stars, sum(title_totals.ratings) as ratings, sum(title_totals.finished) / greatest(max(title_totals.aired), 1) as finished, sumIf(title_totals.viewers, title_totals.aired > 0) as finishers, sum(title_totals.bingers) as bingers
     - from title_totals
     + select title, sum(parts.followers * dictGet('cell_facts', 'weight', parts.cell)) as followers, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers, sum(parts.engagements * dictGet('cell_facts', 'weight', parts.cell)) as engagements, sum(parts.stars * dictGet('cell_facts', 'weight', parts.cell)) as stars, sum(parts.ratings * dictGet('cell_facts', 'weight', parts.cell)) as ratings, sum(parts.finished * dictGet('cell_facts', 'weight', parts.cell)) as finished, sum(parts.finishers * dictGet('cell_facts', 'weight', parts.cell)) as finishers, sum(parts.bingers * dictGet('cell_facts', 'weight', parts.cell)) as bingers
     + from (
     + select title, cell, sum(cell_titles.followers) as followers, sum(cell_titles.views) as views, sum(cell_titles.viewers) as viewers, sum(cell_titles.points) as engagements, sum(cell_titles.stars) as stars, sum(cell_titles.ratings) as ratings, sum(cell_titles.finished) / greatest(max(cell_titles.aired), 1) as finished, sumIf(cell_titles.viewers, cell_titles.aired > 0) as finishers, sum(cell_titles.bingers) as bingers
     + from cell_titles
  29 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
  32 - select title, sum(follower_cells.begun) as begun, sum(follower_cells.converted) as converted
     + select title, sum(parts.begun * dictGet('cell_facts', 'weight', parts.cell)) as begun, sum(parts.converted * dictGet('cell_facts', 'weight', parts.cell)) as converted
     + from (
     + select title, cell, follower_cells.begun as begun, follower_cells.converted as converted
  35 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + ) as parts
  39 + -- country_0 = ["US"]
     +
  52 - sum(viewing.members) as weighed
     + sum(viewing.members * dictGet('cell_facts', 'weight', viewing.cell)) as weighed
  57 + and cell in (select cell from cells where country in {country_0:Array(String)})
  68 + -- country_0 = ["US"]
     +
  86 - select title, sum(title_totals.followers) as followers, sum(title_totals.views) as views, sum(title_totals.viewers) as viewers, sum(title_totals.points) as engagements, sum(title_totals.stars) as stars, sum(title_totals.ratings) as ratings, sum(title_totals.finished) / greatest(max(title_totals.aired), 1) as finished, sumIf(title_totals.viewers, title_totals.aired > 0) as finishers, sum(title_totals.bingers) as bingers
     - from title_totals
     + select title, sum(parts.followers * dictGet('cell_facts', 'weight', parts.cell)) as followers, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers, sum(parts.engagements * dictGet('cell_facts', 'weight', parts.cell)) as engagements, sum(parts.stars * dictGet('cell_facts', 'weight', parts.cell)) as stars, sum(parts.ratings * dictGet('cell_facts', 'weight', parts.cell)) as ratings, sum(parts.finished * dictGet('cell_facts', 'weight', parts.cell)) as finished, sum(parts.finishers * dictGet('cell_facts', 'weight', parts.cell)) as finishers, sum(parts.bingers * dictGet('cell_facts', 'weight', parts.cell)) as bingers
     + from (
     + select title, cell, sum(cell_titles.followers) as followers, sum(cell_titles.views) as views, sum(cell_titles.viewers) as viewers, sum(cell_titles.points) as engagements, sum(cell_titles.stars) as stars, sum(cell_titles.ratings) as ratings, sum(cell_titles.finished) / greatest(max(cell_titles.aired), 1) as finished, sumIf(cell_titles.viewers, cell_titles.aired > 0) as finishers, sum(cell_titles.bingers) as bingers
     + from cell_titles
  89 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
  92 - select title, sum(follower_cells.begun) as begun, sum(follower_cells.converted) as converted
     + select title, sum(parts.begun * dictGet('cell_facts', 'weight', parts.cell)) as begun, sum(parts.converted * dictGet('cell_facts', 'weight', parts.cell)) as converted
     + from (
     + select title, cell, follower_cells.begun as begun, follower_cells.converted as converted
  95 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + ) as parts
  99 + -- country_0 = ["US"]
     +
 109 - sum(viewing.members) as weighed
     + sum(viewing.members * dictGet('cell_facts', 'weight', viewing.cell)) as weighed
 114 + and cell in (select cell from cells where country in {country_0:Array(String)})
 124 + -- country_0 = ["US"]
     +
-- movie-tier.balanced: as top.balanced, but
   1 - -- benchmark
     + -- movie-benchmark
   4 - where kind = 'series'
     + where kind = 'movie'
   7 - -- titleId_0 = "1104"
     + -- titleId_0 = "3f594ef5-131e-4d32-b65d-ba7b22a177fb"
  10 - select groupArray(title) as titles from titles where kind = 'series'
     - and title_id = {titleId_0:String}
     + select groupArray(title) as titles from titles where kind = 'movie'
     + and title_id != {titleId_0:String}
     + and tier = (select sum(tier) from titles where kind = 'movie'
     + and title_id = {titleId_0:String})
  13 - -- followers, followerMovingAvg, followerConversion, viewers, engagement, engagementScore, averageRating, rating, completion, binge
     + -- followers, followerMovingAvg, followerConversion, viewers, engagement, engagementScore, averageRating, rating
  21 - round(avg(followed.ratings), 9) as rating, round(quantileExactInclusive(0.5)(followed.ratings), 9) as rating_median, count(followed.ratings) as rating_titles,
     - round(avg(if(followed.finishers = 0, null, followed.finished / followed.finishers)), 9) as completion, round(quantileExactInclusive(0.5)(if(followed.finishers = 0, null, followed.finished / followed.finishers)), 9) as completion_median, count(if(followed.finishers = 0, null, followed.finished / followed.finishers)) as completion_titles,
     - round(avg(if(followed.viewers = 0, null, followed.bingers / followed.viewers)), 9) as binge, round(quantileExactInclusive(0.5)(if(followed.viewers = 0, null, followed.bingers / followed.viewers)), 9) as binge_median, count(if(followed.viewers = 0, null, followed.bingers / followed.viewers)) as binge_titles
     + round(avg(followed.ratings), 9) as rating, round(quantileExactInclusive(0.5)(followed.ratings), 9) as rating_median, count(followed.ratings) as rating_titles
  26 - select title, sum(parts.followers * dictGet('cell_facts', 'weight', parts.cell)) as followers, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers, sum(parts.engagements * dictGet('cell_facts', 'weight', parts.cell)) as engagements, sum(parts.stars * dictGet('cell_facts', 'weight', parts.cell)) as stars, sum(parts.ratings * dictGet('cell_facts', 'weight', parts.cell)) as ratings, sum(parts.finished * dictGet('cell_facts', 'weight', parts.cell)) as finished, sum(parts.finishers * dictGet('cell_facts', 'weight', parts.cell)) as finishers, sum(parts.bingers * dictGet('cell_facts', 'weight', parts.cell)) as bingers
     + select title, sum(parts.followers * dictGet('cell_facts', 'weight', parts.cell)) as followers, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers, sum(parts.engagements * dictGet('cell_facts', 'weight', parts.cell)) as engagements, sum(parts.stars * dictGet('cell_facts', 'weight', parts.cell)) as stars, sum(parts.ratings * dictGet('cell_facts', 'weight', parts.cell)) as ratings
  28 - select title, cell, sum(cell_titles.followers) as followers, sum(cell_titles.views) as views, sum(cell_titles.viewers) as viewers, sum(cell_titles.points) as engagements, sum(cell_titles.stars) as stars, sum(cell_titles.ratings) as ratings, sum(cell_titles.finished) / greatest(max(cell_titles.aired), 1) as finished, sumIf(cell_titles.viewers, cell_titles.aired > 0) as finishers, sum(cell_titles.bingers) as bingers
     + select title, cell, sum(cell_titles.followers) as followers, sum(cell_titles.views) as views, sum(cell_titles.viewers) as viewers, sum(cell_titles.points) as engagements, sum(cell_titles.stars) as stars, sum(cell_titles.ratings) as ratings
