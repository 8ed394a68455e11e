-- same-days.balanced: as same-days.none, but
  65 - select title, uniqExact(member) as followers
     + select title, sum(parts.followers * dictGet('cell_facts', 'weight', parts.cell)) as followers
     + from (
     + select title, cell, uniqExact(member) as followers
  69 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
  74 + -- country_0 = ["US"]
 132 - select title, day, uniqExact(member) as new_followers
     + select title, day, sum(parts.new_followers * dictGet('cell_facts', 'weight', parts.cell)) as new_followers
     + from (
     + select title, day, cell, uniqExact(member) as new_followers
 136 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, day, cell
     + ) as parts
 144 + -- country_0 = ["US"]
 201 - select title, uniqExact(member) as followers
     + select title, sum(parts.followers * dictGet('cell_facts', 'weight', parts.cell)) as followers
     + from (
     + select title, cell, uniqExact(member) as followers
 205 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
 208 - select title, length(arrayIntersect(groupUniqArrayIf(member, has_viewed), groupUniqArrayIf(member, not has_viewed))) as converted
     + select title, sum(parts.converted * dictGet('cell_facts', 'weight', parts.cell)) as converted
 210 + select title, cell, length(arrayIntersect(groupUniqArrayIf(member, has_viewed), groupUniqArrayIf(member, not has_viewed))) as converted
     + from (
 214 + and cell in (select cell from cells where country in {country_0:Array(String)})
 219 + and cell in (select cell from cells where country in {country_0:Array(String)})
 221 + group by title, cell
     + ) as parts
 226 + -- country_0 = ["US"]
 282 - select title, count() as views, uniqExact(member) as viewers
     + select title, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers
     + from (
     + select title, cell, count() as views, uniqExact(member) as viewers
 286 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
 291 + -- country_0 = ["US"]
 348 - select title, count() as views, uniqExact(member) as viewers
     + select title, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers
     + from (
     + select title, cell, count() as views, uniqExact(member) as viewers
 352 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
 355 - select title, sum(points) as engagements
     + select title, sum(parts.engagements * dictGet('cell_facts', 'weight', parts.cell)) as engagements
 357 + select title, cell, sum(points) as engagements
     + from (
 361 + and cell in (select cell from cells where country in {country_0:Array(String)})
 366 + and cell in (select cell from cells where country in {country_0:Array(String)})
 371 + and cell in (select cell from cells where country in {country_0:Array(String)})
 376 + and cell in (select cell from cells where country in {country_0:Array(String)})
 378 + group by title, cell
     + ) as parts
 383 + -- country_0 = ["US"]
 440 - select title, sum(rating) as stars, count() as ratings
     + select title, sum(parts.stars * dictGet('cell_facts', 'weight', parts.cell)) as stars, sum(parts.ratings * dictGet('cell_facts', 'weight', parts.cell)) as ratings
     + from (
     + select title, cell, sum(rating) as stars, count() as ratings
 444 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
 449 + -- country_0 = ["US"]
 507 - select title, sum(least(1, watching.watched / airing.aired)) as finished, count() as finishers
     + select title, sum(parts.finished * dictGet('cell_facts', 'weight', parts.cell)) as finished, sum(parts.finishers * dictGet('cell_facts', 'weight', parts.cell)) as finishers
 509 + select title, cell, sum(least(1, watching.watched / airing.aired)) as finished, count() as finishers
     + from (
 513 + and cell in (select cell from cells where country in {country_0:Array(String)})
 525 + group by title, cell
     + ) as parts
 531 + -- country_0 = ["US"]
 587 - select title, uniqExact(member) as bingers
     + select title, sum(parts.bingers * dictGet('cell_facts', 'weight', parts.cell)) as bingers
 589 + select title, cell, uniqExact(member) as bingers
     + from (
 598 + and cell in (select cell from cells where country in {country_0:Array(String)})
 602 + group by title, cell
     + ) as parts
 605 - select title, count() as views, uniqExact(member) as viewers
     + select title, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers
     + from (
     + select title, cell, count() as views, uniqExact(member) as viewers
 609 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
 614 + -- country_0 = ["US"]
 674 - sum(viewing.members) as viewers,
     + sum(viewing.members * dictGet('cell_facts', 'weight', viewing.cell)) as viewers,
 681 + and cell in (select cell from cells where country in {country_0:Array(String)})
 690 + -- country_0 = ["US"]
 750 - sum(viewing.members) as viewers,
     + sum(viewing.members * dictGet('cell_facts', 'weight', viewing.cell)) as viewers,
 757 + and cell in (select cell from cells where country in {country_0:Array(String)})
 766 + -- country_0 = ["US"]
