-- episodes.all: as episodes.none, but
   9 + and season in {season_0:Array(UInt32)}
     + and episode_id in {episode_0:Array(String)}
  14 + -- season_0 = [1]
     + -- episode_0 = ["904277"]
