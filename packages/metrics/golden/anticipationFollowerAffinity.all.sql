-- anticipationFollowerAffinity.all: as anticipationFollowerAffinity.balanced-days, but
  24 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
  31 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
  34 - where title in (select title from titles where kind = 'series')
     + where title in (select title from titles where kind = 'series'
     + and toString(kind) in {contentType_0:Array(String)})
  38 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
  51 + -- age_0 = ["18-24","25-29"]
     + -- gender_0 = ["female"]
     + -- contentType_0 = ["series"]
  65 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
  75 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
  87 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
  90 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
 106 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
-- movieAffinityFollower.all: as anticipationFollowerAffinity.all, but
  11 - titles.name as show, titles.title_id as showId,
     - nullIf(titles.network_name, '') as network, nullIf(titles.network_id, '') as networkId,
     + titles.name as movie, titles.title_id as movieId, nullIf(titles.studio_name, '') as studio,
  21 - and (title_id in {show_0:Array(String)}))
     + and (title_id in {movie_0:Array(String)}))
  30 - and (title_id in {show_0:Array(String)}))
     + and (title_id in {movie_0:Array(String)}))
  38 - where title in (select title from titles where kind = 'series'
     + where title in (select title from titles where kind = 'movie'
  41 - and (title_id in {show_0:Array(String)}))
     + and (title_id in {movie_0:Array(String)}))
  55 - -- show_0 = ["1104"]
     + -- movie_0 = ["3f594ef5-131e-4d32-b65d-ba7b22a177fb"]
  72 - and (title_id in {show_0:Array(String)}))
     + and (title_id in {movie_0:Array(String)}))
  98 - and (title_id in {show_0:Array(String)}))
     + and (title_id in {movie_0:Array(String)}))
 121 - and (title_id in {show_0:Array(String)}))
     + and (title_id in {movie_0:Array(String)}))
-- actorShowAffinity.all: as actorShowAffinity.balanced-days, but
  24 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
  31 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
  36 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
  50 + -- age_0 = ["18-24","25-29"]
     + -- gender_0 = ["female"]
  63 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
  73 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
  85 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
  88 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
 104 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
