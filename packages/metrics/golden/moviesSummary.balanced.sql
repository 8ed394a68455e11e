-- moviesSummary.balanced: as moviesSummary.none, but
  29 - select title, sum(title_totals.views) as views, sum(title_totals.viewers) as viewers, sum(title_totals.followers) as followers, sum(title_totals.points) as engagements, sum(title_totals.viewers) as viewers_people
     - from title_totals
     - where 1
     - group by title
     + select title, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers, sum(parts.followers * dictGet('cell_facts', 'weight', parts.cell)) as followers, sum(parts.engagements * dictGet('cell_facts', 'weight', parts.cell)) as engagements, sum(parts.viewers_people) as viewers_people
     + from (
     + select title, cell, sum(cell_titles.views) as views, sum(cell_titles.viewers) as viewers, sum(cell_titles.followers) as followers, sum(cell_titles.points) as engagements, sum(cell_titles.viewers) as viewers_people
     + from cell_titles
     + where cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
  34 + ) as parts
     + group by title
  36 - select title, sum(title_stars.ratings) as ratings, sum(title_stars.ratings * (title_stars.rating - 3)) as star_distances, sum(title_stars.ratings * (title_stars.rating - 3) * (title_stars.rating - 3)) as star_squares, sum(title_stars.ratings) as ratings_people, sum(title_stars.ratings) as ratings_squares
     - from title_stars
     - where 1
     + select title, sum(parts.ratings * dictGet('cell_facts', 'weight', parts.cell)) as ratings, sum(parts.star_distances * dictGet('cell_facts', 'weight', parts.cell)) as star_distances, sum(parts.star_squares * dictGet('cell_facts', 'weight', parts.cell)) as star_squares, sum(parts.ratings) as ratings_people, sum(parts.ratings * dictGet('cell_facts', 'weight', parts.cell) * dictGet('cell_facts', 'weight', parts.cell)) as ratings_squares
     + from (
     + select title, cell, sum(star_days.ratings) as ratings, sum(star_days.ratings * (star_days.rating - 3)) as star_distances, sum(star_days.ratings * (star_days.rating - 3) * (star_days.rating - 3)) as star_squares
     + from star_days
     + where title_kind = 'movie'
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
  40 - having if(count() > 0, dictGet('title_facts', 'kind', title) = 2, 0)
  45 + -- country_0 = ["US"]
     +
  46 - select sum(audience_cells.views) as views, sum(audience_cells.viewers) as viewers, sum(audience_cells.viewers) as n
     + select views, viewers, n, if(n = 0, null, round(pow(viewers, 2) / viewers_squares, 3)) as effective
     + from (
     + select sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers, sum(parts.n) as n, sum(parts.viewers) as viewers_people, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell) * dictGet('cell_facts', 'weight', parts.cell)) as viewers_squares
     + from (
     + select cell, audience_cells.views as views, audience_cells.viewers as viewers, audience_cells.viewers as n
  49 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + ) as parts
     + )
  51 - select sum(audience_cells.views) as views, sum(audience_cells.viewers) as viewers, sum(audience_cells.viewers) as n
     + select views, viewers, n, if(n = 0, null, round(pow(viewers, 2) / viewers_squares, 3)) as effective
     + from (
     + select sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers, sum(parts.n) as n, sum(parts.viewers) as viewers_people, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell) * dictGet('cell_facts', 'weight', parts.cell)) as viewers_squares
     + from (
     + select cell, audience_cells.views as views, audience_cells.viewers as viewers, audience_cells.viewers as n
  54 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + ) as parts
     + )
