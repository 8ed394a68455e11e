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
  43 - select title, day, uniqExact(member) as new_followers
     + select title, day, sum(parts.new_followers * dictGet('cell_facts', 'weight', parts.cell)) as new_followers
     + from (
     + select title, day, cell, uniqExact(member) as new_followers
  47 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, day, cell
     + ) as parts
  54 + -- country_0 = ["US"]
  65 - select title, sum(title_totals.followers) as followers
     - from title_totals
     + select title, sum(parts.followers * dictGet('cell_facts', 'weight', parts.cell)) as followers
     + from (
     + select title, cell, sum(cell_titles.followers) as followers
     + from cell_titles
  68 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
  71 - select title, length(arrayIntersect(groupArrayIf(member, has_viewed), groupArrayIf(member, not has_viewed))) as converted
     + select title, sum(parts.converted * dictGet('cell_facts', 'weight', parts.cell)) as converted
  73 + select title, cell, length(arrayIntersect(groupArrayIf(member, has_viewed), groupArrayIf(member, not has_viewed))) as converted
     + from (
  76 + and cell in (select cell from cells where country in {country_0:Array(String)})
  82 + and cell in (select cell from cells where country in {country_0:Array(String)})
  84 + group by title, cell
     + ) as parts
  88 + -- country_0 = ["US"]
 104 - sum(viewing.members) as viewers,
     + sum(viewing.members * dictGet('cell_facts', 'weight', viewing.cell)) as viewers,
 110 + and cell in (select cell from cells where country in {country_0:Array(String)})
 118 + -- country_0 = ["US"]
     +
 132 - sum(viewing.members) as viewers,
     + sum(viewing.members * dictGet('cell_facts', 'weight', viewing.cell)) as viewers,
 138 + and cell in (select cell from cells where country in {country_0:Array(String)})
 146 + -- country_0 = ["US"]
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
  43 - select title, day, uniqExact(member) as new_followers
     + select title, day, sum(parts.new_followers * dictGet('cell_facts', 'weight', parts.cell)) as new_followers
     + from (
     + select title, day, cell, uniqExact(member) as new_followers
  47 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, day, cell
     + ) as parts
  54 + -- country_0 = ["US"]
  65 - select title, sum(title_totals.followers) as followers
     - from title_totals
     + select title, sum(parts.followers * dictGet('cell_facts', 'weight', parts.cell)) as followers
     + from (
     + select title, cell, sum(cell_titles.followers) as followers
     + from cell_titles
  68 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
  71 - select title, length(arrayIntersect(groupArrayIf(member, has_viewed), groupArrayIf(member, not has_viewed))) as converted
     + select title, sum(parts.converted * dictGet('cell_facts', 'weight', parts.cell)) as converted
  73 + select title, cell, length(arrayIntersect(groupArrayIf(member, has_viewed), groupArrayIf(member, not has_viewed))) as converted
     + from (
  76 + and cell in (select cell from cells where country in {country_0:Array(String)})
  82 + and cell in (select cell from cells where country in {country_0:Array(String)})
  84 + group by title, cell
     + ) as parts
  88 + -- country_0 = ["US"]
 104 - sum(viewing.members) as viewers,
     + sum(viewing.members * dictGet('cell_facts', 'weight', viewing.cell)) as viewers,
 110 + and cell in (select cell from cells where country in {country_0:Array(String)})
 118 + -- country_0 = ["US"]
     +
 132 - sum(viewing.members) as viewers,
     + sum(viewing.members * dictGet('cell_facts', 'weight', viewing.cell)) as viewers,
 138 + and cell in (select cell from cells where country in {country_0:Array(String)})
 146 + -- country_0 = ["US"]
     +
 166 - select title, sum(title_totals.followers) as followers, sum(title_totals.views) as views, sum(title_totals.viewers) as viewers, sum(title_totals.points) as engagements, sum(title_totals.stars) as stars, sum(title_totals.ratings) as ratings, sum(title_totals.finished) / greatest(max(title_totals.aired), 1) as finished, sumIf(title_totals.viewers, title_totals.aired > 0) as finishers, sum(title_totals.bingers) as bingers
     - from title_totals
     + select title, sum(parts.followers * dictGet('cell_facts', 'weight', parts.cell)) as followers, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers, sum(parts.engagements * dictGet('cell_facts', 'weight', parts.cell)) as engagements, sum(parts.stars * dictGet('cell_facts', 'weight', parts.cell)) as stars, sum(parts.ratings * dictGet('cell_facts', 'weight', parts.cell)) as ratings, sum(parts.finished * dictGet('cell_facts', 'weight', parts.cell)) as finished, sum(parts.finishers * dictGet('cell_facts', 'weight', parts.cell)) as finishers, sum(parts.bingers * dictGet('cell_facts', 'weight', parts.cell)) as bingers
     + from (
     + select title, cell, sum(cell_titles.followers) as followers, sum(cell_titles.views) as views, sum(cell_titles.viewers) as viewers, sum(cell_titles.points) as engagements, sum(cell_titles.stars) as stars, sum(cell_titles.ratings) as ratings, sum(cell_titles.finished) / greatest(max(cell_titles.aired), 1) as finished, sumIf(cell_titles.viewers, cell_titles.aired > 0) as finishers, sum(cell_titles.bingers) as bingers
     + from cell_titles
 169 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
 173 + -- country_0 = ["US"]
     +
 188 - select title, day, uniqExact(member) as new_followers
     + select title, day, sum(parts.new_followers * dictGet('cell_facts', 'weight', parts.cell)) as new_followers
     + from (
     + select title, day, cell, uniqExact(member) as new_followers
 192 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, day, cell
     + ) as parts
 199 + -- country_0 = ["US"]
 213 - select title, sum(title_totals.followers) as followers
     - from title_totals
     + select title, sum(parts.followers * dictGet('cell_facts', 'weight', parts.cell)) as followers
     + from (
     + select title, cell, sum(cell_titles.followers) as followers
     + from cell_titles
 216 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
 219 - select title, length(arrayIntersect(groupArrayIf(member, has_viewed), groupArrayIf(member, not has_viewed))) as converted
     + select title, sum(parts.converted * dictGet('cell_facts', 'weight', parts.cell)) as converted
 221 + select title, cell, length(arrayIntersect(groupArrayIf(member, has_viewed), groupArrayIf(member, not has_viewed))) as converted
     + from (
 224 + and cell in (select cell from cells where country in {country_0:Array(String)})
 230 + and cell in (select cell from cells where country in {country_0:Array(String)})
 232 + group by title, cell
     + ) as parts
 236 + -- country_0 = ["US"]
 248 - sum(viewing.members) as viewers,
     + sum(viewing.members * dictGet('cell_facts', 'weight', viewing.cell)) as viewers,
 254 + and cell in (select cell from cells where country in {country_0:Array(String)})
 261 + -- country_0 = ["US"]
     +
 271 - sum(viewing.members) as viewers,
     + sum(viewing.members * dictGet('cell_facts', 'weight', viewing.cell)) as viewers,
 277 + and cell in (select cell from cells where country in {country_0:Array(String)})
 284 + -- country_0 = ["US"]
     +
-- movie-tier.balanced: as movie-tier.none, but
  24 - select title, sum(title_totals.followers) as followers, sum(title_totals.views) as views, sum(title_totals.viewers) as viewers, sum(title_totals.points) as engagements, sum(title_totals.stars) as stars, sum(title_totals.ratings) as ratings
     - from title_totals
     + select title, sum(parts.followers * dictGet('cell_facts', 'weight', parts.cell)) as followers, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers, sum(parts.engagements * dictGet('cell_facts', 'weight', parts.cell)) as engagements, sum(parts.stars * dictGet('cell_facts', 'weight', parts.cell)) as stars, sum(parts.ratings * dictGet('cell_facts', 'weight', parts.cell)) as ratings
     + from (
     + select title, cell, sum(cell_titles.followers) as followers, sum(cell_titles.views) as views, sum(cell_titles.viewers) as viewers, sum(cell_titles.points) as engagements, sum(cell_titles.stars) as stars, sum(cell_titles.ratings) as ratings
     + from cell_titles
  27 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
  31 + -- country_0 = ["US"]
     +
  45 - select title, day, uniqExact(member) as new_followers
     + select title, day, sum(parts.new_followers * dictGet('cell_facts', 'weight', parts.cell)) as new_followers
     + from (
     + select title, day, cell, uniqExact(member) as new_followers
  49 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, day, cell
     + ) as parts
  56 + -- country_0 = ["US"]
  69 - select title, sum(title_totals.followers) as followers
     - from title_totals
     + select title, sum(parts.followers * dictGet('cell_facts', 'weight', parts.cell)) as followers
     + from (
     + select title, cell, sum(cell_titles.followers) as followers
     + from cell_titles
  72 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
  75 - select title, length(arrayIntersect(groupArrayIf(member, has_viewed), groupArrayIf(member, not has_viewed))) as converted
     + select title, sum(parts.converted * dictGet('cell_facts', 'weight', parts.cell)) as converted
  77 + select title, cell, length(arrayIntersect(groupArrayIf(member, has_viewed), groupArrayIf(member, not has_viewed))) as converted
     + from (
  80 + and cell in (select cell from cells where country in {country_0:Array(String)})
  86 + and cell in (select cell from cells where country in {country_0:Array(String)})
  88 + group by title, cell
     + ) as parts
  92 + -- country_0 = ["US"]
 110 - sum(viewing.members) as viewers,
     + sum(viewing.members * dictGet('cell_facts', 'weight', viewing.cell)) as viewers,
 116 + and cell in (select cell from cells where country in {country_0:Array(String)})
 124 + -- country_0 = ["US"]
     +
 140 - sum(viewing.members) as viewers,
     + sum(viewing.members * dictGet('cell_facts', 'weight', viewing.cell)) as viewers,
 146 + and cell in (select cell from cells where country in {country_0:Array(String)})
 154 + -- country_0 = ["US"]
     +
