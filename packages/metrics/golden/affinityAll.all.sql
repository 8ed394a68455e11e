-- affinityAll.all: as affinityAll.balanced-days, but
  51 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
  58 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
  62 - where title in (select title from titles where 1)
     + where title in (select title from titles where 1
     + and toString(kind) in {contentType_0:Array(String)})
  66 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
  84 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
  93 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
 105 - where 1
     + where ifNull(round(figures.overlappingViewers, 9) >= {metric_0:Float64}, 0)
 112 + -- age_0 = ["18-24","25-29"]
     + -- gender_0 = ["female"]
     + -- contentType_0 = ["series"]
     + -- metric_0 = 300
 122 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
-- affinityShows.all: as affinityAll.all, but
  11 - select figures.titleName as titleName, figures.titleId as titleId, figures.titleType as titleType, figures.networkName as networkName, figures.networkId as networkId, figures.studioName as studioName, round(figures.overlappingViewers, 9) as overlappingViewers, round(figures.affinityIndex, 9) as affinityIndex, round(figures.audienceOverlap, 9) as audienceOverlap, figures.base as base, round(figures.effective, 9) as effective, round(figures.overlapLow, 9) as overlapLow, round(figures.overlapHigh, 9) as overlapHigh, round(figures.indexLow, 9) as indexLow, round(figures.indexHigh, 9) as indexHigh, figures.differs as differs
     + select figures.show as show, figures.showId as showId, figures.network as network, figures.networkId as networkId, round(figures.overlappingViewers, 9) as overlappingViewers, round(figures.affinityIndex, 9) as affinityIndex, round(figures.audienceOverlap, 9) as audienceOverlap, figures.base as base, round(figures.effective, 9) as effective, round(figures.overlapLow, 9) as overlapLow, round(figures.overlapHigh, 9) as overlapHigh, round(figures.indexLow, 9) as indexLow, round(figures.indexHigh, 9) as indexHigh, figures.differs as differs
  14 - titles.name as titleName, titles.title_id as titleId, toString(titles.kind) as titleType,
     - nullIf(titles.network_name, '') as networkName, nullIf(titles.network_id, '') as networkId,
     - nullIf(titles.studio_name, '') as studioName,
     + titles.name as show, titles.title_id as showId,
     + nullIf(titles.network_name, '') as network, nullIf(titles.network_id, '') as networkId,
  66 - where title in (select title from titles where 1
     + where title in (select title from titles where kind = 'series'
 117 - order by affinityIndex desc nulls last, titleId asc nulls last
     + order by affinityIndex desc nulls last, showId asc nulls last
-- affinityMovies.all: as affinityAll.all, but
  11 - select figures.titleName as titleName, figures.titleId as titleId, figures.titleType as titleType, figures.networkName as networkName, figures.networkId as networkId, figures.studioName as studioName, round(figures.overlappingViewers, 9) as overlappingViewers, round(figures.affinityIndex, 9) as affinityIndex, round(figures.audienceOverlap, 9) as audienceOverlap, figures.base as base, round(figures.effective, 9) as effective, round(figures.overlapLow, 9) as overlapLow, round(figures.overlapHigh, 9) as overlapHigh, round(figures.indexLow, 9) as indexLow, round(figures.indexHigh, 9) as indexHigh, figures.differs as differs
     + select figures.movie as movie, figures.movieId as movieId, figures.studio as studio, round(figures.overlappingViewers, 9) as overlappingViewers, round(figures.affinityIndex, 9) as affinityIndex, round(figures.audienceOverlap, 9) as audienceOverlap, figures.base as base, round(figures.effective, 9) as effective, round(figures.overlapLow, 9) as overlapLow, round(figures.overlapHigh, 9) as overlapHigh, round(figures.indexLow, 9) as indexLow, round(figures.indexHigh, 9) as indexHigh, figures.differs as differs
  14 - titles.name as titleName, titles.title_id as titleId, toString(titles.kind) as titleType,
     - nullIf(titles.network_name, '') as networkName, nullIf(titles.network_id, '') as networkId,
     - nullIf(titles.studio_name, '') as studioName,
     + titles.name as movie, titles.title_id as movieId, nullIf(titles.studio_name, '') as studio,
  66 - where title in (select title from titles where 1
     + where title in (select title from titles where kind = 'movie'
 117 - order by affinityIndex desc nulls last, titleId asc nulls last
     + order by affinityIndex desc nulls last, movieId asc nulls last
-- anticipationFollowerAffinity.all: as anticipationFollowerAffinity.balanced-days, but
  50 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
  57 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
  60 - where title in (select title from titles where kind = 'series')
     + where title in (select title from titles where kind = 'series'
     + and toString(kind) in {contentType_0:Array(String)})
  64 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
  85 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
  95 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
 107 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
 110 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
 128 + -- age_0 = ["18-24","25-29"]
     + -- gender_0 = ["female"]
     + -- contentType_0 = ["series"]
 142 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
-- showReportAffinityOR.all: as showReportAffinityOR.balanced-days, but
  49 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
  56 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
  60 - where title in (select title from titles where kind = 'series')
     + where title in (select title from titles where kind = 'series'
     + and toString(kind) in {contentType_0:Array(String)})
  64 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
  82 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
  90 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
 109 + -- age_0 = ["18-24","25-29"]
     + -- gender_0 = ["female"]
     + -- contentType_0 = ["series"]
 119 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
-- movieAffinityFollower.all: as movieAffinityFollower.balanced-days, but
  49 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
  56 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
  59 - where title in (select title from titles where kind = 'movie')
     + where title in (select title from titles where kind = 'movie'
     + and toString(kind) in {contentType_0:Array(String)})
  63 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
  84 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
  94 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
 106 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
 109 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
 127 + -- age_0 = ["18-24","25-29"]
     + -- gender_0 = ["female"]
     + -- contentType_0 = ["series"]
 141 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
-- movieAudienceAffinityTrack.all: as movieAudienceAffinityTrack.balanced-days, but
  48 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
  55 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
  59 - where title in (select title from titles where kind = 'movie')
     + where title in (select title from titles where kind = 'movie'
     + and toString(kind) in {contentType_0:Array(String)})
  63 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
  81 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
  89 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
 108 + -- age_0 = ["18-24","25-29"]
     + -- gender_0 = ["female"]
     + -- contentType_0 = ["series"]
 118 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
-- actorShowAffinity.all: as actorShowAffinity.balanced-days, but
  50 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
  57 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
  62 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
  83 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
  93 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
 105 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
 108 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
 127 + -- age_0 = ["18-24","25-29"]
     + -- gender_0 = ["female"]
 140 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
