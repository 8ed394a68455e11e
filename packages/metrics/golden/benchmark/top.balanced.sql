-- top.balanced: as top.none, but
  24 - select title, sum(title_totals.followers) as followers, sum(title_totals.views) as views, sum(title_totals.viewers) as viewers, sum(title_totals.points) as engagements, sum(title_totals.stars) as stars, sum(title_totals.ratings) as ratings, sum(title_totals.finished) / greatest(max(title_totals.aired), 1) as finished, sumIf(title_totals.viewers, title_totals.aired > 0) as finishers, sum(title_totals.bingers) as bingers
     - from title_totals
     + select title, sum(parts.followers * dictGet('cell_facts', 'weight', parts.cell)) as followers, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers, sum(parts.engagements * dictGet('cell_facts', 'weight', parts.cell)) as engagements, sum(parts.stars * dictGet('cell_facts', 'weight', parts.cell)) as stars, sum(parts.ratings * dictGet('cell_facts', 'weight', parts.cell)) as ratings, sum(parts.finished * dictGet('cell_facts', 'weight', parts.cell)) as finished, sum(parts.finishers * dictGet('cell_facts', 'weight', parts.cell)) as finishers, sum(parts.bingers * dictGet('cell_facts', 'weight', parts.cell)) as bingers
     + from (
     + select title, cell, sum(cell_titles.followers) as followers, sum(cell_titles.views) as views, sum(cell_titles.viewers) as viewers, sum(cell_titles.points) as engagements, sum(cell_titles.stars) as stars, sum(cell_titles.ratings) as ratings, sum(cell_titles.finished) / greatest(max(cell_titles.aired), 1) as finished, sumIf(cell_titles.viewers, cell_titles.aired > 0) as finishers, sum(cell_titles.bingers) as bingers
     + from cell_titles
  27 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
  31 + -- country_0 = ["US"]
     +
  39 - select title, day, uniqExact(member) as new_followers
     + select title, day, sum(parts.new_followers * dictGet('cell_facts', 'weight', parts.cell)) as new_followers
     + from (
     + select title, day, cell, uniqExact(member) as new_followers
  43 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, day, cell
     + ) as parts
  50 + -- country_0 = ["US"]
  57 - select title, sum(title_totals.followers) as followers
     - from title_totals
     + select title, sum(parts.followers * dictGet('cell_facts', 'weight', parts.cell)) as followers
     + from (
     + select title, cell, sum(cell_titles.followers) as followers
     + from cell_titles
  60 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
  63 - select title, length(arrayIntersect(groupArrayIf(member, has_viewed), groupArrayIf(member, not has_viewed))) as converted
     + select title, sum(parts.converted * dictGet('cell_facts', 'weight', parts.cell)) as converted
  65 + select title, cell, length(arrayIntersect(groupArrayIf(member, has_viewed), groupArrayIf(member, not has_viewed))) as converted
     + from (
  68 + and cell in (select cell from cells where country in {country_0:Array(String)})
  74 + and cell in (select cell from cells where country in {country_0:Array(String)})
  76 + group by title, cell
     + ) as parts
  80 + -- country_0 = ["US"]
  92 - sum(viewing.members) as viewers,
     + sum(viewing.members * dictGet('cell_facts', 'weight', viewing.cell)) as viewers,
  98 + and cell in (select cell from cells where country in {country_0:Array(String)})
 106 + -- country_0 = ["US"]
     +
 116 - sum(viewing.members) as viewers,
     + sum(viewing.members * dictGet('cell_facts', 'weight', viewing.cell)) as viewers,
 122 + and cell in (select cell from cells where country in {country_0:Array(String)})
 130 + -- country_0 = ["US"]
     +
-- tier.balanced: as top.balanced, with the changes of tier.none
-- given-tier.balanced: as top.balanced, with the changes of given-tier.none
-- custom.balanced: as custom.none, but
  24 - select title, sum(title_totals.followers) as followers, sum(title_totals.views) as views, sum(title_totals.viewers) as viewers, sum(title_totals.points) as engagements, sum(title_totals.stars) as stars, sum(title_totals.ratings) as ratings, sum(title_totals.finished) / greatest(max(title_totals.aired), 1) as finished, sumIf(title_totals.viewers, title_totals.aired > 0) as finishers, sum(title_totals.bingers) as bingers
     - from title_totals
     + select title, sum(parts.followers * dictGet('cell_facts', 'weight', parts.cell)) as followers, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers, sum(parts.engagements * dictGet('cell_facts', 'weight', parts.cell)) as engagements, sum(parts.stars * dictGet('cell_facts', 'weight', parts.cell)) as stars, sum(parts.ratings * dictGet('cell_facts', 'weight', parts.cell)) as ratings, sum(parts.finished * dictGet('cell_facts', 'weight', parts.cell)) as finished, sum(parts.finishers * dictGet('cell_facts', 'weight', parts.cell)) as finishers, sum(parts.bingers * dictGet('cell_facts', 'weight', parts.cell)) as bingers
     + from (
     + select title, cell, sum(cell_titles.followers) as followers, sum(cell_titles.views) as views, sum(cell_titles.viewers) as viewers, sum(cell_titles.points) as engagements, sum(cell_titles.stars) as stars, sum(cell_titles.ratings) as ratings, sum(cell_titles.finished) / greatest(max(cell_titles.aired), 1) as finished, sumIf(cell_titles.viewers, cell_titles.aired > 0) as finishers, sum(cell_titles.bingers) as bingers
     + from cell_titles
  27 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
  31 + -- country_0 = ["US"]
     +
  39 - select title, day, uniqExact(member) as new_followers
     + select title, day, sum(parts.new_followers * dictGet('cell_facts', 'weight', parts.cell)) as new_followers
     + from (
     + select title, day, cell, uniqExact(member) as new_followers
  43 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, day, cell
     + ) as parts
  50 + -- country_0 = ["US"]
  57 - select title, sum(title_totals.followers) as followers
     - from title_totals
     + select title, sum(parts.followers * dictGet('cell_facts', 'weight', parts.cell)) as followers
     + from (
     + select title, cell, sum(cell_titles.followers) as followers
     + from cell_titles
  60 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
  63 - select title, length(arrayIntersect(groupArrayIf(member, has_viewed), groupArrayIf(member, not has_viewed))) as converted
     + select title, sum(parts.converted * dictGet('cell_facts', 'weight', parts.cell)) as converted
  65 + select title, cell, length(arrayIntersect(groupArrayIf(member, has_viewed), groupArrayIf(member, not has_viewed))) as converted
     + from (
  68 + and cell in (select cell from cells where country in {country_0:Array(String)})
  74 + and cell in (select cell from cells where country in {country_0:Array(String)})
  76 + group by title, cell
     + ) as parts
  80 + -- country_0 = ["US"]
  92 - sum(viewing.members) as viewers,
     + sum(viewing.members * dictGet('cell_facts', 'weight', viewing.cell)) as viewers,
  98 + and cell in (select cell from cells where country in {country_0:Array(String)})
 106 + -- country_0 = ["US"]
     +
 116 - sum(viewing.members) as viewers,
     + sum(viewing.members * dictGet('cell_facts', 'weight', viewing.cell)) as viewers,
 122 + and cell in (select cell from cells where country in {country_0:Array(String)})
 130 + -- country_0 = ["US"]
     +
 146 - select title, sum(title_totals.followers) as followers, sum(title_totals.views) as views, sum(title_totals.viewers) as viewers, sum(title_totals.points) as engagements, sum(title_totals.stars) as stars, sum(title_totals.ratings) as ratings, sum(title_totals.finished) / greatest(max(title_totals.aired), 1) as finished, sumIf(title_totals.viewers, title_totals.aired > 0) as finishers, sum(title_totals.bingers) as bingers
     - from title_totals
     + select title, sum(parts.followers * dictGet('cell_facts', 'weight', parts.cell)) as followers, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers, sum(parts.engagements * dictGet('cell_facts', 'weight', parts.cell)) as engagements, sum(parts.stars * dictGet('cell_facts', 'weight', parts.cell)) as stars, sum(parts.ratings * dictGet('cell_facts', 'weight', parts.cell)) as ratings, sum(parts.finished * dictGet('cell_facts', 'weight', parts.cell)) as finished, sum(parts.finishers * dictGet('cell_facts', 'weight', parts.cell)) as finishers, sum(parts.bingers * dictGet('cell_facts', 'weight', parts.cell)) as bingers
     + from (
     + select title, cell, sum(cell_titles.followers) as followers, sum(cell_titles.views) as views, sum(cell_titles.viewers) as viewers, sum(cell_titles.points) as engagements, sum(cell_titles.stars) as stars, sum(cell_titles.ratings) as ratings, sum(cell_titles.finished) / greatest(max(cell_titles.aired), 1) as finished, sumIf(cell_titles.viewers, cell_titles.aired > 0) as finishers, sum(cell_titles.bingers) as bingers
     + from cell_titles
 149 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
 153 + -- country_0 = ["US"]
     +
 164 - select title, day, uniqExact(member) as new_followers
     + select title, day, sum(parts.new_followers * dictGet('cell_facts', 'weight', parts.cell)) as new_followers
     + from (
     + select title, day, cell, uniqExact(member) as new_followers
 168 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, day, cell
     + ) as parts
 175 + -- country_0 = ["US"]
 185 - select title, sum(title_totals.followers) as followers
     - from title_totals
     + select title, sum(parts.followers * dictGet('cell_facts', 'weight', parts.cell)) as followers
     + from (
     + select title, cell, sum(cell_titles.followers) as followers
     + from cell_titles
 188 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
 191 - select title, length(arrayIntersect(groupArrayIf(member, has_viewed), groupArrayIf(member, not has_viewed))) as converted
     + select title, sum(parts.converted * dictGet('cell_facts', 'weight', parts.cell)) as converted
 193 + select title, cell, length(arrayIntersect(groupArrayIf(member, has_viewed), groupArrayIf(member, not has_viewed))) as converted
     + from (
 196 + and cell in (select cell from cells where country in {country_0:Array(String)})
 202 + and cell in (select cell from cells where country in {country_0:Array(String)})
 204 + group by title, cell
     + ) as parts
 208 + -- country_0 = ["US"]
 216 - sum(viewing.members) as viewers,
     + sum(viewing.members * dictGet('cell_facts', 'weight', viewing.cell)) as viewers,
 222 + and cell in (select cell from cells where country in {country_0:Array(String)})
 229 + -- country_0 = ["US"]
     +
 235 - sum(viewing.members) as viewers,
     + sum(viewing.members * dictGet('cell_facts', 'weight', viewing.cell)) as viewers,
 241 + and cell in (select cell from cells where country in {country_0:Array(String)})
 248 + -- country_0 = ["US"]
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
  13 - -- followers, viewers, engagement, engagementScore, averageRating, rating, completion, binge
     + -- followers, viewers, engagement, engagementScore, averageRating, rating
  19 - round(avg(followed.ratings), 9) as rating, round(quantileExactInclusive(0.5)(followed.ratings), 9) as rating_median, count(followed.ratings) as rating_titles,
     - round(avg(if(followed.finishers = 0, null, followed.finished / followed.finishers)), 9) as completion, round(quantileExactInclusive(0.5)(if(followed.finishers = 0, null, followed.finished / followed.finishers)), 9) as completion_median, count(if(followed.finishers = 0, null, followed.finished / followed.finishers)) as completion_titles,
     - round(avg(if(followed.viewers = 0, null, followed.bingers / followed.viewers)), 9) as binge, round(quantileExactInclusive(0.5)(if(followed.viewers = 0, null, followed.bingers / followed.viewers)), 9) as binge_median, count(if(followed.viewers = 0, null, followed.bingers / followed.viewers)) as binge_titles
     + round(avg(followed.ratings), 9) as rating, round(quantileExactInclusive(0.5)(followed.ratings), 9) as rating_median, count(followed.ratings) as rating_titles
  24 - select title, sum(parts.followers * dictGet('cell_facts', 'weight', parts.cell)) as followers, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers, sum(parts.engagements * dictGet('cell_facts', 'weight', parts.cell)) as engagements, sum(parts.stars * dictGet('cell_facts', 'weight', parts.cell)) as stars, sum(parts.ratings * dictGet('cell_facts', 'weight', parts.cell)) as ratings, sum(parts.finished * dictGet('cell_facts', 'weight', parts.cell)) as finished, sum(parts.finishers * dictGet('cell_facts', 'weight', parts.cell)) as finishers, sum(parts.bingers * dictGet('cell_facts', 'weight', parts.cell)) as bingers
     + select title, sum(parts.followers * dictGet('cell_facts', 'weight', parts.cell)) as followers, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers, sum(parts.engagements * dictGet('cell_facts', 'weight', parts.cell)) as engagements, sum(parts.stars * dictGet('cell_facts', 'weight', parts.cell)) as stars, sum(parts.ratings * dictGet('cell_facts', 'weight', parts.cell)) as ratings
  26 - select title, cell, sum(cell_titles.followers) as followers, sum(cell_titles.views) as views, sum(cell_titles.viewers) as viewers, sum(cell_titles.points) as engagements, sum(cell_titles.stars) as stars, sum(cell_titles.ratings) as ratings, sum(cell_titles.finished) / greatest(max(cell_titles.aired), 1) as finished, sumIf(cell_titles.viewers, cell_titles.aired > 0) as finishers, sum(cell_titles.bingers) as bingers
     + select title, cell, sum(cell_titles.followers) as followers, sum(cell_titles.views) as views, sum(cell_titles.viewers) as viewers, sum(cell_titles.points) as engagements, sum(cell_titles.stars) as stars, sum(cell_titles.ratings) as ratings
