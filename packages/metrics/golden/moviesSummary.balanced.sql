-- moviesSummary.balanced: as moviesSummary.none, but
  27 - select title, sum(title_totals.views) as views, sum(title_totals.viewers) as viewers, sum(title_totals.followers) as followers, sum(title_totals.points) as engagements
     - from title_totals
     - where 1
     - group by title
     + select title, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers, sum(parts.followers * dictGet('cell_facts', 'weight', parts.cell)) as followers, sum(parts.engagements * dictGet('cell_facts', 'weight', parts.cell)) as engagements
     + from (
     + select title, cell, sum(cell_titles.views) as views, sum(cell_titles.viewers) as viewers, sum(cell_titles.followers) as followers, sum(cell_titles.points) as engagements
     + from cell_titles
     + where cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
  32 + ) as parts
     + group by title
  34 - select title, count() as ratings, countIf(ratings.rating = 1) as stars_1, countIf(ratings.rating = 2) as stars_2, countIf(ratings.rating = 3) as stars_3, countIf(ratings.rating = 4) as stars_4, countIf(ratings.rating = 5) as stars_5, count() as ratings_people, count() as ratings_squares
     + select title, sum(parts.ratings * dictGet('cell_facts', 'weight', parts.cell)) as ratings, sum(parts.stars_1 * dictGet('cell_facts', 'weight', parts.cell)) as stars_1, sum(parts.stars_2 * dictGet('cell_facts', 'weight', parts.cell)) as stars_2, sum(parts.stars_3 * dictGet('cell_facts', 'weight', parts.cell)) as stars_3, sum(parts.stars_4 * dictGet('cell_facts', 'weight', parts.cell)) as stars_4, sum(parts.stars_5 * dictGet('cell_facts', 'weight', parts.cell)) as stars_5, sum(parts.ratings) as ratings_people, sum(parts.ratings * dictGet('cell_facts', 'weight', parts.cell) * dictGet('cell_facts', 'weight', parts.cell)) as ratings_squares
     + from (
     + select title, cell, count() as ratings, countIf(ratings.rating = 1) as stars_1, countIf(ratings.rating = 2) as stars_2, countIf(ratings.rating = 3) as stars_3, countIf(ratings.rating = 4) as stars_4, countIf(ratings.rating = 5) as stars_5
  37 - group by title
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
  39 + ) as parts
     + group by title
  43 + -- country_0 = ["US"]
  46 - select sum(audience_cells.views) as views, sum(audience_cells.viewers) as viewers
     + select sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers
     + from (
     + select cell, audience_cells.views as views, audience_cells.viewers as viewers
  49 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + ) as parts
  51 - select sum(members) as n
     + select sum(parts.members) as n,
     + if(n = 0, null, round(pow(sum(parts.members * cells.weight), 2) / sum(parts.members * cells.weight * cells.weight), 3)) as effective
  56 + and cell in (select cell from cells where country in {country_0:Array(String)})
  57 - )
     + ) as parts
     + inner join cells on cells.cell = parts.cell
