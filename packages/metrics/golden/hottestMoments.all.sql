-- hottestMoments.all: as hottestMoments.balanced-days, but
  13 - and (comments.title, comments.screencap_id) in (select title, screencap_id from screencaps where title in ({show_0:Array(UInt32)}))
     + and (comments.title, comments.screencap_id) in (select title, screencap_id from screencaps where title in ({show_0:Array(UInt32)})
     + and episode != 0 and season in {season_0:Array(UInt32)}
     + and episode in (select episode from episodes where episode_id in {episode_0:Array(String)}))
  15 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
  24 + -- season_0 = [1]
     + -- episode_0 = ["904277"]
  27 + -- age_0 = ["18-24","25-29"]
     + -- gender_0 = ["female"]
