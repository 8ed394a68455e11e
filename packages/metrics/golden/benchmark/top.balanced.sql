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
  87 - select title, sum(title_totals.views) as views, sum(title_totals.viewers) as viewers, sum(title_totals.points) as engagements
     - from title_totals
     + select title, sum(parts.views * cells.weight) as views, sum(parts.viewers * cells.weight) as viewers, sum(parts.engagements * cells.weight) as engagements
     + from (
     + select title, cell, sum(cell_titles.views) as views, sum(cell_titles.viewers) as viewers, sum(cell_titles.points) as engagements
     + from cell_titles
  90 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
  94 + -- country_0 = ["US"]
     +
 103 - select title, sum(title_totals.stars) as stars, sum(title_totals.ratings) as ratings
     - from title_totals
     + select title, sum(parts.stars * cells.weight) as stars, sum(parts.ratings * cells.weight) as ratings
     + from (
     + select title, cell, sum(cell_titles.stars) as stars, sum(cell_titles.ratings) as ratings
     + from cell_titles
 106 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
 110 + -- country_0 = ["US"]
     +
 122 - sum(viewing.viewers * 1) as viewers,
     + sum(viewing.viewers * cells.weight) as viewers,
 128 + and cell in (select cell from cells where country in {country_0:Array(String)})
 138 + -- country_0 = ["US"]
     +
 150 - sum(viewing.viewers * 1) as viewers,
     + sum(viewing.viewers * cells.weight) as viewers,
 156 + and cell in (select cell from cells where country in {country_0:Array(String)})
 166 + -- country_0 = ["US"]
     +
 174 - select title, sum(title_totals.finished) / greatest(max(title_totals.aired), 1) as finished, sumIf(title_totals.viewers, title_totals.aired > 0) as finishers
     - from title_totals
     + select title, sum(parts.finished * cells.weight) as finished, sum(parts.finishers * cells.weight) as finishers
     + from (
     + select title, cell, sum(cell_titles.finished) / greatest(max(cell_titles.aired), 1) as finished, sumIf(cell_titles.viewers, cell_titles.aired > 0) as finishers
     + from cell_titles
 177 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
 181 + -- country_0 = ["US"]
     +
 189 - select title, sum(title_totals.bingers) as bingers
     - from title_totals
     + select title, sum(parts.bingers * cells.weight) as bingers
     + from (
     + select title, cell, sum(cell_titles.bingers) as bingers
     + from cell_titles
 192 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
 195 - select title, sum(title_totals.views) as views, sum(title_totals.viewers) as viewers
     - from title_totals
     + select title, sum(parts.views * cells.weight) as views, sum(parts.viewers * cells.weight) as viewers
     + from (
     + select title, cell, sum(cell_titles.views) as views, sum(cell_titles.viewers) as viewers
     + from cell_titles
 198 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
 202 + -- country_0 = ["US"]
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
  86 - select title, sum(title_totals.views) as views, sum(title_totals.viewers) as viewers, sum(title_totals.points) as engagements
     - from title_totals
     + select title, sum(parts.views * cells.weight) as views, sum(parts.viewers * cells.weight) as viewers, sum(parts.engagements * cells.weight) as engagements
     + from (
     + select title, cell, sum(cell_titles.views) as views, sum(cell_titles.viewers) as viewers, sum(cell_titles.points) as engagements
     + from cell_titles
  89 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
  93 + -- country_0 = ["US"]
     +
 102 - select title, sum(title_totals.stars) as stars, sum(title_totals.ratings) as ratings
     - from title_totals
     + select title, sum(parts.stars * cells.weight) as stars, sum(parts.ratings * cells.weight) as ratings
     + from (
     + select title, cell, sum(cell_titles.stars) as stars, sum(cell_titles.ratings) as ratings
     + from cell_titles
 105 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
 109 + -- country_0 = ["US"]
     +
 121 - sum(viewing.viewers * 1) as viewers,
     + sum(viewing.viewers * cells.weight) as viewers,
 127 + and cell in (select cell from cells where country in {country_0:Array(String)})
 137 + -- country_0 = ["US"]
     +
 149 - sum(viewing.viewers * 1) as viewers,
     + sum(viewing.viewers * cells.weight) as viewers,
 155 + and cell in (select cell from cells where country in {country_0:Array(String)})
 165 + -- country_0 = ["US"]
     +
 173 - select title, sum(title_totals.finished) / greatest(max(title_totals.aired), 1) as finished, sumIf(title_totals.viewers, title_totals.aired > 0) as finishers
     - from title_totals
     + select title, sum(parts.finished * cells.weight) as finished, sum(parts.finishers * cells.weight) as finishers
     + from (
     + select title, cell, sum(cell_titles.finished) / greatest(max(cell_titles.aired), 1) as finished, sumIf(cell_titles.viewers, cell_titles.aired > 0) as finishers
     + from cell_titles
 176 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
 180 + -- country_0 = ["US"]
     +
 188 - select title, sum(title_totals.bingers) as bingers
     - from title_totals
     + select title, sum(parts.bingers * cells.weight) as bingers
     + from (
     + select title, cell, sum(cell_titles.bingers) as bingers
     + from cell_titles
 191 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
 194 - select title, sum(title_totals.views) as views, sum(title_totals.viewers) as viewers
     - from title_totals
     + select title, sum(parts.views * cells.weight) as views, sum(parts.viewers * cells.weight) as viewers
     + from (
     + select title, cell, sum(cell_titles.views) as views, sum(cell_titles.viewers) as viewers
     + from cell_titles
 197 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
 201 + -- country_0 = ["US"]
     +
 211 - select title, sum(title_totals.followers) as followers
     - from title_totals
     + select title, sum(parts.followers * cells.weight) as followers
     + from (
     + select title, cell, sum(cell_titles.followers) as followers
     + from cell_titles
 214 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
 218 + -- country_0 = ["US"]
     +
 230 - select title, day, uniqExact(member) as new_followers
     + select title, day, sum(parts.new_followers * cells.weight) as new_followers
     + from (
     + select title, day, cell, uniqExact(member) as new_followers
 234 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, day, cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
 242 + -- country_0 = ["US"]
 253 - select title, sum(title_totals.followers) as followers
     - from title_totals
     + select title, sum(parts.followers * cells.weight) as followers
     + from (
     + select title, cell, sum(cell_titles.followers) as followers
     + from cell_titles
 256 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
 259 - select title, uniqExact(member) as converted
     + select title, sum(parts.converted * cells.weight) as converted
     + from (
     + select title, cell, uniqExact(member) as converted
 263 + and cell in (select cell from cells where country in {country_0:Array(String)})
 266 + group by title, cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
 270 + -- country_0 = ["US"]
 284 - select title, sum(title_totals.views) as views, sum(title_totals.viewers) as viewers, sum(title_totals.points) as engagements
     - from title_totals
     + select title, sum(parts.views * cells.weight) as views, sum(parts.viewers * cells.weight) as viewers, sum(parts.engagements * cells.weight) as engagements
     + from (
     + select title, cell, sum(cell_titles.views) as views, sum(cell_titles.viewers) as viewers, sum(cell_titles.points) as engagements
     + from cell_titles
 287 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
 291 + -- country_0 = ["US"]
     +
 302 - select title, sum(title_totals.stars) as stars, sum(title_totals.ratings) as ratings
     - from title_totals
     + select title, sum(parts.stars * cells.weight) as stars, sum(parts.ratings * cells.weight) as ratings
     + from (
     + select title, cell, sum(cell_titles.stars) as stars, sum(cell_titles.ratings) as ratings
     + from cell_titles
 305 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
 309 + -- country_0 = ["US"]
     +
 317 - sum(viewing.viewers * 1) as viewers,
     + sum(viewing.viewers * cells.weight) as viewers,
 323 + and cell in (select cell from cells where country in {country_0:Array(String)})
 332 + -- country_0 = ["US"]
     +
 340 - sum(viewing.viewers * 1) as viewers,
     + sum(viewing.viewers * cells.weight) as viewers,
 346 + and cell in (select cell from cells where country in {country_0:Array(String)})
 355 + -- country_0 = ["US"]
     +
 365 - select title, sum(title_totals.finished) / greatest(max(title_totals.aired), 1) as finished, sumIf(title_totals.viewers, title_totals.aired > 0) as finishers
     - from title_totals
     + select title, sum(parts.finished * cells.weight) as finished, sum(parts.finishers * cells.weight) as finishers
     + from (
     + select title, cell, sum(cell_titles.finished) / greatest(max(cell_titles.aired), 1) as finished, sumIf(cell_titles.viewers, cell_titles.aired > 0) as finishers
     + from cell_titles
 368 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
 372 + -- country_0 = ["US"]
     +
 382 - select title, sum(title_totals.bingers) as bingers
     - from title_totals
     + select title, sum(parts.bingers * cells.weight) as bingers
     + from (
     + select title, cell, sum(cell_titles.bingers) as bingers
     + from cell_titles
 385 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
 388 - select title, sum(title_totals.views) as views, sum(title_totals.viewers) as viewers
     - from title_totals
     + select title, sum(parts.views * cells.weight) as views, sum(parts.viewers * cells.weight) as viewers
     + from (
     + select title, cell, sum(cell_titles.views) as views, sum(cell_titles.viewers) as viewers
     + from cell_titles
 391 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
 395 + -- country_0 = ["US"]
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
  97 - select title, sum(title_totals.views) as views, sum(title_totals.viewers) as viewers, sum(title_totals.points) as engagements
     - from title_totals
     + select title, sum(parts.views * cells.weight) as views, sum(parts.viewers * cells.weight) as viewers, sum(parts.engagements * cells.weight) as engagements
     + from (
     + select title, cell, sum(cell_titles.views) as views, sum(cell_titles.viewers) as viewers, sum(cell_titles.points) as engagements
     + from cell_titles
 100 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
 104 + -- country_0 = ["US"]
     +
 115 - select title, sum(title_totals.stars) as stars, sum(title_totals.ratings) as ratings
     - from title_totals
     + select title, sum(parts.stars * cells.weight) as stars, sum(parts.ratings * cells.weight) as ratings
     + from (
     + select title, cell, sum(cell_titles.stars) as stars, sum(cell_titles.ratings) as ratings
     + from cell_titles
 118 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
 122 + -- country_0 = ["US"]
     +
 136 - sum(viewing.viewers * 1) as viewers,
     + sum(viewing.viewers * cells.weight) as viewers,
 142 + and cell in (select cell from cells where country in {country_0:Array(String)})
 152 + -- country_0 = ["US"]
     +
 166 - sum(viewing.viewers * 1) as viewers,
     + sum(viewing.viewers * cells.weight) as viewers,
 172 + and cell in (select cell from cells where country in {country_0:Array(String)})
 182 + -- country_0 = ["US"]
     +
