-- showFavorites.all: as showFavorites.balanced-days, but
  16 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
     + and episode != 0 and season in {season_0:Array(UInt32)}
     + and episode in (select episode from episodes where episode_id in {episode_0:Array(String)})
     + and not deleted
  31 + -- age_0 = ["18-24","25-29"]
     + -- gender_0 = ["female"]
     + -- season_0 = [1]
     + -- episode_0 = ["904277"]
  38 - and cell in (select cell from cells where country in {country_0:Array(String)}) group by cell
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
     + and episode != 0 and season in {season_0:Array(UInt32)}
     + and episode in (select episode from episodes where episode_id in {episode_0:Array(String)})
     + and not deleted group by cell
-- movieFavorites.all: as showFavorites.all, but
  14 - where title in ({show_0:Array(UInt32)})
     + where title in ({movie_0:Array(UInt32)})
  19 - and episode != 0 and season in {season_0:Array(UInt32)}
     - and episode in (select episode from episodes where episode_id in {episode_0:Array(String)})
  32 - -- show_0 = [11104]
     + -- movie_0 = [36]
  38 - -- season_0 = [1]
     - -- episode_0 = ["904277"]
  45 - select cell, uniqExact(member) as members from character_votes where title in ({show_0:Array(UInt32)})
     + select cell, uniqExact(member) as members from character_votes where title in ({movie_0:Array(UInt32)})
  50 - and episode != 0 and season in {season_0:Array(UInt32)}
     - and episode in (select episode from episodes where episode_id in {episode_0:Array(String)})
