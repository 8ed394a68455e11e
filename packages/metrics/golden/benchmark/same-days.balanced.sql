-- same-days.balanced: as same-days.none, but
  69 - select title, uniqExact(member) as followers
     + select title, sum(parts.followers * dictGet('cell_facts', 'weight', parts.cell)) as followers
     + from (
     + select title, cell, uniqExact(member) as followers
  73 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
  77 + -- country_0 = ["US"]
     +
 132 - select title, day, uniqExact(member) as new_followers
     + select title, day, sum(parts.new_followers * dictGet('cell_facts', 'weight', parts.cell)) as new_followers
     + from (
     + select title, day, cell, uniqExact(member) as new_followers
 136 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, day, cell
     + ) as parts
 143 + -- country_0 = ["US"]
 197 - select title, uniqExact(member) as followers
     + select title, sum(parts.followers * dictGet('cell_facts', 'weight', parts.cell)) as followers
     + from (
     + select title, cell, uniqExact(member) as followers
 201 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
 204 - select title, uniqExact(member) as converted
     + select title, sum(parts.converted * dictGet('cell_facts', 'weight', parts.cell)) as converted
     + from (
     + select title, cell, uniqExact(member) as converted
 208 + and cell in (select cell from cells where country in {country_0:Array(String)})
 210 + group by title, cell
     + ) as parts
 214 + -- country_0 = ["US"]
     +
 267 - select title, count() as views, uniqExact(member) as viewers
     + select title, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers
     + from (
     + select title, cell, count() as views, uniqExact(member) as viewers
 271 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
 275 + -- country_0 = ["US"]
     +
 329 - select title, count() as views, uniqExact(member) as viewers
     + select title, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers
     + from (
     + select title, cell, count() as views, uniqExact(member) as viewers
 333 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
 336 - select title, sum(points) as engagements
     + select title, sum(parts.engagements * dictGet('cell_facts', 'weight', parts.cell)) as engagements
 338 + select title, cell, sum(points) as engagements
     + from (
 342 + and cell in (select cell from cells where country in {country_0:Array(String)})
 347 + and cell in (select cell from cells where country in {country_0:Array(String)})
 352 + and cell in (select cell from cells where country in {country_0:Array(String)})
 357 + and cell in (select cell from cells where country in {country_0:Array(String)})
 359 + group by title, cell
     + ) as parts
 363 + -- country_0 = ["US"]
     +
 417 - select title, sum(rating) as stars, count() as ratings
     + select title, sum(parts.stars * dictGet('cell_facts', 'weight', parts.cell)) as stars, sum(parts.ratings * dictGet('cell_facts', 'weight', parts.cell)) as ratings
     + from (
     + select title, cell, sum(rating) as stars, count() as ratings
 421 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
 425 + -- country_0 = ["US"]
     +
 480 - select title, sum(least(1, watching.watched / airing.aired)) as finished, count() as finishers
     + select title, sum(parts.finished * dictGet('cell_facts', 'weight', parts.cell)) as finished, sum(parts.finishers * dictGet('cell_facts', 'weight', parts.cell)) as finishers
 482 + select title, cell, sum(least(1, watching.watched / airing.aired)) as finished, count() as finishers
     + from (
 486 + and cell in (select cell from cells where country in {country_0:Array(String)})
 498 + group by title, cell
     + ) as parts
 503 + -- country_0 = ["US"]
     +
 556 - select title, uniqExact(member) as bingers
     + select title, sum(parts.bingers * dictGet('cell_facts', 'weight', parts.cell)) as bingers
 558 + select title, cell, uniqExact(member) as bingers
     + from (
 567 + and cell in (select cell from cells where country in {country_0:Array(String)})
 571 + group by title, cell
     + ) as parts
 574 - select title, count() as views, uniqExact(member) as viewers
     + select title, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers
     + from (
     + select title, cell, count() as views, uniqExact(member) as viewers
 578 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
 582 + -- country_0 = ["US"]
     +
 639 - sum(viewing.viewers * 1) as viewers,
     + sum(viewing.viewers * cells.weight) as viewers,
 646 + and cell in (select cell from cells where country in {country_0:Array(String)})
 655 + -- country_0 = ["US"]
     +
 712 - sum(viewing.viewers * 1) as viewers,
     + sum(viewing.viewers * cells.weight) as viewers,
 719 + and cell in (select cell from cells where country in {country_0:Array(String)})
 728 + -- country_0 = ["US"]
     +
