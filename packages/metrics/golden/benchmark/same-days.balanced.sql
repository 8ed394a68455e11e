-- same-days.balanced: as same-days.none, but
  71 - select title, uniqExact(member) as followers
     + select title, sum(parts.followers * cells.weight) as followers
     + from (
     + select title, cell, uniqExact(member) as followers
  76 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
  80 + -- country_0 = ["US"]
     +
 135 - select title, day, uniqExact(member) as new_followers
     + select title, day, sum(parts.new_followers * cells.weight) as new_followers
     + from (
     + select title, day, cell, uniqExact(member) as new_followers
 139 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, day, cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
 146 + -- country_0 = ["US"]
 200 - select title, uniqExact(member) as followers
     + select title, sum(parts.followers * cells.weight) as followers
     + from (
     + select title, cell, uniqExact(member) as followers
 205 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
 208 - select title, uniqExact(member) as converted
     + select title, sum(parts.converted * cells.weight) as converted
     + from (
     + select title, cell, uniqExact(member) as converted
 212 + and cell in (select cell from cells where country in {country_0:Array(String)})
 215 + group by title, cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
 219 + -- country_0 = ["US"]
     +
 272 - select title, count() as views, uniqExact(member) as viewers
     + select title, sum(parts.views * cells.weight) as views, sum(parts.viewers * cells.weight) as viewers
     + from (
     + select title, cell, count() as views, uniqExact(member) as viewers
 276 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
 280 + -- country_0 = ["US"]
     +
 334 - select title, count() as views, uniqExact(member) as viewers
     + select title, sum(parts.views * cells.weight) as views, sum(parts.viewers * cells.weight) as viewers
     + from (
     + select title, cell, count() as views, uniqExact(member) as viewers
 338 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
 341 - select title, sum(points) as engagements
     + select title, sum(parts.engagements * cells.weight) as engagements
 343 + select title, cell, sum(points) as engagements
     + from (
 347 + and cell in (select cell from cells where country in {country_0:Array(String)})
 352 + and cell in (select cell from cells where country in {country_0:Array(String)})
 357 + and cell in (select cell from cells where country in {country_0:Array(String)})
 362 + and cell in (select cell from cells where country in {country_0:Array(String)})
 364 + group by title, cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
 368 + -- country_0 = ["US"]
     +
 422 - select title, sum(rating) as stars, count() as ratings
     + select title, sum(parts.stars * cells.weight) as stars, sum(parts.ratings * cells.weight) as ratings
     + from (
     + select title, cell, sum(rating) as stars, count() as ratings
 426 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
 430 + -- country_0 = ["US"]
     +
 487 - sum(viewing.viewers * 1) as viewers,
     + sum(viewing.viewers * cells.weight) as viewers,
 494 + and cell in (select cell from cells where country in {country_0:Array(String)})
 503 + -- country_0 = ["US"]
     +
 560 - sum(viewing.viewers * 1) as viewers,
     + sum(viewing.viewers * cells.weight) as viewers,
 567 + and cell in (select cell from cells where country in {country_0:Array(String)})
 576 + -- country_0 = ["US"]
     +
 631 - select title, sum(least(1, watching.watched / airing.aired)) as finished, count() as finishers
     + select title, sum(parts.finished * cells.weight) as finished, sum(parts.finishers * cells.weight) as finishers
 633 + select title, cell, sum(least(1, watching.watched / airing.aired)) as finished, count() as finishers
     + from (
 637 + and cell in (select cell from cells where country in {country_0:Array(String)})
 649 + group by title, cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
 654 + -- country_0 = ["US"]
     +
 707 - select title, uniqExact(member) as bingers
     + select title, sum(parts.bingers * cells.weight) as bingers
 709 + select title, cell, uniqExact(member) as bingers
     + from (
 718 + and cell in (select cell from cells where country in {country_0:Array(String)})
 722 + group by title, cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
 725 - select title, count() as views, uniqExact(member) as viewers
     + select title, sum(parts.views * cells.weight) as views, sum(parts.viewers * cells.weight) as viewers
     + from (
     + select title, cell, count() as views, uniqExact(member) as viewers
 729 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
 733 + -- country_0 = ["US"]
     +
