-- showEpisodeEmotions.all: as showEpisodeEmotions.balanced-days, but
  22 + and episode != 0 and season in {season_0:Array(UInt32)}
     + and episode in (select episode from episodes where episode_id in {episode_0:Array(String)})
  24 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
  38 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
     + and episode != 0 and season in {season_0:Array(UInt32)}
     + and episode in (select episode from episodes where episode_id in {episode_0:Array(String)})
  44 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
     + and episode != 0 and season in {season_0:Array(UInt32)}
     + and episode in (select episode from episodes where episode_id in {episode_0:Array(String)})
  50 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
     + and episode != 0 and season in {season_0:Array(UInt32)}
     + and episode in (select episode from episodes where episode_id in {episode_0:Array(String)})
  56 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
     + and episode != 0 and season in {season_0:Array(UInt32)}
     + and episode in (select episode from episodes where episode_id in {episode_0:Array(String)})
  68 + -- season_0 = [1]
     + -- episode_0 = ["904277"]
  71 + -- age_0 = ["18-24","25-29"]
     + -- gender_0 = ["female"]
  79 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
     + and episode != 0 and season in {season_0:Array(UInt32)}
     + and episode in (select episode from episodes where episode_id in {episode_0:Array(String)})
