-- affinityAll.all: as affinityAll.balanced-days, but
  25 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
  32 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
  36 - where title in (select title from titles where 1)
     + where title in (select title from titles where 1
     + and toString(kind) in {contentType_0:Array(String)})
  40 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
  53 + -- age_0 = ["18-24","25-29"]
     + -- gender_0 = ["female"]
     + -- contentType_0 = ["series"]
  63 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
  72 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
  85 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
-- affinityShows.all: as affinityAll.all, but
  12 - titles.name as titleName, titles.title_id as titleId, toString(titles.kind) as titleType,
     - nullIf(titles.network_name, '') as networkName, nullIf(titles.network_id, '') as networkId,
     - nullIf(titles.studio_name, '') as studioName,
     + titles.name as show, titles.title_id as showId, nullIf(titles.network_name, '') as network, nullIf(titles.network_id, '') as networkId,
  40 - where title in (select title from titles where 1
     + where title in (select title from titles where kind = 'series'
-- affinityMovies.all: as affinityAll.all, but
  12 - titles.name as titleName, titles.title_id as titleId, toString(titles.kind) as titleType,
     - nullIf(titles.network_name, '') as networkName, nullIf(titles.network_id, '') as networkId,
     - nullIf(titles.studio_name, '') as studioName,
     + titles.name as movie, titles.title_id as movieId, nullIf(titles.studio_name, '') as studio,
  40 - where title in (select title from titles where 1
     + where title in (select title from titles where kind = 'movie'
-- showReportAffinityOR.all: as affinityAll.all, but
   3 - -- audienceOverlap: Overlapping viewers divided by the members of the seed audience.
  12 - titles.name as titleName, titles.title_id as titleId, toString(titles.kind) as titleType,
     - nullIf(titles.network_name, '') as networkName, nullIf(titles.network_id, '') as networkId,
     - nullIf(titles.studio_name, '') as studioName,
     + titles.name as show, titles.title_id as showId, nullIf(titles.network_name, '') as network, nullIf(titles.network_id, '') as networkId,
  23 - and (title_id in {title_0:Array(String)}))
     + and (title_id in {show_0:Array(String)}))
  32 - and (title_id in {title_0:Array(String)}))
     + and (title_id in {show_0:Array(String)}))
  40 - where title in (select title from titles where 1
     + where title in (select title from titles where kind = 'series'
  43 - and (title_id in {title_0:Array(String)}))
     + and (title_id in {show_0:Array(String)}))
  56 - -- title_0 = ["1104","84"]
     + -- show_0 = ["1104"]
  68 - select cell, uniqExact(member) as members
     + select cell, countIf(since <= {date_0:Date32}) as members
  71 - and (title_id in {title_0:Array(String)}))
     + and (title_id in {show_0:Array(String)}))
  76 - and since <= {date_0:Date32}
  94 - select cell, uniqExact(member) as members
     + select cell, countIf(since <= {date_0:Date32}) as members
  97 - and (title_id in {title_0:Array(String)}))
     + and (title_id in {show_0:Array(String)}))
 102 - and since <= {date_0:Date32}
-- movieAudienceAffinityTrack.all: as affinityAll.all, but
   3 - -- audienceOverlap: Overlapping viewers divided by the members of the seed audience.
  12 - titles.name as titleName, titles.title_id as titleId, toString(titles.kind) as titleType,
     - nullIf(titles.network_name, '') as networkName, nullIf(titles.network_id, '') as networkId,
     - nullIf(titles.studio_name, '') as studioName,
     + titles.name as movie, titles.title_id as movieId, nullIf(titles.studio_name, '') as studio,
  23 - and (title_id in {title_0:Array(String)}))
     + and (title_id in {movie_0:Array(String)}))
  32 - and (title_id in {title_0:Array(String)}))
     + and (title_id in {movie_0:Array(String)}))
  40 - where title in (select title from titles where 1
     + where title in (select title from titles where kind = 'movie'
  43 - and (title_id in {title_0:Array(String)}))
     + and (title_id in {movie_0:Array(String)}))
  56 - -- title_0 = ["1104","84"]
     + -- movie_0 = ["3f594ef5-131e-4d32-b65d-ba7b22a177fb"]
  68 - select cell, uniqExact(member) as members
     + select cell, countIf(since <= {date_0:Date32}) as members
  71 - and (title_id in {title_0:Array(String)}))
     + and (title_id in {movie_0:Array(String)}))
  76 - and since <= {date_0:Date32}
  94 - select cell, uniqExact(member) as members
     + select cell, countIf(since <= {date_0:Date32}) as members
  97 - and (title_id in {title_0:Array(String)}))
     + and (title_id in {movie_0:Array(String)}))
 102 - and since <= {date_0:Date32}
