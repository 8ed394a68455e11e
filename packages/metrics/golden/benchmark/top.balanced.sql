-- top.balanced: as top.none, but
  25 - select title, sum(title_totals.followers) as followers, sum(title_totals.views) as views, sum(title_totals.viewers) as viewers, sum(title_totals.points) as engagements, sum(title_totals.stars) as stars, sum(title_totals.ratings) as ratings, sum(title_totals.finished) / greatest(max(title_totals.aired), 1) as finished, sumIf(title_totals.viewers, title_totals.aired > 0) as finishers, sum(title_totals.bingers) as bingers
     - from title_totals
     + select title, sum(parts.followers * dictGet('cell_facts', 'weight', parts.cell)) as followers, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers, sum(parts.engagements * dictGet('cell_facts', 'weight', parts.cell)) as engagements, sum(parts.stars * dictGet('cell_facts', 'weight', parts.cell)) as stars, sum(parts.ratings * dictGet('cell_facts', 'weight', parts.cell)) as ratings, sum(parts.finished * dictGet('cell_facts', 'weight', parts.cell)) as finished, sum(parts.finishers * dictGet('cell_facts', 'weight', parts.cell)) as finishers, sum(parts.bingers * dictGet('cell_facts', 'weight', parts.cell)) as bingers
     + from (
     + select title, cell, sum(cell_titles.followers) as followers, sum(cell_titles.views) as views, sum(cell_titles.viewers) as viewers, sum(cell_titles.points) as engagements, sum(cell_titles.stars) as stars, sum(cell_titles.ratings) as ratings, sum(cell_titles.finished) / greatest(max(cell_titles.aired), 1) as finished, sumIf(cell_titles.viewers, cell_titles.aired > 0) as finishers, sum(cell_titles.bingers) as bingers
     + from cell_titles
  28 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
  32 + -- country_0 = ["US"]
     +
  42 - select title, day, uniqExact(member) as new_followers
     + select title, day, sum(parts.new_followers * dictGet('cell_facts', 'weight', parts.cell)) as new_followers
     + from (
     + select title, day, cell, uniqExact(member) as new_followers
  46 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, day, cell
     + ) as parts
  53 + -- country_0 = ["US"]
  62 - select title, sum(title_totals.followers) as followers
     - from title_totals
     + select title, sum(parts.followers * dictGet('cell_facts', 'weight', parts.cell)) as followers
     + from (
     + select title, cell, sum(cell_titles.followers) as followers
     + from cell_titles
  65 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
  68 - select title, uniqExact(member) as converted
     + select title, sum(parts.converted * dictGet('cell_facts', 'weight', parts.cell)) as converted
     + from (
     + select title, cell, uniqExact(member) as converted
  71 + and cell in (select cell from cells where country in {country_0:Array(String)})
  73 + group by title, cell
     + ) as parts
  77 + -- country_0 = ["US"]
     +
  89 - sum(viewing.viewers * 1) as viewers,
     + sum(viewing.viewers * cells.weight) as viewers,
  95 + and cell in (select cell from cells where country in {country_0:Array(String)})
 105 + -- country_0 = ["US"]
     +
 117 - sum(viewing.viewers * 1) as viewers,
     + sum(viewing.viewers * cells.weight) as viewers,
 123 + and cell in (select cell from cells where country in {country_0:Array(String)})
 133 + -- country_0 = ["US"]
     +
-- tier.balanced: as top.balanced, with the changes of tier.none
-- given-tier.balanced: as top.balanced, with the changes of given-tier.none
-- custom.balanced: as custom.none, but
  25 - select title, sum(title_totals.followers) as followers, sum(title_totals.views) as views, sum(title_totals.viewers) as viewers, sum(title_totals.points) as engagements, sum(title_totals.stars) as stars, sum(title_totals.ratings) as ratings, sum(title_totals.finished) / greatest(max(title_totals.aired), 1) as finished, sumIf(title_totals.viewers, title_totals.aired > 0) as finishers, sum(title_totals.bingers) as bingers
     - from title_totals
     + select title, sum(parts.followers * dictGet('cell_facts', 'weight', parts.cell)) as followers, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers, sum(parts.engagements * dictGet('cell_facts', 'weight', parts.cell)) as engagements, sum(parts.stars * dictGet('cell_facts', 'weight', parts.cell)) as stars, sum(parts.ratings * dictGet('cell_facts', 'weight', parts.cell)) as ratings, sum(parts.finished * dictGet('cell_facts', 'weight', parts.cell)) as finished, sum(parts.finishers * dictGet('cell_facts', 'weight', parts.cell)) as finishers, sum(parts.bingers * dictGet('cell_facts', 'weight', parts.cell)) as bingers
     + from (
     + select title, cell, sum(cell_titles.followers) as followers, sum(cell_titles.views) as views, sum(cell_titles.viewers) as viewers, sum(cell_titles.points) as engagements, sum(cell_titles.stars) as stars, sum(cell_titles.ratings) as ratings, sum(cell_titles.finished) / greatest(max(cell_titles.aired), 1) as finished, sumIf(cell_titles.viewers, cell_titles.aired > 0) as finishers, sum(cell_titles.bingers) as bingers
     + from cell_titles
  28 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
  32 + -- country_0 = ["US"]
     +
  42 - select title, day, uniqExact(member) as new_followers
     + select title, day, sum(parts.new_followers * dictGet('cell_facts', 'weight', parts.cell)) as new_followers
     + from (
     + select title, day, cell, uniqExact(member) as new_followers
  46 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, day, cell
     + ) as parts
  53 + -- country_0 = ["US"]
  62 - select title, sum(title_totals.followers) as followers
     - from title_totals
     + select title, sum(parts.followers * dictGet('cell_facts', 'weight', parts.cell)) as followers
     + from (
     + select title, cell, sum(cell_titles.followers) as followers
     + from cell_titles
  65 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
  68 - select title, uniqExact(member) as converted
     + select title, sum(parts.converted * dictGet('cell_facts', 'weight', parts.cell)) as converted
     + from (
     + select title, cell, uniqExact(member) as converted
  71 + and cell in (select cell from cells where country in {country_0:Array(String)})
  73 + group by title, cell
     + ) as parts
  77 + -- country_0 = ["US"]
     +
  89 - sum(viewing.viewers * 1) as viewers,
     + sum(viewing.viewers * cells.weight) as viewers,
  95 + and cell in (select cell from cells where country in {country_0:Array(String)})
 105 + -- country_0 = ["US"]
     +
 117 - sum(viewing.viewers * 1) as viewers,
     + sum(viewing.viewers * cells.weight) as viewers,
 123 + and cell in (select cell from cells where country in {country_0:Array(String)})
 133 + -- country_0 = ["US"]
     +
 151 - select title, sum(title_totals.followers) as followers, sum(title_totals.views) as views, sum(title_totals.viewers) as viewers, sum(title_totals.points) as engagements, sum(title_totals.stars) as stars, sum(title_totals.ratings) as ratings, sum(title_totals.finished) / greatest(max(title_totals.aired), 1) as finished, sumIf(title_totals.viewers, title_totals.aired > 0) as finishers, sum(title_totals.bingers) as bingers
     - from title_totals
     + select title, sum(parts.followers * dictGet('cell_facts', 'weight', parts.cell)) as followers, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers, sum(parts.engagements * dictGet('cell_facts', 'weight', parts.cell)) as engagements, sum(parts.stars * dictGet('cell_facts', 'weight', parts.cell)) as stars, sum(parts.ratings * dictGet('cell_facts', 'weight', parts.cell)) as ratings, sum(parts.finished * dictGet('cell_facts', 'weight', parts.cell)) as finished, sum(parts.finishers * dictGet('cell_facts', 'weight', parts.cell)) as finishers, sum(parts.bingers * dictGet('cell_facts', 'weight', parts.cell)) as bingers
     + from (
     + select title, cell, sum(cell_titles.followers) as followers, sum(cell_titles.views) as views, sum(cell_titles.viewers) as viewers, sum(cell_titles.points) as engagements, sum(cell_titles.stars) as stars, sum(cell_titles.ratings) as ratings, sum(cell_titles.finished) / greatest(max(cell_titles.aired), 1) as finished, sumIf(cell_titles.viewers, cell_titles.aired > 0) as finishers, sum(cell_titles.bingers) as bingers
     + from cell_titles
 154 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
 158 + -- country_0 = ["US"]
     +
 171 - select title, day, uniqExact(member) as new_followers
     + select title, day, sum(parts.new_followers * dictGet('cell_facts', 'weight', parts.cell)) as new_followers
     + from (
     + select title, day, cell, uniqExact(member) as new_followers
 175 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, day, cell
     + ) as parts
 182 + -- country_0 = ["US"]
 194 - select title, sum(title_totals.followers) as followers
     - from title_totals
     + select title, sum(parts.followers * dictGet('cell_facts', 'weight', parts.cell)) as followers
     + from (
     + select title, cell, sum(cell_titles.followers) as followers
     + from cell_titles
 197 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
 200 - select title, uniqExact(member) as converted
     + select title, sum(parts.converted * dictGet('cell_facts', 'weight', parts.cell)) as converted
     + from (
     + select title, cell, uniqExact(member) as converted
 203 + and cell in (select cell from cells where country in {country_0:Array(String)})
 205 + group by title, cell
     + ) as parts
 209 + -- country_0 = ["US"]
     +
 217 - sum(viewing.viewers * 1) as viewers,
     + sum(viewing.viewers * cells.weight) as viewers,
 223 + and cell in (select cell from cells where country in {country_0:Array(String)})
 232 + -- country_0 = ["US"]
     +
 240 - sum(viewing.viewers * 1) as viewers,
     + sum(viewing.viewers * cells.weight) as viewers,
 246 + and cell in (select cell from cells where country in {country_0:Array(String)})
 255 + -- country_0 = ["US"]
     +
-- movie-tier.balanced: as movie-tier.none, but
  27 - select title, sum(title_totals.followers) as followers, sum(title_totals.views) as views, sum(title_totals.viewers) as viewers, sum(title_totals.points) as engagements, sum(title_totals.stars) as stars, sum(title_totals.ratings) as ratings
     - from title_totals
     + select title, sum(parts.followers * dictGet('cell_facts', 'weight', parts.cell)) as followers, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers, sum(parts.engagements * dictGet('cell_facts', 'weight', parts.cell)) as engagements, sum(parts.stars * dictGet('cell_facts', 'weight', parts.cell)) as stars, sum(parts.ratings * dictGet('cell_facts', 'weight', parts.cell)) as ratings
     + from (
     + select title, cell, sum(cell_titles.followers) as followers, sum(cell_titles.views) as views, sum(cell_titles.viewers) as viewers, sum(cell_titles.points) as engagements, sum(cell_titles.stars) as stars, sum(cell_titles.ratings) as ratings
     + from cell_titles
  30 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
  34 + -- country_0 = ["US"]
     +
  46 - select title, day, uniqExact(member) as new_followers
     + select title, day, sum(parts.new_followers * dictGet('cell_facts', 'weight', parts.cell)) as new_followers
     + from (
     + select title, day, cell, uniqExact(member) as new_followers
  50 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, day, cell
     + ) as parts
  57 + -- country_0 = ["US"]
  68 - select title, sum(title_totals.followers) as followers
     - from title_totals
     + select title, sum(parts.followers * dictGet('cell_facts', 'weight', parts.cell)) as followers
     + from (
     + select title, cell, sum(cell_titles.followers) as followers
     + from cell_titles
  71 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
  74 - select title, uniqExact(member) as converted
     + select title, sum(parts.converted * dictGet('cell_facts', 'weight', parts.cell)) as converted
     + from (
     + select title, cell, uniqExact(member) as converted
  77 + and cell in (select cell from cells where country in {country_0:Array(String)})
  79 + group by title, cell
     + ) as parts
  83 + -- country_0 = ["US"]
     +
  97 - sum(viewing.viewers * 1) as viewers,
     + sum(viewing.viewers * cells.weight) as viewers,
 103 + and cell in (select cell from cells where country in {country_0:Array(String)})
 113 + -- country_0 = ["US"]
     +
 127 - sum(viewing.viewers * 1) as viewers,
     + sum(viewing.viewers * cells.weight) as viewers,
 133 + and cell in (select cell from cells where country in {country_0:Array(String)})
 143 + -- country_0 = ["US"]
     +
