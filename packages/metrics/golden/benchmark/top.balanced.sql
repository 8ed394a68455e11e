-- top.balanced: as top.none, but
  20 - select title, sum(title_totals.followers) as followers
     - from title_totals
     + select title, sum(parts.followers * dictGet('cell_facts', 'weight', parts.cell)) as followers
     + from (
     + select title, cell, sum(cell_titles.followers) as followers
     + from cell_titles
  23 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
  27 + -- country_0 = ["US"]
     +
  37 - select title, day, uniqExact(member) as new_followers
     + select title, day, sum(parts.new_followers * dictGet('cell_facts', 'weight', parts.cell)) as new_followers
     + from (
     + select title, day, cell, uniqExact(member) as new_followers
  41 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, day, cell
     + ) as parts
  48 + -- country_0 = ["US"]
  57 - select title, sum(title_totals.followers) as followers
     - from title_totals
     + select title, sum(parts.followers * dictGet('cell_facts', 'weight', parts.cell)) as followers
     + from (
     + select title, cell, sum(cell_titles.followers) as followers
     + from cell_titles
  60 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
  63 - select title, uniqExact(member) as converted
     + select title, sum(parts.converted * dictGet('cell_facts', 'weight', parts.cell)) as converted
     + from (
     + select title, cell, uniqExact(member) as converted
  66 + and cell in (select cell from cells where country in {country_0:Array(String)})
  68 + group by title, cell
     + ) as parts
  72 + -- country_0 = ["US"]
     +
  80 - select title, sum(title_totals.views) as views, sum(title_totals.viewers) as viewers
     - from title_totals
     + select title, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers
     + from (
     + select title, cell, cell_titles.views as views, cell_titles.viewers as viewers
     + from cell_titles
  83 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + ) as parts
  87 + -- country_0 = ["US"]
     +
  96 - select title, sum(title_totals.views) as views, sum(title_totals.viewers) as viewers, sum(title_totals.points) as engagements
     - from title_totals
     + select title, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers, sum(parts.engagements * dictGet('cell_facts', 'weight', parts.cell)) as engagements
     + from (
     + select title, cell, sum(cell_titles.views) as views, sum(cell_titles.viewers) as viewers, sum(cell_titles.points) as engagements
     + from cell_titles
  99 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
 103 + -- country_0 = ["US"]
     +
 112 - select title, sum(title_totals.stars) as stars, sum(title_totals.ratings) as ratings
     - from title_totals
     + select title, sum(parts.stars * dictGet('cell_facts', 'weight', parts.cell)) as stars, sum(parts.ratings * dictGet('cell_facts', 'weight', parts.cell)) as ratings
     + from (
     + select title, cell, sum(cell_titles.stars) as stars, sum(cell_titles.ratings) as ratings
     + from cell_titles
 115 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
 119 + -- country_0 = ["US"]
     +
 131 - sum(viewing.viewers * 1) as viewers,
     + sum(viewing.viewers * cells.weight) as viewers,
 137 + and cell in (select cell from cells where country in {country_0:Array(String)})
 147 + -- country_0 = ["US"]
     +
 159 - sum(viewing.viewers * 1) as viewers,
     + sum(viewing.viewers * cells.weight) as viewers,
 165 + and cell in (select cell from cells where country in {country_0:Array(String)})
 175 + -- country_0 = ["US"]
     +
 183 - select title, sum(title_totals.finished) / greatest(max(title_totals.aired), 1) as finished, sumIf(title_totals.viewers, title_totals.aired > 0) as finishers
     - from title_totals
     + select title, sum(parts.finished * dictGet('cell_facts', 'weight', parts.cell)) as finished, sum(parts.finishers * dictGet('cell_facts', 'weight', parts.cell)) as finishers
     + from (
     + select title, cell, sum(cell_titles.finished) / greatest(max(cell_titles.aired), 1) as finished, sumIf(cell_titles.viewers, cell_titles.aired > 0) as finishers
     + from cell_titles
 186 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
 190 + -- country_0 = ["US"]
     +
 198 - select title, sum(title_totals.bingers) as bingers, sum(title_totals.views) as views, sum(title_totals.viewers) as viewers
     - from title_totals
     + select title, sum(parts.bingers * dictGet('cell_facts', 'weight', parts.cell)) as bingers, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers
     + from (
     + select title, cell, cell_titles.bingers as bingers, cell_titles.views as views, cell_titles.viewers as viewers
     + from cell_titles
 201 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + ) as parts
 205 + -- country_0 = ["US"]
     +
-- tier.balanced: as top.balanced, with the changes of tier.none
-- given-tier.balanced: as top.balanced, with the changes of given-tier.none
-- custom.balanced: as custom.none, but
  19 - select title, sum(title_totals.followers) as followers
     - from title_totals
     + select title, sum(parts.followers * dictGet('cell_facts', 'weight', parts.cell)) as followers
     + from (
     + select title, cell, sum(cell_titles.followers) as followers
     + from cell_titles
  22 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
  26 + -- country_0 = ["US"]
     +
  36 - select title, day, uniqExact(member) as new_followers
     + select title, day, sum(parts.new_followers * dictGet('cell_facts', 'weight', parts.cell)) as new_followers
     + from (
     + select title, day, cell, uniqExact(member) as new_followers
  40 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, day, cell
     + ) as parts
  47 + -- country_0 = ["US"]
  56 - select title, sum(title_totals.followers) as followers
     - from title_totals
     + select title, sum(parts.followers * dictGet('cell_facts', 'weight', parts.cell)) as followers
     + from (
     + select title, cell, sum(cell_titles.followers) as followers
     + from cell_titles
  59 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
  62 - select title, uniqExact(member) as converted
     + select title, sum(parts.converted * dictGet('cell_facts', 'weight', parts.cell)) as converted
     + from (
     + select title, cell, uniqExact(member) as converted
  65 + and cell in (select cell from cells where country in {country_0:Array(String)})
  67 + group by title, cell
     + ) as parts
  71 + -- country_0 = ["US"]
     +
  79 - select title, sum(title_totals.views) as views, sum(title_totals.viewers) as viewers
     - from title_totals
     + select title, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers
     + from (
     + select title, cell, cell_titles.views as views, cell_titles.viewers as viewers
     + from cell_titles
  82 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + ) as parts
  86 + -- country_0 = ["US"]
     +
  95 - select title, sum(title_totals.views) as views, sum(title_totals.viewers) as viewers, sum(title_totals.points) as engagements
     - from title_totals
     + select title, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers, sum(parts.engagements * dictGet('cell_facts', 'weight', parts.cell)) as engagements
     + from (
     + select title, cell, sum(cell_titles.views) as views, sum(cell_titles.viewers) as viewers, sum(cell_titles.points) as engagements
     + from cell_titles
  98 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
 102 + -- country_0 = ["US"]
     +
 111 - select title, sum(title_totals.stars) as stars, sum(title_totals.ratings) as ratings
     - from title_totals
     + select title, sum(parts.stars * dictGet('cell_facts', 'weight', parts.cell)) as stars, sum(parts.ratings * dictGet('cell_facts', 'weight', parts.cell)) as ratings
     + from (
     + select title, cell, sum(cell_titles.stars) as stars, sum(cell_titles.ratings) as ratings
     + from cell_titles
 114 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
 118 + -- country_0 = ["US"]
     +
 130 - sum(viewing.viewers * 1) as viewers,
     + sum(viewing.viewers * cells.weight) as viewers,
 136 + and cell in (select cell from cells where country in {country_0:Array(String)})
 146 + -- country_0 = ["US"]
     +
 158 - sum(viewing.viewers * 1) as viewers,
     + sum(viewing.viewers * cells.weight) as viewers,
 164 + and cell in (select cell from cells where country in {country_0:Array(String)})
 174 + -- country_0 = ["US"]
     +
 182 - select title, sum(title_totals.finished) / greatest(max(title_totals.aired), 1) as finished, sumIf(title_totals.viewers, title_totals.aired > 0) as finishers
     - from title_totals
     + select title, sum(parts.finished * dictGet('cell_facts', 'weight', parts.cell)) as finished, sum(parts.finishers * dictGet('cell_facts', 'weight', parts.cell)) as finishers
     + from (
     + select title, cell, sum(cell_titles.finished) / greatest(max(cell_titles.aired), 1) as finished, sumIf(cell_titles.viewers, cell_titles.aired > 0) as finishers
     + from cell_titles
 185 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
 189 + -- country_0 = ["US"]
     +
 197 - select title, sum(title_totals.bingers) as bingers, sum(title_totals.views) as views, sum(title_totals.viewers) as viewers
     - from title_totals
     + select title, sum(parts.bingers * dictGet('cell_facts', 'weight', parts.cell)) as bingers, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers
     + from (
     + select title, cell, cell_titles.bingers as bingers, cell_titles.views as views, cell_titles.viewers as viewers
     + from cell_titles
 200 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + ) as parts
 204 + -- country_0 = ["US"]
     +
 215 - select title, sum(title_totals.followers) as followers
     - from title_totals
     + select title, sum(parts.followers * dictGet('cell_facts', 'weight', parts.cell)) as followers
     + from (
     + select title, cell, sum(cell_titles.followers) as followers
     + from cell_titles
 218 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
 222 + -- country_0 = ["US"]
     +
 235 - select title, day, uniqExact(member) as new_followers
     + select title, day, sum(parts.new_followers * dictGet('cell_facts', 'weight', parts.cell)) as new_followers
     + from (
     + select title, day, cell, uniqExact(member) as new_followers
 239 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, day, cell
     + ) as parts
 246 + -- country_0 = ["US"]
 258 - select title, sum(title_totals.followers) as followers
     - from title_totals
     + select title, sum(parts.followers * dictGet('cell_facts', 'weight', parts.cell)) as followers
     + from (
     + select title, cell, sum(cell_titles.followers) as followers
     + from cell_titles
 261 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
 264 - select title, uniqExact(member) as converted
     + select title, sum(parts.converted * dictGet('cell_facts', 'weight', parts.cell)) as converted
     + from (
     + select title, cell, uniqExact(member) as converted
 267 + and cell in (select cell from cells where country in {country_0:Array(String)})
 269 + group by title, cell
     + ) as parts
 273 + -- country_0 = ["US"]
     +
 284 - select title, sum(title_totals.views) as views, sum(title_totals.viewers) as viewers
     - from title_totals
     + select title, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers
     + from (
     + select title, cell, cell_titles.views as views, cell_titles.viewers as viewers
     + from cell_titles
 287 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + ) as parts
 291 + -- country_0 = ["US"]
     +
 303 - select title, sum(title_totals.views) as views, sum(title_totals.viewers) as viewers, sum(title_totals.points) as engagements
     - from title_totals
     + select title, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers, sum(parts.engagements * dictGet('cell_facts', 'weight', parts.cell)) as engagements
     + from (
     + select title, cell, sum(cell_titles.views) as views, sum(cell_titles.viewers) as viewers, sum(cell_titles.points) as engagements
     + from cell_titles
 306 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
 310 + -- country_0 = ["US"]
     +
 322 - select title, sum(title_totals.stars) as stars, sum(title_totals.ratings) as ratings
     - from title_totals
     + select title, sum(parts.stars * dictGet('cell_facts', 'weight', parts.cell)) as stars, sum(parts.ratings * dictGet('cell_facts', 'weight', parts.cell)) as ratings
     + from (
     + select title, cell, sum(cell_titles.stars) as stars, sum(cell_titles.ratings) as ratings
     + from cell_titles
 325 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
 329 + -- country_0 = ["US"]
     +
 337 - sum(viewing.viewers * 1) as viewers,
     + sum(viewing.viewers * cells.weight) as viewers,
 343 + and cell in (select cell from cells where country in {country_0:Array(String)})
 352 + -- country_0 = ["US"]
     +
 360 - sum(viewing.viewers * 1) as viewers,
     + sum(viewing.viewers * cells.weight) as viewers,
 366 + and cell in (select cell from cells where country in {country_0:Array(String)})
 375 + -- country_0 = ["US"]
     +
 386 - select title, sum(title_totals.finished) / greatest(max(title_totals.aired), 1) as finished, sumIf(title_totals.viewers, title_totals.aired > 0) as finishers
     - from title_totals
     + select title, sum(parts.finished * dictGet('cell_facts', 'weight', parts.cell)) as finished, sum(parts.finishers * dictGet('cell_facts', 'weight', parts.cell)) as finishers
     + from (
     + select title, cell, sum(cell_titles.finished) / greatest(max(cell_titles.aired), 1) as finished, sumIf(cell_titles.viewers, cell_titles.aired > 0) as finishers
     + from cell_titles
 389 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
 393 + -- country_0 = ["US"]
     +
 404 - select title, sum(title_totals.bingers) as bingers, sum(title_totals.views) as views, sum(title_totals.viewers) as viewers
     - from title_totals
     + select title, sum(parts.bingers * dictGet('cell_facts', 'weight', parts.cell)) as bingers, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers
     + from (
     + select title, cell, cell_titles.bingers as bingers, cell_titles.views as views, cell_titles.viewers as viewers
     + from cell_titles
 407 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + ) as parts
 411 + -- country_0 = ["US"]
     +
-- movie-tier.balanced: as movie-tier.none, but
  24 - select title, sum(title_totals.followers) as followers
     - from title_totals
     + select title, sum(parts.followers * dictGet('cell_facts', 'weight', parts.cell)) as followers
     + from (
     + select title, cell, sum(cell_titles.followers) as followers
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
  71 - select title, uniqExact(member) as converted
     + select title, sum(parts.converted * dictGet('cell_facts', 'weight', parts.cell)) as converted
     + from (
     + select title, cell, uniqExact(member) as converted
  74 + and cell in (select cell from cells where country in {country_0:Array(String)})
  76 + group by title, cell
     + ) as parts
  80 + -- country_0 = ["US"]
     +
  90 - select title, sum(title_totals.views) as views, sum(title_totals.viewers) as viewers
     - from title_totals
     + select title, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers
     + from (
     + select title, cell, cell_titles.views as views, cell_titles.viewers as viewers
     + from cell_titles
  93 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + ) as parts
  97 + -- country_0 = ["US"]
     +
 108 - select title, sum(title_totals.views) as views, sum(title_totals.viewers) as viewers, sum(title_totals.points) as engagements
     - from title_totals
     + select title, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers, sum(parts.engagements * dictGet('cell_facts', 'weight', parts.cell)) as engagements
     + from (
     + select title, cell, sum(cell_titles.views) as views, sum(cell_titles.viewers) as viewers, sum(cell_titles.points) as engagements
     + from cell_titles
 111 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
 115 + -- country_0 = ["US"]
     +
 126 - select title, sum(title_totals.stars) as stars, sum(title_totals.ratings) as ratings
     - from title_totals
     + select title, sum(parts.stars * dictGet('cell_facts', 'weight', parts.cell)) as stars, sum(parts.ratings * dictGet('cell_facts', 'weight', parts.cell)) as ratings
     + from (
     + select title, cell, sum(cell_titles.stars) as stars, sum(cell_titles.ratings) as ratings
     + from cell_titles
 129 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
 133 + -- country_0 = ["US"]
     +
 147 - sum(viewing.viewers * 1) as viewers,
     + sum(viewing.viewers * cells.weight) as viewers,
 153 + and cell in (select cell from cells where country in {country_0:Array(String)})
 163 + -- country_0 = ["US"]
     +
 177 - sum(viewing.viewers * 1) as viewers,
     + sum(viewing.viewers * cells.weight) as viewers,
 183 + and cell in (select cell from cells where country in {country_0:Array(String)})
 193 + -- country_0 = ["US"]
     +
