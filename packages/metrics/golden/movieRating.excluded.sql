-- rating: Mean star rating; star ratings are 1-5.
-- votes: Number of star ratings.
-- share: Ratings of this many stars divided by all star ratings.
select round(figures.rating, 9) as rating, round(figures.votes, 9) as votes, round(figures.share, 9) as share
from (
  select rating, votes, votes / sum(votes) over () as share
  from (
    select rating, count() as votes
    from ratings
    where title in (select title from titles where kind = 'movie'
    and (title_id in {movie_0:Array(String)}))
    and day <= {date_0:Date32}
    and cell in (select cell from cells where country not in {country_0:Array(String)}
    and age not in {age_0:Array(String)}
    and gender not in {gender_0:Array(String)})
    group by rating
  )
) as figures
where 1
order by rating desc nulls last

-- movie_0 = ["3f594ef5-131e-4d32-b65d-ba7b22a177fb"]
-- date_0 = "2024-06-30"
-- country_0 = ["US","GB"]
-- age_0 = ["18-24"]
-- gender_0 = ["male"]

-- sample size
select uniqExact(member) as n from ratings where title in (select title from titles where kind = 'movie'
 and (title_id in {movie_0:Array(String)}))
 and day <= {date_0:Date32}
 and cell in (select cell from cells where country not in {country_0:Array(String)}
 and age not in {age_0:Array(String)}
 and gender not in {gender_0:Array(String)})

-- movie_0 = ["3f594ef5-131e-4d32-b65d-ba7b22a177fb"]
-- date_0 = "2024-06-30"
-- country_0 = ["US","GB"]
-- age_0 = ["18-24"]
-- gender_0 = ["male"]
