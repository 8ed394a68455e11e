-- same-days.balanced: as same-days.none, but
  65 - select title, uniqExact(member) as followers
     + select title, sum(parts.followers * dictGet('cell_facts', 'weight', parts.cell)) as followers
     + from (
     + select title, cell, uniqExact(member) as followers
  69 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
  74 + -- country_0 = ["US"]
 124 - select title, day, uniqExact(member) as new_followers
     + select title, day, sum(parts.new_followers * dictGet('cell_facts', 'weight', parts.cell)) as new_followers
     + from (
     + select title, day, cell, uniqExact(member) as new_followers
 128 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, day, cell
     + ) as parts
 136 + -- country_0 = ["US"]
 184 - select title, uniqExact(member) as followers
     + select title, sum(parts.followers * dictGet('cell_facts', 'weight', parts.cell)) as followers
     + from (
     + select title, cell, uniqExact(member) as followers
 188 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
 191 - select title, length(arrayIntersect(groupUniqArrayIf(member, has_viewed), groupUniqArrayIf(member, not has_viewed))) as converted
     + select title, sum(parts.converted * dictGet('cell_facts', 'weight', parts.cell)) as converted
 193 + select title, cell, length(arrayIntersect(groupUniqArrayIf(member, has_viewed), groupUniqArrayIf(member, not has_viewed))) as converted
     + from (
 197 + and cell in (select cell from cells where country in {country_0:Array(String)})
 202 + and cell in (select cell from cells where country in {country_0:Array(String)})
 204 + group by title, cell
     + ) as parts
 209 + -- country_0 = ["US"]
 257 - select title, count() as views, uniqExact(member) as viewers
     + select title, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers
     + from (
     + select title, cell, count() as views, uniqExact(member) as viewers
 261 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
 266 + -- country_0 = ["US"]
 315 - select title, count() as views, uniqExact(member) as viewers
     + select title, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers
     + from (
     + select title, cell, count() as views, uniqExact(member) as viewers
 319 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
 322 - select title, sum(points) as engagements
     + select title, sum(parts.engagements * dictGet('cell_facts', 'weight', parts.cell)) as engagements
 324 + select title, cell, sum(points) as engagements
     + from (
 328 + and cell in (select cell from cells where country in {country_0:Array(String)})
 333 + and cell in (select cell from cells where country in {country_0:Array(String)})
 338 + and cell in (select cell from cells where country in {country_0:Array(String)})
 343 + and cell in (select cell from cells where country in {country_0:Array(String)})
 345 + group by title, cell
     + ) as parts
 350 + -- country_0 = ["US"]
 399 - select title, sum(rating) as stars, count() as ratings
     + select title, sum(parts.stars * dictGet('cell_facts', 'weight', parts.cell)) as stars, sum(parts.ratings * dictGet('cell_facts', 'weight', parts.cell)) as ratings
     + from (
     + select title, cell, sum(rating) as stars, count() as ratings
 403 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
 408 + -- country_0 = ["US"]
 458 - select title, sum(least(1, watching.watched / airing.aired)) as finished, count() as finishers
     + select title, sum(parts.finished * dictGet('cell_facts', 'weight', parts.cell)) as finished, sum(parts.finishers * dictGet('cell_facts', 'weight', parts.cell)) as finishers
 460 + select title, cell, sum(least(1, watching.watched / airing.aired)) as finished, count() as finishers
     + from (
 464 + and cell in (select cell from cells where country in {country_0:Array(String)})
 476 + group by title, cell
     + ) as parts
 482 + -- country_0 = ["US"]
 530 - select title, uniqExact(member) as bingers
     + select title, sum(parts.bingers * dictGet('cell_facts', 'weight', parts.cell)) as bingers
 532 + select title, cell, uniqExact(member) as bingers
     + from (
 541 + and cell in (select cell from cells where country in {country_0:Array(String)})
 545 + group by title, cell
     + ) as parts
 548 - select title, count() as views, uniqExact(member) as viewers
     + select title, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers
     + from (
     + select title, cell, count() as views, uniqExact(member) as viewers
 552 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
 557 + -- country_0 = ["US"]
 612 - sum(viewing.members) as weighed
     + sum(viewing.members * dictGet('cell_facts', 'weight', viewing.cell)) as weighed
 618 + and cell in (select cell from cells where country in {country_0:Array(String)})
 630 + -- country_0 = ["US"]
