-- reactionFeed.all: as reactionFeed.balanced-days, but
  13 - and (title_id in {show_0:Array(String)}))
     + and (title_id in {show_0:Array(String)})
     + and hasAny(genres, {genre_0:Array(String)})
     + and network_id in {network_0:Array(String)})
  15 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
     + and episode != 0 and season in {season_0:Array(UInt32)}
     + and episode in (select episode from episodes where episode_id in {episode_0:Array(String)})
  17 + and hasAny(arrayMap(e -> toString(e), emotions), {emotions_0:Array(String)})
     + and comments.character in (select character from characters where character_id in {characters_0:Array(String)})
     + and comments.rating in {ratings_0:Array(UInt8)}
     + and (not (comments.image_url != '' or comments.screencap_id != ''))
     + and language in {originating_language_0:Array(String)}
  22 + -- genre_0 = ["Action","Family"]
     + -- network_0 = ["210","33"]
  25 + -- age_0 = ["18-24","25-29"]
     + -- gender_0 = ["female"]
     + -- season_0 = [1]
     + -- episode_0 = ["904277"]
  26 + -- emotions_0 = ["sad","tense"]
     + -- characters_0 = ["40000"]
     + -- ratings_0 = [4,5]
     + -- originating_language_0 = ["en"]
