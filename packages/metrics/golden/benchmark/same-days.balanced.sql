-- same-days.balanced: as same-days.none, but
  71 - select title, uniqExact(member) as followers
     + select title, sum(parts.followers * dictGet('cell_facts', 'weight', parts.cell)) as followers
     + from (
     + select title, cell, uniqExact(member) as followers
  75 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
  79 + -- country_0 = ["US"]
     +
 134 - select title, day, uniqExact(member) as new_followers
     + select title, day, sum(parts.new_followers * dictGet('cell_facts', 'weight', parts.cell)) as new_followers
     + from (
     + select title, day, cell, uniqExact(member) as new_followers
 138 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, day, cell
     + ) as parts
 145 + -- country_0 = ["US"]
 199 - select title, uniqExact(member) as followers
     + select title, sum(parts.followers * dictGet('cell_facts', 'weight', parts.cell)) as followers
     + from (
     + select title, cell, uniqExact(member) as followers
 203 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
 206 - select title, uniqExact(member) as converted
     + select title, sum(parts.converted * dictGet('cell_facts', 'weight', parts.cell)) as converted
     + from (
     + select title, cell, uniqExact(member) as converted
 210 + and cell in (select cell from cells where country in {country_0:Array(String)})
 212 + group by title, cell
     + ) as parts
 216 + -- country_0 = ["US"]
     +
 269 - select title, count() as views, uniqExact(member) as viewers
     + select title, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers
     + from (
     + select title, cell, count() as views, uniqExact(member) as viewers
 273 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
 277 + -- country_0 = ["US"]
     +
 331 - select title, count() as views, uniqExact(member) as viewers
     + select title, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers
     + from (
     + select title, cell, count() as views, uniqExact(member) as viewers
 335 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
 338 - select title, sum(points) as engagements
     + select title, sum(parts.engagements * dictGet('cell_facts', 'weight', parts.cell)) as engagements
 340 + select title, cell, sum(points) as engagements
     + from (
 344 + and cell in (select cell from cells where country in {country_0:Array(String)})
 349 + and cell in (select cell from cells where country in {country_0:Array(String)})
 354 + and cell in (select cell from cells where country in {country_0:Array(String)})
 359 + and cell in (select cell from cells where country in {country_0:Array(String)})
 361 + group by title, cell
     + ) as parts
 365 + -- country_0 = ["US"]
     +
 419 - select title, sum(rating) as stars, count() as ratings
     + select title, sum(parts.stars * dictGet('cell_facts', 'weight', parts.cell)) as stars, sum(parts.ratings * dictGet('cell_facts', 'weight', parts.cell)) as ratings
     + from (
     + select title, cell, sum(rating) as stars, count() as ratings
 423 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
 427 + -- country_0 = ["US"]
     +
 484 - sum(viewing.viewers * 1) as viewers,
     + sum(viewing.viewers * cells.weight) as viewers,
 491 + and cell in (select cell from cells where country in {country_0:Array(String)})
 500 + -- country_0 = ["US"]
     +
 557 - sum(viewing.viewers * 1) as viewers,
     + sum(viewing.viewers * cells.weight) as viewers,
 564 + and cell in (select cell from cells where country in {country_0:Array(String)})
 573 + -- country_0 = ["US"]
     +
 628 - select title, sum(least(1, watching.watched / airing.aired)) as finished, count() as finishers
     + select title, sum(parts.finished * dictGet('cell_facts', 'weight', parts.cell)) as finished, sum(parts.finishers * dictGet('cell_facts', 'weight', parts.cell)) as finishers
 630 + select title, cell, sum(least(1, watching.watched / airing.aired)) as finished, count() as finishers
     + from (
 634 + and cell in (select cell from cells where country in {country_0:Array(String)})
 646 + group by title, cell
     + ) as parts
 651 + -- country_0 = ["US"]
     +
 704 - select title, uniqExact(member) as bingers
     + select title, sum(parts.bingers * dictGet('cell_facts', 'weight', parts.cell)) as bingers
 706 + select title, cell, uniqExact(member) as bingers
     + from (
 715 + and cell in (select cell from cells where country in {country_0:Array(String)})
 719 + group by title, cell
     + ) as parts
 722 - select title, count() as views, uniqExact(member) as viewers
     + select title, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers
     + from (
     + select title, cell, count() as views, uniqExact(member) as viewers
 726 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
 730 + -- country_0 = ["US"]
     +
