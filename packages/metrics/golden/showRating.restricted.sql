-- showRating.restricted
-- rating: Stars that a rating gives: 1 = BAD, 2 = OK, 3 = GOOD, 4 = GREAT, 5 = WOW.
-- votes: Number of star ratings.
-- share: Ratings of this many stars divided by all star ratings.
select rating, count() as votes, uniqExact(member) as members
from ratings
where title in (select title from titles where kind = 'series'
 and (title_id in {show_0:Array(String)})
 and network_id in {network_0:Array(String)})
and day >= {date_0:Date32}
and cell in (select cell from cells where country in {country_0:Array(String)})
group by rating with rollup

-- show_0 = ["1104"]
-- network_0 = ["210","33"]
-- date_0 = "2023-07-07"
-- country_0 = ["US","GB"]
-- movieRating.restricted: as showRating.restricted, but
   6 - where title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)})
     + where title in (select title from titles where kind = 'movie'
     + and (title_id in {movie_0:Array(String)})
  13 - -- show_0 = ["1104"]
     + -- movie_0 = ["3f594ef5-131e-4d32-b65d-ba7b22a177fb"]
