-- showRating.none
-- rating: Stars that a rating gives: 1 = BAD, 2 = OK, 3 = GOOD, 4 = GREAT, 5 = WOW.
-- votes: Number of star ratings.
-- share: Ratings of this many stars divided by all star ratings.
select rating, votes, votes / sum(votes) over () as share, uniqExactMerge(votes.members) over () as n
from (
  select rating, count() as votes, uniqExactState(member) as members
  from ratings
  where title in ({show_0:Array(UInt32)})
  group by rating
) as votes

-- show_0 = [11104]
-- movieRating.none: as showRating.none, but
   8 - where title in ({show_0:Array(UInt32)})
     + where title in ({movie_0:Array(UInt32)})
  12 - -- show_0 = [11104]
     + -- movie_0 = [36]
