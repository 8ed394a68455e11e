-- top.balanced: as top.none, but
  20 - select title, sum(title_totals.followers) as followers
     - from title_totals
     + select title, sum(parts.followers * cells.weight) as followers
     + from (
     + select title, cell, sum(cell_titles.followers) as followers
     + from cell_titles
  23 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
  27 + -- country_0 = ["US"]
     +
  37 - select title, day, uniqExact(member) as new_followers
     + select title, day, sum(parts.new_followers * cells.weight) as new_followers
     + from (
     + select title, day, cell, uniqExact(member) as new_followers
  41 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, day, cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
  49 + -- country_0 = ["US"]
  58 - select title, sum(title_totals.followers) as followers
     - from title_totals
     + select title, sum(parts.followers * cells.weight) as followers
     + from (
     + select title, cell, sum(cell_titles.followers) as followers
     + from cell_titles
  61 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
  64 - select title, uniqExact(member) as converted
     + select title, sum(parts.converted * cells.weight) as converted
     + from (
     + select title, cell, uniqExact(member) as converted
  68 + and cell in (select cell from cells where country in {country_0:Array(String)})
  71 + group by title, cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
  75 + -- country_0 = ["US"]
  85 - select title, sum(title_totals.views) as views, sum(title_totals.viewers) as viewers
     - from title_totals
     + select title, sum(parts.views * cells.weight) as views, sum(parts.viewers * cells.weight) as viewers
     + from (
     + select title, cell, sum(cell_titles.views) as views, sum(cell_titles.viewers) as viewers
     + from cell_titles
  88 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
  92 + -- country_0 = ["US"]
     +
 101 - select title, sum(title_totals.views) as views, sum(title_totals.viewers) as viewers, sum(title_totals.points) as engagements
     - from title_totals
     + select title, sum(parts.views * cells.weight) as views, sum(parts.viewers * cells.weight) as viewers, sum(parts.engagements * cells.weight) as engagements
     + from (
     + select title, cell, sum(cell_titles.views) as views, sum(cell_titles.viewers) as viewers, sum(cell_titles.points) as engagements
     + from cell_titles
 104 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
 108 + -- country_0 = ["US"]
     +
 117 - select title, sum(title_totals.stars) as stars, sum(title_totals.ratings) as ratings
     - from title_totals
     + select title, sum(parts.stars * cells.weight) as stars, sum(parts.ratings * cells.weight) as ratings
     + from (
     + select title, cell, sum(cell_titles.stars) as stars, sum(cell_titles.ratings) as ratings
     + from cell_titles
 120 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
 124 + -- country_0 = ["US"]
     +
 136 - sum(viewing.viewers * 1) as viewers,
     + sum(viewing.viewers * cells.weight) as viewers,
 142 + and cell in (select cell from cells where country in {country_0:Array(String)})
 152 + -- country_0 = ["US"]
     +
 164 - sum(viewing.viewers * 1) as viewers,
     + sum(viewing.viewers * cells.weight) as viewers,
 170 + and cell in (select cell from cells where country in {country_0:Array(String)})
 180 + -- country_0 = ["US"]
     +
 188 - select title, sum(title_totals.finished) / greatest(max(title_totals.aired), 1) as finished, sumIf(title_totals.viewers, title_totals.aired > 0) as finishers
     - from title_totals
     + select title, sum(parts.finished * cells.weight) as finished, sum(parts.finishers * cells.weight) as finishers
     + from (
     + select title, cell, sum(cell_titles.finished) / greatest(max(cell_titles.aired), 1) as finished, sumIf(cell_titles.viewers, cell_titles.aired > 0) as finishers
     + from cell_titles
 191 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
 195 + -- country_0 = ["US"]
     +
 203 - select title, sum(title_totals.bingers) as bingers
     - from title_totals
     + select title, sum(parts.bingers * cells.weight) as bingers
     + from (
     + select title, cell, sum(cell_titles.bingers) as bingers
     + from cell_titles
 206 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
 209 - select title, sum(title_totals.views) as views, sum(title_totals.viewers) as viewers
     - from title_totals
     + select title, sum(parts.views * cells.weight) as views, sum(parts.viewers * cells.weight) as viewers
     + from (
     + select title, cell, sum(cell_titles.views) as views, sum(cell_titles.viewers) as viewers
     + from cell_titles
 212 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
 216 + -- country_0 = ["US"]
     +
-- tier.balanced: as top.balanced, with the changes of tier.none
-- given-tier.balanced: as top.balanced, with the changes of given-tier.none
-- custom.balanced: as custom.none, but
  19 - select title, sum(title_totals.followers) as followers
     - from title_totals
     + select title, sum(parts.followers * cells.weight) as followers
     + from (
     + select title, cell, sum(cell_titles.followers) as followers
     + from cell_titles
  22 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
  26 + -- country_0 = ["US"]
     +
  36 - select title, day, uniqExact(member) as new_followers
     + select title, day, sum(parts.new_followers * cells.weight) as new_followers
     + from (
     + select title, day, cell, uniqExact(member) as new_followers
  40 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, day, cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
  48 + -- country_0 = ["US"]
  57 - select title, sum(title_totals.followers) as followers
     - from title_totals
     + select title, sum(parts.followers * cells.weight) as followers
     + from (
     + select title, cell, sum(cell_titles.followers) as followers
     + from cell_titles
  60 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
  63 - select title, uniqExact(member) as converted
     + select title, sum(parts.converted * cells.weight) as converted
     + from (
     + select title, cell, uniqExact(member) as converted
  67 + and cell in (select cell from cells where country in {country_0:Array(String)})
  70 + group by title, cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
  74 + -- country_0 = ["US"]
  84 - select title, sum(title_totals.views) as views, sum(title_totals.viewers) as viewers
     - from title_totals
     + select title, sum(parts.views * cells.weight) as views, sum(parts.viewers * cells.weight) as viewers
     + from (
     + select title, cell, sum(cell_titles.views) as views, sum(cell_titles.viewers) as viewers
     + from cell_titles
  87 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
  91 + -- country_0 = ["US"]
     +
 100 - select title, sum(title_totals.views) as views, sum(title_totals.viewers) as viewers, sum(title_totals.points) as engagements
     - from title_totals
     + select title, sum(parts.views * cells.weight) as views, sum(parts.viewers * cells.weight) as viewers, sum(parts.engagements * cells.weight) as engagements
     + from (
     + select title, cell, sum(cell_titles.views) as views, sum(cell_titles.viewers) as viewers, sum(cell_titles.points) as engagements
     + from cell_titles
 103 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
 107 + -- country_0 = ["US"]
     +
 116 - select title, sum(title_totals.stars) as stars, sum(title_totals.ratings) as ratings
     - from title_totals
     + select title, sum(parts.stars * cells.weight) as stars, sum(parts.ratings * cells.weight) as ratings
     + from (
     + select title, cell, sum(cell_titles.stars) as stars, sum(cell_titles.ratings) as ratings
     + from cell_titles
 119 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
 123 + -- country_0 = ["US"]
     +
 135 - sum(viewing.viewers * 1) as viewers,
     + sum(viewing.viewers * cells.weight) as viewers,
 141 + and cell in (select cell from cells where country in {country_0:Array(String)})
 151 + -- country_0 = ["US"]
     +
 163 - sum(viewing.viewers * 1) as viewers,
     + sum(viewing.viewers * cells.weight) as viewers,
 169 + and cell in (select cell from cells where country in {country_0:Array(String)})
 179 + -- country_0 = ["US"]
     +
 187 - select title, sum(title_totals.finished) / greatest(max(title_totals.aired), 1) as finished, sumIf(title_totals.viewers, title_totals.aired > 0) as finishers
     - from title_totals
     + select title, sum(parts.finished * cells.weight) as finished, sum(parts.finishers * cells.weight) as finishers
     + from (
     + select title, cell, sum(cell_titles.finished) / greatest(max(cell_titles.aired), 1) as finished, sumIf(cell_titles.viewers, cell_titles.aired > 0) as finishers
     + from cell_titles
 190 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
 194 + -- country_0 = ["US"]
     +
 202 - select title, sum(title_totals.bingers) as bingers
     - from title_totals
     + select title, sum(parts.bingers * cells.weight) as bingers
     + from (
     + select title, cell, sum(cell_titles.bingers) as bingers
     + from cell_titles
 205 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
 208 - select title, sum(title_totals.views) as views, sum(title_totals.viewers) as viewers
     - from title_totals
     + select title, sum(parts.views * cells.weight) as views, sum(parts.viewers * cells.weight) as viewers
     + from (
     + select title, cell, sum(cell_titles.views) as views, sum(cell_titles.viewers) as viewers
     + from cell_titles
 211 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
 215 + -- country_0 = ["US"]
     +
 226 - select title, sum(title_totals.followers) as followers
     - from title_totals
     + select title, sum(parts.followers * cells.weight) as followers
     + from (
     + select title, cell, sum(cell_titles.followers) as followers
     + from cell_titles
 229 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
 233 + -- country_0 = ["US"]
     +
 246 - select title, day, uniqExact(member) as new_followers
     + select title, day, sum(parts.new_followers * cells.weight) as new_followers
     + from (
     + select title, day, cell, uniqExact(member) as new_followers
 250 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, day, cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
 258 + -- country_0 = ["US"]
 270 - select title, sum(title_totals.followers) as followers
     - from title_totals
     + select title, sum(parts.followers * cells.weight) as followers
     + from (
     + select title, cell, sum(cell_titles.followers) as followers
     + from cell_titles
 273 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
 276 - select title, uniqExact(member) as converted
     + select title, sum(parts.converted * cells.weight) as converted
     + from (
     + select title, cell, uniqExact(member) as converted
 280 + and cell in (select cell from cells where country in {country_0:Array(String)})
 283 + group by title, cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
 287 + -- country_0 = ["US"]
 300 - select title, sum(title_totals.views) as views, sum(title_totals.viewers) as viewers
     - from title_totals
     + select title, sum(parts.views * cells.weight) as views, sum(parts.viewers * cells.weight) as viewers
     + from (
     + select title, cell, sum(cell_titles.views) as views, sum(cell_titles.viewers) as viewers
     + from cell_titles
 303 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
 307 + -- country_0 = ["US"]
     +
 319 - select title, sum(title_totals.views) as views, sum(title_totals.viewers) as viewers, sum(title_totals.points) as engagements
     - from title_totals
     + select title, sum(parts.views * cells.weight) as views, sum(parts.viewers * cells.weight) as viewers, sum(parts.engagements * cells.weight) as engagements
     + from (
     + select title, cell, sum(cell_titles.views) as views, sum(cell_titles.viewers) as viewers, sum(cell_titles.points) as engagements
     + from cell_titles
 322 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
 326 + -- country_0 = ["US"]
     +
 338 - select title, sum(title_totals.stars) as stars, sum(title_totals.ratings) as ratings
     - from title_totals
     + select title, sum(parts.stars * cells.weight) as stars, sum(parts.ratings * cells.weight) as ratings
     + from (
     + select title, cell, sum(cell_titles.stars) as stars, sum(cell_titles.ratings) as ratings
     + from cell_titles
 341 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
 345 + -- country_0 = ["US"]
     +
 353 - sum(viewing.viewers * 1) as viewers,
     + sum(viewing.viewers * cells.weight) as viewers,
 359 + and cell in (select cell from cells where country in {country_0:Array(String)})
 368 + -- country_0 = ["US"]
     +
 376 - sum(viewing.viewers * 1) as viewers,
     + sum(viewing.viewers * cells.weight) as viewers,
 382 + and cell in (select cell from cells where country in {country_0:Array(String)})
 391 + -- country_0 = ["US"]
     +
 402 - select title, sum(title_totals.finished) / greatest(max(title_totals.aired), 1) as finished, sumIf(title_totals.viewers, title_totals.aired > 0) as finishers
     - from title_totals
     + select title, sum(parts.finished * cells.weight) as finished, sum(parts.finishers * cells.weight) as finishers
     + from (
     + select title, cell, sum(cell_titles.finished) / greatest(max(cell_titles.aired), 1) as finished, sumIf(cell_titles.viewers, cell_titles.aired > 0) as finishers
     + from cell_titles
 405 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
 409 + -- country_0 = ["US"]
     +
 420 - select title, sum(title_totals.bingers) as bingers
     - from title_totals
     + select title, sum(parts.bingers * cells.weight) as bingers
     + from (
     + select title, cell, sum(cell_titles.bingers) as bingers
     + from cell_titles
 423 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
 426 - select title, sum(title_totals.views) as views, sum(title_totals.viewers) as viewers
     - from title_totals
     + select title, sum(parts.views * cells.weight) as views, sum(parts.viewers * cells.weight) as viewers
     + from (
     + select title, cell, sum(cell_titles.views) as views, sum(cell_titles.viewers) as viewers
     + from cell_titles
 429 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
 433 + -- country_0 = ["US"]
     +
-- movie-tier.balanced: as movie-tier.none, but
  24 - select title, sum(title_totals.followers) as followers
     - from title_totals
     + select title, sum(parts.followers * cells.weight) as followers
     + from (
     + select title, cell, sum(cell_titles.followers) as followers
     + from cell_titles
  27 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
  31 + -- country_0 = ["US"]
     +
  43 - select title, day, uniqExact(member) as new_followers
     + select title, day, sum(parts.new_followers * cells.weight) as new_followers
     + from (
     + select title, day, cell, uniqExact(member) as new_followers
  47 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, day, cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
  55 + -- country_0 = ["US"]
  66 - select title, sum(title_totals.followers) as followers
     - from title_totals
     + select title, sum(parts.followers * cells.weight) as followers
     + from (
     + select title, cell, sum(cell_titles.followers) as followers
     + from cell_titles
  69 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
  72 - select title, uniqExact(member) as converted
     + select title, sum(parts.converted * cells.weight) as converted
     + from (
     + select title, cell, uniqExact(member) as converted
  76 + and cell in (select cell from cells where country in {country_0:Array(String)})
  79 + group by title, cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
  83 + -- country_0 = ["US"]
  95 - select title, sum(title_totals.views) as views, sum(title_totals.viewers) as viewers
     - from title_totals
     + select title, sum(parts.views * cells.weight) as views, sum(parts.viewers * cells.weight) as viewers
     + from (
     + select title, cell, sum(cell_titles.views) as views, sum(cell_titles.viewers) as viewers
     + from cell_titles
  98 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
 102 + -- country_0 = ["US"]
     +
 113 - select title, sum(title_totals.views) as views, sum(title_totals.viewers) as viewers, sum(title_totals.points) as engagements
     - from title_totals
     + select title, sum(parts.views * cells.weight) as views, sum(parts.viewers * cells.weight) as viewers, sum(parts.engagements * cells.weight) as engagements
     + from (
     + select title, cell, sum(cell_titles.views) as views, sum(cell_titles.viewers) as viewers, sum(cell_titles.points) as engagements
     + from cell_titles
 116 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
 120 + -- country_0 = ["US"]
     +
 131 - select title, sum(title_totals.stars) as stars, sum(title_totals.ratings) as ratings
     - from title_totals
     + select title, sum(parts.stars * cells.weight) as stars, sum(parts.ratings * cells.weight) as ratings
     + from (
     + select title, cell, sum(cell_titles.stars) as stars, sum(cell_titles.ratings) as ratings
     + from cell_titles
 134 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
 138 + -- country_0 = ["US"]
     +
 152 - sum(viewing.viewers * 1) as viewers,
     + sum(viewing.viewers * cells.weight) as viewers,
 158 + and cell in (select cell from cells where country in {country_0:Array(String)})
 168 + -- country_0 = ["US"]
     +
 182 - sum(viewing.viewers * 1) as viewers,
     + sum(viewing.viewers * cells.weight) as viewers,
 188 + and cell in (select cell from cells where country in {country_0:Array(String)})
 198 + -- country_0 = ["US"]
     +
