-- showRating.none
-- rating: Mean star rating; star ratings are 1-5.
-- votes: Number of star ratings.
-- share: Ratings of this many stars divided by all star ratings.
select round(figures.rating, 9) as rating, round(figures.votes, 9) as votes, round(figures.share, 9) as share
from (
  select rating, votes, votes / sum(votes) over () as share
  from (
    select rating, count() as votes
    from ratings
    where title in ({show_0:Array(UInt32)})
    and day <= {date_0:Date32}
    group by rating
  )
) as figures
where 1
order by rating desc nulls last

-- show_0 = [11104]
-- date_0 = "2024-06-30"

-- sample size
select uniqExact(member) as n from ratings where title in ({show_0:Array(UInt32)})
  and day <= {date_0:Date32}
-- movieRating.none: as showRating.none, but
  10 - where title in ({show_0:Array(UInt32)})
     + where title in ({movie_0:Array(UInt32)})
  18 - -- show_0 = [11104]
     + -- movie_0 = [36]
  22 - select uniqExact(member) as n from ratings where title in ({show_0:Array(UInt32)})
     + select uniqExact(member) as n from ratings where title in ({movie_0:Array(UInt32)})
