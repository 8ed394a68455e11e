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
  49 + -- country_0 = ["US"]
  58 - select title, sum(title_totals.followers) as followers
     - from title_totals
     + select title, sum(parts.followers * dictGet('cell_facts', 'weight', parts.cell)) as followers
     + from (
     + select title, cell, sum(cell_titles.followers) as followers
     + from cell_titles
  61 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
  64 - select title, uniqExact(member) as converted
     + select title, sum(parts.converted * dictGet('cell_facts', 'weight', parts.cell)) as converted
     + from (
     + select title, cell, uniqExact(member) as converted
  68 + and cell in (select cell from cells where country in {country_0:Array(String)})
  71 + group by title, cell
     + ) as parts
  75 + -- country_0 = ["US"]
  85 - select title, sum(title_totals.views) as views, sum(title_totals.viewers) as viewers
     - from title_totals
     + select title, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers
     + from (
     + select title, cell, cell_titles.views as views, cell_titles.viewers as viewers
     + from cell_titles
  88 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + ) as parts
  92 + -- country_0 = ["US"]
     +
 101 - select title, sum(title_totals.views) as views, sum(title_totals.viewers) as viewers, sum(title_totals.points) as engagements
     - from title_totals
     + select title, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers, sum(parts.engagements * dictGet('cell_facts', 'weight', parts.cell)) as engagements
     + from (
     + select title, cell, sum(cell_titles.views) as views, sum(cell_titles.viewers) as viewers, sum(cell_titles.points) as engagements
     + from cell_titles
 104 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
 108 + -- country_0 = ["US"]
     +
 117 - select title, sum(title_totals.stars) as stars, sum(title_totals.ratings) as ratings
     - from title_totals
     + select title, sum(parts.stars * dictGet('cell_facts', 'weight', parts.cell)) as stars, sum(parts.ratings * dictGet('cell_facts', 'weight', parts.cell)) as ratings
     + from (
     + select title, cell, sum(cell_titles.stars) as stars, sum(cell_titles.ratings) as ratings
     + from cell_titles
 120 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
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
     + select title, sum(parts.finished * dictGet('cell_facts', 'weight', parts.cell)) as finished, sum(parts.finishers * dictGet('cell_facts', 'weight', parts.cell)) as finishers
     + from (
     + select title, cell, sum(cell_titles.finished) / greatest(max(cell_titles.aired), 1) as finished, sumIf(cell_titles.viewers, cell_titles.aired > 0) as finishers
     + from cell_titles
 191 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
 195 + -- country_0 = ["US"]
     +
 203 - select title, sum(title_totals.bingers) as bingers, sum(title_totals.views) as views, sum(title_totals.viewers) as viewers
     - from title_totals
     + select title, sum(parts.bingers * dictGet('cell_facts', 'weight', parts.cell)) as bingers, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers
     + from (
     + select title, cell, cell_titles.bingers as bingers, cell_titles.views as views, cell_titles.viewers as viewers
     + from cell_titles
 206 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + ) as parts
 210 + -- country_0 = ["US"]
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
  67 + and cell in (select cell from cells where country in {country_0:Array(String)})
  70 + group by title, cell
     + ) as parts
  74 + -- country_0 = ["US"]
  84 - select title, sum(title_totals.views) as views, sum(title_totals.viewers) as viewers
     - from title_totals
     + select title, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers
     + from (
     + select title, cell, cell_titles.views as views, cell_titles.viewers as viewers
     + from cell_titles
  87 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + ) as parts
  91 + -- country_0 = ["US"]
     +
 100 - select title, sum(title_totals.views) as views, sum(title_totals.viewers) as viewers, sum(title_totals.points) as engagements
     - from title_totals
     + select title, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers, sum(parts.engagements * dictGet('cell_facts', 'weight', parts.cell)) as engagements
     + from (
     + select title, cell, sum(cell_titles.views) as views, sum(cell_titles.viewers) as viewers, sum(cell_titles.points) as engagements
     + from cell_titles
 103 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
 107 + -- country_0 = ["US"]
     +
 116 - select title, sum(title_totals.stars) as stars, sum(title_totals.ratings) as ratings
     - from title_totals
     + select title, sum(parts.stars * dictGet('cell_facts', 'weight', parts.cell)) as stars, sum(parts.ratings * dictGet('cell_facts', 'weight', parts.cell)) as ratings
     + from (
     + select title, cell, sum(cell_titles.stars) as stars, sum(cell_titles.ratings) as ratings
     + from cell_titles
 119 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
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
     + select title, sum(parts.finished * dictGet('cell_facts', 'weight', parts.cell)) as finished, sum(parts.finishers * dictGet('cell_facts', 'weight', parts.cell)) as finishers
     + from (
     + select title, cell, sum(cell_titles.finished) / greatest(max(cell_titles.aired), 1) as finished, sumIf(cell_titles.viewers, cell_titles.aired > 0) as finishers
     + from cell_titles
 190 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
 194 + -- country_0 = ["US"]
     +
 202 - select title, sum(title_totals.bingers) as bingers, sum(title_totals.views) as views, sum(title_totals.viewers) as viewers
     - from title_totals
     + select title, sum(parts.bingers * dictGet('cell_facts', 'weight', parts.cell)) as bingers, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers
     + from (
     + select title, cell, cell_titles.bingers as bingers, cell_titles.views as views, cell_titles.viewers as viewers
     + from cell_titles
 205 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + ) as parts
 209 + -- country_0 = ["US"]
     +
 220 - select title, sum(title_totals.followers) as followers
     - from title_totals
     + select title, sum(parts.followers * dictGet('cell_facts', 'weight', parts.cell)) as followers
     + from (
     + select title, cell, sum(cell_titles.followers) as followers
     + from cell_titles
 223 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
 227 + -- country_0 = ["US"]
     +
 240 - select title, day, uniqExact(member) as new_followers
     + select title, day, sum(parts.new_followers * dictGet('cell_facts', 'weight', parts.cell)) as new_followers
     + from (
     + select title, day, cell, uniqExact(member) as new_followers
 244 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, day, cell
     + ) as parts
 252 + -- country_0 = ["US"]
 264 - select title, sum(title_totals.followers) as followers
     - from title_totals
     + select title, sum(parts.followers * dictGet('cell_facts', 'weight', parts.cell)) as followers
     + from (
     + select title, cell, sum(cell_titles.followers) as followers
     + from cell_titles
 267 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
 270 - select title, uniqExact(member) as converted
     + select title, sum(parts.converted * dictGet('cell_facts', 'weight', parts.cell)) as converted
     + from (
     + select title, cell, uniqExact(member) as converted
 274 + and cell in (select cell from cells where country in {country_0:Array(String)})
 277 + group by title, cell
     + ) as parts
 281 + -- country_0 = ["US"]
 294 - select title, sum(title_totals.views) as views, sum(title_totals.viewers) as viewers
     - from title_totals
     + select title, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers
     + from (
     + select title, cell, cell_titles.views as views, cell_titles.viewers as viewers
     + from cell_titles
 297 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + ) as parts
 301 + -- country_0 = ["US"]
     +
 313 - select title, sum(title_totals.views) as views, sum(title_totals.viewers) as viewers, sum(title_totals.points) as engagements
     - from title_totals
     + select title, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers, sum(parts.engagements * dictGet('cell_facts', 'weight', parts.cell)) as engagements
     + from (
     + select title, cell, sum(cell_titles.views) as views, sum(cell_titles.viewers) as viewers, sum(cell_titles.points) as engagements
     + from cell_titles
 316 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
 320 + -- country_0 = ["US"]
     +
 332 - select title, sum(title_totals.stars) as stars, sum(title_totals.ratings) as ratings
     - from title_totals
     + select title, sum(parts.stars * dictGet('cell_facts', 'weight', parts.cell)) as stars, sum(parts.ratings * dictGet('cell_facts', 'weight', parts.cell)) as ratings
     + from (
     + select title, cell, sum(cell_titles.stars) as stars, sum(cell_titles.ratings) as ratings
     + from cell_titles
 335 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
 339 + -- country_0 = ["US"]
     +
 347 - sum(viewing.viewers * 1) as viewers,
     + sum(viewing.viewers * cells.weight) as viewers,
 353 + and cell in (select cell from cells where country in {country_0:Array(String)})
 362 + -- country_0 = ["US"]
     +
 370 - sum(viewing.viewers * 1) as viewers,
     + sum(viewing.viewers * cells.weight) as viewers,
 376 + and cell in (select cell from cells where country in {country_0:Array(String)})
 385 + -- country_0 = ["US"]
     +
 396 - select title, sum(title_totals.finished) / greatest(max(title_totals.aired), 1) as finished, sumIf(title_totals.viewers, title_totals.aired > 0) as finishers
     - from title_totals
     + select title, sum(parts.finished * dictGet('cell_facts', 'weight', parts.cell)) as finished, sum(parts.finishers * dictGet('cell_facts', 'weight', parts.cell)) as finishers
     + from (
     + select title, cell, sum(cell_titles.finished) / greatest(max(cell_titles.aired), 1) as finished, sumIf(cell_titles.viewers, cell_titles.aired > 0) as finishers
     + from cell_titles
 399 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
 403 + -- country_0 = ["US"]
     +
 414 - select title, sum(title_totals.bingers) as bingers, sum(title_totals.views) as views, sum(title_totals.viewers) as viewers
     - from title_totals
     + select title, sum(parts.bingers * dictGet('cell_facts', 'weight', parts.cell)) as bingers, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers
     + from (
     + select title, cell, cell_titles.bingers as bingers, cell_titles.views as views, cell_titles.viewers as viewers
     + from cell_titles
 417 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + ) as parts
 421 + -- country_0 = ["US"]
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
  55 + -- country_0 = ["US"]
  66 - select title, sum(title_totals.followers) as followers
     - from title_totals
     + select title, sum(parts.followers * dictGet('cell_facts', 'weight', parts.cell)) as followers
     + from (
     + select title, cell, sum(cell_titles.followers) as followers
     + from cell_titles
  69 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
  72 - select title, uniqExact(member) as converted
     + select title, sum(parts.converted * dictGet('cell_facts', 'weight', parts.cell)) as converted
     + from (
     + select title, cell, uniqExact(member) as converted
  76 + and cell in (select cell from cells where country in {country_0:Array(String)})
  79 + group by title, cell
     + ) as parts
  83 + -- country_0 = ["US"]
  95 - select title, sum(title_totals.views) as views, sum(title_totals.viewers) as viewers
     - from title_totals
     + select title, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers
     + from (
     + select title, cell, cell_titles.views as views, cell_titles.viewers as viewers
     + from cell_titles
  98 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + ) as parts
 102 + -- country_0 = ["US"]
     +
 113 - select title, sum(title_totals.views) as views, sum(title_totals.viewers) as viewers, sum(title_totals.points) as engagements
     - from title_totals
     + select title, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers, sum(parts.engagements * dictGet('cell_facts', 'weight', parts.cell)) as engagements
     + from (
     + select title, cell, sum(cell_titles.views) as views, sum(cell_titles.viewers) as viewers, sum(cell_titles.points) as engagements
     + from cell_titles
 116 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
 120 + -- country_0 = ["US"]
     +
 131 - select title, sum(title_totals.stars) as stars, sum(title_totals.ratings) as ratings
     - from title_totals
     + select title, sum(parts.stars * dictGet('cell_facts', 'weight', parts.cell)) as stars, sum(parts.ratings * dictGet('cell_facts', 'weight', parts.cell)) as ratings
     + from (
     + select title, cell, sum(cell_titles.stars) as stars, sum(cell_titles.ratings) as ratings
     + from cell_titles
 134 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
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
