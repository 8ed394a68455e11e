-- showRating.balanced
-- rating: Stars that a rating gives: 1 = BAD, 2 = OK, 3 = GOOD, 4 = GREAT, 5 = WOW.
-- votes: Number of star ratings.
-- share: Ratings of this many stars divided by all star ratings.
select rating, sum(parts.votes * dictGet('cell_facts', 'weight', parts.cell)) as votes
from (
  select rating, cell, count() as votes
  from ratings
  where title in ({show_0:Array(UInt32)})
  and cell in (select cell from cells where country in {country_0:Array(String)})
  group by rating, cell
) as parts
group by rating

-- show_0 = [11104]
-- country_0 = ["US"]

-- sample size
select sum(parts.members) as n,
  if(n = 0, null, round(pow(sum(parts.members * cells.weight), 2) / sum(parts.members * cells.weight * cells.weight), 3)) as effective
from (
  select cell, uniqExact(member) as members from ratings where title in ({show_0:Array(UInt32)})
    and cell in (select cell from cells where country in {country_0:Array(String)}) group by cell
) as parts
inner join cells on cells.cell = parts.cell
-- movieRating.balanced: as showRating.balanced, but
   8 - where title in ({show_0:Array(UInt32)})
     + where title in ({movie_0:Array(UInt32)})
  14 - -- show_0 = [11104]
     + -- movie_0 = [36]
  21 - select cell, uniqExact(member) as members from ratings where title in ({show_0:Array(UInt32)})
     + select cell, uniqExact(member) as members from ratings where title in ({movie_0:Array(UInt32)})
