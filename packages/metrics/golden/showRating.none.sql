-- showRating.none
-- rating: Stars that a rating gives: 1 = BAD, 2 = OK, 3 = GOOD, 4 = GREAT, 5 = WOW.
-- votes: Number of star ratings.
-- share: Ratings of this many stars divided by all star ratings.
select rating, count() as votes, uniqExact(member) as members
from ratings
where title in ({show_0:Array(UInt32)})
group by rating with rollup

-- show_0 = [11104]
-- movieRating.none: as showRating.none, but
   6 - where title in ({show_0:Array(UInt32)})
     + where title in ({movie_0:Array(UInt32)})
   9 - -- show_0 = [11104]
     + -- movie_0 = [36]
