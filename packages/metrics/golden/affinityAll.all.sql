-- affinityAll.all: as affinityAll.balanced-days, but
  20 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
  26 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
  30 - where 1
     + where title in (select title from titles where 1
     + and toString(kind) in {contentType_0:Array(String)})
  32 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
  45 + -- age_0 = ["18-24","25-29"]
     + -- gender_0 = ["female"]
  46 + -- contentType_0 = ["series"]
  55 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
  65 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
-- affinityShows.all: as affinityAll.all, but
  11 - select overlaps.title as title, dictGet('title_facts', 'name', overlaps.title) as titleName, dictGet('title_facts', 'title_id', overlaps.title) as titleId, if(dictGet('title_facts', 'kind', overlaps.title) = 1, 'series', 'movie') as titleType, nullIf(dictGet('title_facts', 'network_name', overlaps.title), '') as networkName, nullIf(dictGet('title_facts', 'network_id', overlaps.title), '') as networkId, nullIf(dictGet('title_facts', 'studio_name', overlaps.title), '') as studioName,
     + select overlaps.title as title, dictGet('title_facts', 'name', overlaps.title) as show, dictGet('title_facts', 'title_id', overlaps.title) as showId, nullIf(dictGet('title_facts', 'network_name', overlaps.title), '') as network, nullIf(dictGet('title_facts', 'network_id', overlaps.title), '') as networkId,
  34 - where title in (select title from titles where 1
     + where title in (select title from titles where kind = 'series'
-- affinityMovies.all: as affinityAll.all, but
  11 - select overlaps.title as title, dictGet('title_facts', 'name', overlaps.title) as titleName, dictGet('title_facts', 'title_id', overlaps.title) as titleId, if(dictGet('title_facts', 'kind', overlaps.title) = 1, 'series', 'movie') as titleType, nullIf(dictGet('title_facts', 'network_name', overlaps.title), '') as networkName, nullIf(dictGet('title_facts', 'network_id', overlaps.title), '') as networkId, nullIf(dictGet('title_facts', 'studio_name', overlaps.title), '') as studioName,
     + select overlaps.title as title, dictGet('title_facts', 'name', overlaps.title) as movie, dictGet('title_facts', 'title_id', overlaps.title) as movieId, nullIf(dictGet('title_facts', 'studio_name', overlaps.title), '') as studio,
  34 - where title in (select title from titles where 1
     + where title in (select title from titles where kind = 'movie'
-- anticipationFollowerAffinity.all: as anticipationFollowerAffinity.balanced-days, but
  19 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
  24 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
  27 - where day between {date_1:Date32} and {date_0:Date32}
     - and cell in (select cell from cells where country in {country_0:Array(String)})
     + where title in (select title from titles where kind = 'series'
     + and toString(kind) in {contentType_0:Array(String)})
     + and day between {date_1:Date32} and {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
  31 - having if(count() > 0, dictGet('title_facts', 'kind', title) = 1, 0)
  41 + -- age_0 = ["18-24","25-29"]
     + -- gender_0 = ["female"]
     + -- contentType_0 = ["series"]
  54 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
  65 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
  75 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
  78 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
-- showReportAffinityOR.all: as affinityAll.all, but
   3 - -- audienceOverlap: Overlapping viewers divided by the members of the seed audience.
  11 - select overlaps.title as title, dictGet('title_facts', 'name', overlaps.title) as titleName, dictGet('title_facts', 'title_id', overlaps.title) as titleId, if(dictGet('title_facts', 'kind', overlaps.title) = 1, 'series', 'movie') as titleType, nullIf(dictGet('title_facts', 'network_name', overlaps.title), '') as networkName, nullIf(dictGet('title_facts', 'network_id', overlaps.title), '') as networkId, nullIf(dictGet('title_facts', 'studio_name', overlaps.title), '') as studioName,
     + select overlaps.title as title, dictGet('title_facts', 'name', overlaps.title) as show, dictGet('title_facts', 'title_id', overlaps.title) as showId, nullIf(dictGet('title_facts', 'network_name', overlaps.title), '') as network, nullIf(dictGet('title_facts', 'network_id', overlaps.title), '') as networkId,
  18 - where title in ({title_0:Array(UInt32)})
     + where title in ({show_0:Array(UInt32)})
  26 - where title in ({title_0:Array(UInt32)})
     + where title in ({show_0:Array(UInt32)})
  34 - where title in (select title from titles where 1
     + where title in (select title from titles where kind = 'series'
  46 - and overlaps.title not in {title_0:Array(UInt32)}
     + and overlaps.title not in {show_0:Array(UInt32)}
  48 - -- title_0 = [11104,10084]
     + -- show_0 = [11104]
  61 - select cell, uniqExact(member) as members
     + select cell, countIf(since <= {since_0:Date}) as members
  63 - where title in ({title_0:Array(UInt32)})
     + where title in ({show_0:Array(UInt32)})
  68 - and since <= {since_0:Date}
-- movieAffinityFollower.all: as movieAffinityFollower.balanced-days, but
  19 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
  24 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
  27 - where day between {date_1:Date32} and {date_0:Date32}
     - and cell in (select cell from cells where country in {country_0:Array(String)})
     + where title in (select title from titles where kind = 'movie'
     + and toString(kind) in {contentType_0:Array(String)})
     + and day between {date_1:Date32} and {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
  31 - having if(count() > 0, dictGet('title_facts', 'kind', title) = 2, 0)
  41 + -- age_0 = ["18-24","25-29"]
     + -- gender_0 = ["female"]
     + -- contentType_0 = ["series"]
  54 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
  65 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
  75 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
  78 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
-- movieAudienceAffinityTrack.all: as affinityAll.all, but
   3 - -- audienceOverlap: Overlapping viewers divided by the members of the seed audience.
  11 - select overlaps.title as title, dictGet('title_facts', 'name', overlaps.title) as titleName, dictGet('title_facts', 'title_id', overlaps.title) as titleId, if(dictGet('title_facts', 'kind', overlaps.title) = 1, 'series', 'movie') as titleType, nullIf(dictGet('title_facts', 'network_name', overlaps.title), '') as networkName, nullIf(dictGet('title_facts', 'network_id', overlaps.title), '') as networkId, nullIf(dictGet('title_facts', 'studio_name', overlaps.title), '') as studioName,
     + select overlaps.title as title, dictGet('title_facts', 'name', overlaps.title) as movie, dictGet('title_facts', 'title_id', overlaps.title) as movieId, nullIf(dictGet('title_facts', 'studio_name', overlaps.title), '') as studio,
  18 - where title in ({title_0:Array(UInt32)})
     + where title in ({movie_0:Array(UInt32)})
  26 - where title in ({title_0:Array(UInt32)})
     + where title in ({movie_0:Array(UInt32)})
  34 - where title in (select title from titles where 1
     + where title in (select title from titles where kind = 'movie'
  46 - and overlaps.title not in {title_0:Array(UInt32)}
     + and overlaps.title not in {movie_0:Array(UInt32)}
  48 - -- title_0 = [11104,10084]
     + -- movie_0 = [36]
  61 - select cell, uniqExact(member) as members
     + select cell, countIf(since <= {since_0:Date}) as members
  63 - where title in ({title_0:Array(UInt32)})
     + where title in ({movie_0:Array(UInt32)})
  68 - and since <= {since_0:Date}
-- actorShowAffinity.all: as actorShowAffinity.balanced-days, but
  21 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
  28 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
  32 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
  45 + -- age_0 = ["18-24","25-29"]
     + -- gender_0 = ["female"]
  59 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
  70 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
  82 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
  85 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
