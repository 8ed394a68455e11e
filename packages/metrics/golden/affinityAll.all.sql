-- affinityAll.all: as affinityAll.balanced-days, but
  20 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
  25 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
  28 - where 1
     + where title in (select title from titles where 1
     + and toString(kind) in {contentType_0:Array(String)})
  30 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
  43 + -- age_0 = ["18-24","25-29"]
     + -- gender_0 = ["female"]
  44 + -- contentType_0 = ["series"]
  53 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
  63 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
-- affinityShows.all: as affinityAll.all, but
  11 - select overlaps.title as title, dictGet('title_facts', 'name', overlaps.title) as titleName, dictGet('title_facts', 'title_id', overlaps.title) as titleId, if(dictGet('title_facts', 'kind', overlaps.title) = 1, 'series', 'movie') as titleType, nullIf(dictGet('title_facts', 'network_name', overlaps.title), '') as networkName, nullIf(dictGet('title_facts', 'network_id', overlaps.title), '') as networkId, nullIf(dictGet('title_facts', 'studio_name', overlaps.title), '') as studioName,
     + select overlaps.title as title, dictGet('title_facts', 'name', overlaps.title) as show, dictGet('title_facts', 'title_id', overlaps.title) as showId, nullIf(dictGet('title_facts', 'network_name', overlaps.title), '') as network, nullIf(dictGet('title_facts', 'network_id', overlaps.title), '') as networkId,
  32 - where title in (select title from titles where 1
     + where title in (select title from titles where kind = 'series'
-- affinityMovies.all: as affinityAll.all, but
  11 - select overlaps.title as title, dictGet('title_facts', 'name', overlaps.title) as titleName, dictGet('title_facts', 'title_id', overlaps.title) as titleId, if(dictGet('title_facts', 'kind', overlaps.title) = 1, 'series', 'movie') as titleType, nullIf(dictGet('title_facts', 'network_name', overlaps.title), '') as networkName, nullIf(dictGet('title_facts', 'network_id', overlaps.title), '') as networkId, nullIf(dictGet('title_facts', 'studio_name', overlaps.title), '') as studioName,
     + select overlaps.title as title, dictGet('title_facts', 'name', overlaps.title) as movie, dictGet('title_facts', 'title_id', overlaps.title) as movieId, nullIf(dictGet('title_facts', 'studio_name', overlaps.title), '') as studio,
  32 - where title in (select title from titles where 1
     + where title in (select title from titles where kind = 'movie'
-- anticipationFollowerAffinity.all: as anticipationFollowerAffinity.balanced-days, but
  19 - and cell in (select cell from cells where country in {country_0:Array(String)})))) as overlap, count() as viewers, countIf(member in (select member from (select member, cell
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})))) as overlap, count() as viewers, countIf(member in (select member from (select member, cell
  23 - and cell in (select cell from cells where country in {country_0:Array(String)})))) as overlap_people
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})))) as overlap_people
  25 - where day between {date_1:Date32} and {date_0:Date32}
     - and cell in (select cell from cells where country in {country_0:Array(String)})
     + where title in (select title from titles where kind = 'series'
     + and toString(kind) in {contentType_0:Array(String)})
     + and day between {date_1:Date32} and {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
  29 - having if(count() > 0, dictGet('title_facts', 'kind', title) = 1, 0)
  39 + -- age_0 = ["18-24","25-29"]
     + -- gender_0 = ["female"]
     + -- contentType_0 = ["series"]
  52 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
  62 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
  72 - and cell in (select cell from cells where country in {country_0:Array(String)})))
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})))
  74 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
-- showReportAffinityOR.all: as affinityAll.all, but
   3 - -- audienceOverlap: Overlapping viewers divided by the members of the seed audience.
  11 - select overlaps.title as title, dictGet('title_facts', 'name', overlaps.title) as titleName, dictGet('title_facts', 'title_id', overlaps.title) as titleId, if(dictGet('title_facts', 'kind', overlaps.title) = 1, 'series', 'movie') as titleType, nullIf(dictGet('title_facts', 'network_name', overlaps.title), '') as networkName, nullIf(dictGet('title_facts', 'network_id', overlaps.title), '') as networkId, nullIf(dictGet('title_facts', 'studio_name', overlaps.title), '') as studioName,
     + select overlaps.title as title, dictGet('title_facts', 'name', overlaps.title) as show, dictGet('title_facts', 'title_id', overlaps.title) as showId, nullIf(dictGet('title_facts', 'network_name', overlaps.title), '') as network, nullIf(dictGet('title_facts', 'network_id', overlaps.title), '') as networkId,
  18 - where title in ({title_0:Array(UInt32)})
     + where title in ({show_0:Array(UInt32)})
  25 - where title in ({title_0:Array(UInt32)})
     + where title in ({show_0:Array(UInt32)})
  32 - where title in (select title from titles where 1
     + where title in (select title from titles where kind = 'series'
  44 - and overlaps.title not in {title_0:Array(UInt32)}
     + and overlaps.title not in {show_0:Array(UInt32)}
  46 - -- title_0 = [11104,10084]
     + -- show_0 = [11104]
  59 - select cell, uniqExact(member) as members
     + select cell, countIf(since <= {since_0:Date}) as members
  61 - where title in ({title_0:Array(UInt32)})
     + where title in ({show_0:Array(UInt32)})
  66 - and since <= {since_0:Date}
-- movieAffinityFollower.all: as movieAffinityFollower.balanced-days, but
  19 - and cell in (select cell from cells where country in {country_0:Array(String)})))) as overlap, count() as viewers, countIf(member in (select member from (select member, cell
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})))) as overlap, count() as viewers, countIf(member in (select member from (select member, cell
  23 - and cell in (select cell from cells where country in {country_0:Array(String)})))) as overlap_people
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})))) as overlap_people
  25 - where day between {date_1:Date32} and {date_0:Date32}
     - and cell in (select cell from cells where country in {country_0:Array(String)})
     + where title in (select title from titles where kind = 'movie'
     + and toString(kind) in {contentType_0:Array(String)})
     + and day between {date_1:Date32} and {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
  29 - having if(count() > 0, dictGet('title_facts', 'kind', title) = 2, 0)
  39 + -- age_0 = ["18-24","25-29"]
     + -- gender_0 = ["female"]
     + -- contentType_0 = ["series"]
  52 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
  62 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
  72 - and cell in (select cell from cells where country in {country_0:Array(String)})))
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})))
  74 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
-- movieAudienceAffinityTrack.all: as affinityAll.all, but
   3 - -- audienceOverlap: Overlapping viewers divided by the members of the seed audience.
  11 - select overlaps.title as title, dictGet('title_facts', 'name', overlaps.title) as titleName, dictGet('title_facts', 'title_id', overlaps.title) as titleId, if(dictGet('title_facts', 'kind', overlaps.title) = 1, 'series', 'movie') as titleType, nullIf(dictGet('title_facts', 'network_name', overlaps.title), '') as networkName, nullIf(dictGet('title_facts', 'network_id', overlaps.title), '') as networkId, nullIf(dictGet('title_facts', 'studio_name', overlaps.title), '') as studioName,
     + select overlaps.title as title, dictGet('title_facts', 'name', overlaps.title) as movie, dictGet('title_facts', 'title_id', overlaps.title) as movieId, nullIf(dictGet('title_facts', 'studio_name', overlaps.title), '') as studio,
  18 - where title in ({title_0:Array(UInt32)})
     + where title in ({movie_0:Array(UInt32)})
  25 - where title in ({title_0:Array(UInt32)})
     + where title in ({movie_0:Array(UInt32)})
  32 - where title in (select title from titles where 1
     + where title in (select title from titles where kind = 'movie'
  44 - and overlaps.title not in {title_0:Array(UInt32)}
     + and overlaps.title not in {movie_0:Array(UInt32)}
  46 - -- title_0 = [11104,10084]
     + -- movie_0 = [36]
  59 - select cell, uniqExact(member) as members
     + select cell, countIf(since <= {since_0:Date}) as members
  61 - where title in ({title_0:Array(UInt32)})
     + where title in ({movie_0:Array(UInt32)})
  66 - and since <= {since_0:Date}
-- actorShowAffinity.all: as actorShowAffinity.balanced-days, but
  21 - and cell in (select cell from cells where country in {country_0:Array(String)})))) as overlap, count() as viewers, countIf(member in (select member from (select member, cell
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})))) as overlap, count() as viewers, countIf(member in (select member from (select member, cell
  27 - and cell in (select cell from cells where country in {country_0:Array(String)})))) as overlap_people
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})))) as overlap_people
  30 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
  43 + -- age_0 = ["18-24","25-29"]
     + -- gender_0 = ["female"]
  57 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
  67 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
  79 - and cell in (select cell from cells where country in {country_0:Array(String)})))
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})))
  81 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
