-- affinityAll.all: as affinityAll.balanced-days, but
  21 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
  28 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
  32 - where 1
     + where title in (select title from titles where 1
     + and toString(kind) in {contentType_0:Array(String)})
  34 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
  47 + -- age_0 = ["18-24","25-29"]
     + -- gender_0 = ["female"]
  48 + -- contentType_0 = ["series"]
  62 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
  71 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
  84 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
-- affinityShows.all: as affinityAll.all, but
  11 - select overlaps.title as title, dictGet('title_facts', 'name', overlaps.title) as titleName, dictGet('title_facts', 'title_id', overlaps.title) as titleId, if(dictGet('title_facts', 'kind', overlaps.title) = 1, 'series', 'movie') as titleType, nullIf(dictGet('title_facts', 'network_name', overlaps.title), '') as networkName, nullIf(dictGet('title_facts', 'network_id', overlaps.title), '') as networkId, nullIf(dictGet('title_facts', 'studio_name', overlaps.title), '') as studioName,
     + select overlaps.title as title, dictGet('title_facts', 'name', overlaps.title) as show, dictGet('title_facts', 'title_id', overlaps.title) as showId, nullIf(dictGet('title_facts', 'network_name', overlaps.title), '') as network, nullIf(dictGet('title_facts', 'network_id', overlaps.title), '') as networkId,
  36 - where title in (select title from titles where 1
     + where title in (select title from titles where kind = 'series'
-- affinityMovies.all: as affinityAll.all, but
  11 - select overlaps.title as title, dictGet('title_facts', 'name', overlaps.title) as titleName, dictGet('title_facts', 'title_id', overlaps.title) as titleId, if(dictGet('title_facts', 'kind', overlaps.title) = 1, 'series', 'movie') as titleType, nullIf(dictGet('title_facts', 'network_name', overlaps.title), '') as networkName, nullIf(dictGet('title_facts', 'network_id', overlaps.title), '') as networkId, nullIf(dictGet('title_facts', 'studio_name', overlaps.title), '') as studioName,
     + select overlaps.title as title, dictGet('title_facts', 'name', overlaps.title) as movie, dictGet('title_facts', 'title_id', overlaps.title) as movieId, nullIf(dictGet('title_facts', 'studio_name', overlaps.title), '') as studio,
  36 - where title in (select title from titles where 1
     + where title in (select title from titles where kind = 'movie'
-- showReportAffinityOR.all: as affinityAll.all, but
   3 - -- audienceOverlap: Overlapping viewers divided by the members of the seed audience.
  11 - select overlaps.title as title, dictGet('title_facts', 'name', overlaps.title) as titleName, dictGet('title_facts', 'title_id', overlaps.title) as titleId, if(dictGet('title_facts', 'kind', overlaps.title) = 1, 'series', 'movie') as titleType, nullIf(dictGet('title_facts', 'network_name', overlaps.title), '') as networkName, nullIf(dictGet('title_facts', 'network_id', overlaps.title), '') as networkId, nullIf(dictGet('title_facts', 'studio_name', overlaps.title), '') as studioName,
     + select overlaps.title as title, dictGet('title_facts', 'name', overlaps.title) as show, dictGet('title_facts', 'title_id', overlaps.title) as showId, nullIf(dictGet('title_facts', 'network_name', overlaps.title), '') as network, nullIf(dictGet('title_facts', 'network_id', overlaps.title), '') as networkId,
  19 - and (title_id in {title_0:Array(String)}))
     + and (title_id in {show_0:Array(String)}))
  28 - and (title_id in {title_0:Array(String)}))
     + and (title_id in {show_0:Array(String)}))
  36 - where title in (select title from titles where 1
     + where title in (select title from titles where kind = 'series'
  50 - -- title_0 = ["1104","84"]
     + -- show_0 = ["1104"]
  61 - and (title_id in {title_0:Array(String)}))
     + and (title_id in {show_0:Array(String)}))
  67 - select cell, uniqExact(member) as members
     + select cell, countIf(since <= {since_0:Date}) as members
  70 - and (title_id in {title_0:Array(String)}))
     + and (title_id in {show_0:Array(String)}))
  75 - and since <= {since_0:Date}
  93 - select cell, uniqExact(member) as members
     + select cell, countIf(since <= {since_0:Date}) as members
  96 - and (title_id in {title_0:Array(String)}))
     + and (title_id in {show_0:Array(String)}))
 101 - and since <= {since_0:Date}
-- movieAudienceAffinityTrack.all: as affinityAll.all, but
   3 - -- audienceOverlap: Overlapping viewers divided by the members of the seed audience.
  11 - select overlaps.title as title, dictGet('title_facts', 'name', overlaps.title) as titleName, dictGet('title_facts', 'title_id', overlaps.title) as titleId, if(dictGet('title_facts', 'kind', overlaps.title) = 1, 'series', 'movie') as titleType, nullIf(dictGet('title_facts', 'network_name', overlaps.title), '') as networkName, nullIf(dictGet('title_facts', 'network_id', overlaps.title), '') as networkId, nullIf(dictGet('title_facts', 'studio_name', overlaps.title), '') as studioName,
     + select overlaps.title as title, dictGet('title_facts', 'name', overlaps.title) as movie, dictGet('title_facts', 'title_id', overlaps.title) as movieId, nullIf(dictGet('title_facts', 'studio_name', overlaps.title), '') as studio,
  19 - and (title_id in {title_0:Array(String)}))
     + and (title_id in {movie_0:Array(String)}))
  28 - and (title_id in {title_0:Array(String)}))
     + and (title_id in {movie_0:Array(String)}))
  36 - where title in (select title from titles where 1
     + where title in (select title from titles where kind = 'movie'
  50 - -- title_0 = ["1104","84"]
     + -- movie_0 = ["3f594ef5-131e-4d32-b65d-ba7b22a177fb"]
  61 - and (title_id in {title_0:Array(String)}))
     + and (title_id in {movie_0:Array(String)}))
  67 - select cell, uniqExact(member) as members
     + select cell, countIf(since <= {since_0:Date}) as members
  70 - and (title_id in {title_0:Array(String)}))
     + and (title_id in {movie_0:Array(String)}))
  75 - and since <= {since_0:Date}
  93 - select cell, uniqExact(member) as members
     + select cell, countIf(since <= {since_0:Date}) as members
  96 - and (title_id in {title_0:Array(String)}))
     + and (title_id in {movie_0:Array(String)}))
 101 - and since <= {since_0:Date}
