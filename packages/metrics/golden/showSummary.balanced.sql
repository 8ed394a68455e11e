-- showSummary.balanced: as showSummary.none, but
  21 - select title, sum(title_totals.views) as views, sum(title_totals.viewers) as viewers, sum(title_totals.finished) / greatest(max(title_totals.aired), 1) as finished, sumIf(title_totals.viewers, title_totals.aired > 0) as finishers, sum(title_totals.followers) as followers, sum(title_totals.points) as engagements
     - from title_totals
     + select title, sum(parts.views * cells.weight) as views, sum(parts.viewers * cells.weight) as viewers, sum(parts.finished * cells.weight) as finished, sum(parts.finishers * cells.weight) as finishers, sum(parts.followers * cells.weight) as followers, sum(parts.engagements * cells.weight) as engagements
     + from (
     + select title, cell, sum(cell_titles.views) as views, sum(cell_titles.viewers) as viewers, sum(cell_titles.finished) / greatest(max(cell_titles.aired), 1) as finished, sumIf(cell_titles.viewers, cell_titles.aired > 0) as finishers, sum(cell_titles.followers) as followers, sum(cell_titles.points) as engagements
     + from cell_titles
  24 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
  31 + -- country_0 = ["US"]
     +
  32 - select sum(audience_cells.views) as views, sum(audience_cells.viewers) as viewers
     + select sum(parts.views * cells.weight) as views, sum(parts.viewers * cells.weight) as viewers
     + from (
     + select cell, sum(audience_cells.views) as views, sum(audience_cells.viewers) as viewers
  35 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
  37 - select sum(members) as n
     + select sum(parts.members) as n,
     + if(n = 0, null, round(pow(sum(parts.members * cells.weight), 2) / sum(parts.members * cells.weight * cells.weight), 3)) as effective
  42 + and cell in (select cell from cells where country in {country_0:Array(String)})
  43 - )
     + ) as parts
     + inner join cells on cells.cell = parts.cell
-- moviesSummary.balanced: as moviesSummary.none, but
  25 - select title, sum(title_totals.views) as views, sum(title_totals.viewers) as viewers, sum(title_totals.followers) as followers, sum(title_totals.points) as engagements
     - from title_totals
     + select title, sum(parts.views * cells.weight) as views, sum(parts.viewers * cells.weight) as viewers, sum(parts.followers * cells.weight) as followers, sum(parts.engagements * cells.weight) as engagements
     + from (
     + select title, cell, sum(cell_titles.views) as views, sum(cell_titles.viewers) as viewers, sum(cell_titles.followers) as followers, sum(cell_titles.points) as engagements
     + from cell_titles
  28 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
  31 - select title, count() as ratings, countIf(ratings.rating = 1) as stars_1, countIf(ratings.rating = 2) as stars_2, countIf(ratings.rating = 3) as stars_3, countIf(ratings.rating = 4) as stars_4, countIf(ratings.rating = 5) as stars_5, count() as ratings_people, count() as ratings_squares
     + select title, sum(parts.ratings * cells.weight) as ratings, sum(parts.stars_1 * cells.weight) as stars_1, sum(parts.stars_2 * cells.weight) as stars_2, sum(parts.stars_3 * cells.weight) as stars_3, sum(parts.stars_4 * cells.weight) as stars_4, sum(parts.stars_5 * cells.weight) as stars_5, sum(parts.ratings) as ratings_people, sum(parts.ratings * cells.weight * cells.weight) as ratings_squares
     + from (
     + select title, cell, count() as ratings, countIf(ratings.rating = 1) as stars_1, countIf(ratings.rating = 2) as stars_2, countIf(ratings.rating = 3) as stars_3, countIf(ratings.rating = 4) as stars_4, countIf(ratings.rating = 5) as stars_5
  35 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
  42 + -- country_0 = ["US"]
  45 - select sum(audience_cells.views) as views, sum(audience_cells.viewers) as viewers
     + select sum(parts.views * cells.weight) as views, sum(parts.viewers * cells.weight) as viewers
     + from (
     + select cell, sum(audience_cells.views) as views, sum(audience_cells.viewers) as viewers
  48 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
  50 - select sum(members) as n
     + select sum(parts.members) as n,
     + if(n = 0, null, round(pow(sum(parts.members * cells.weight), 2) / sum(parts.members * cells.weight * cells.weight), 3)) as effective
  55 + and cell in (select cell from cells where country in {country_0:Array(String)})
  56 - )
     + ) as parts
     + inner join cells on cells.cell = parts.cell
