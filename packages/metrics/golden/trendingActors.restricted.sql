-- trendingActors.restricted: as trendingActors.none, but
  13 - select character, sum(vote_days.votes) as votes
     - from vote_days
     + select character, count() as votes
     + from character_votes
  16 - and toString(kind) in {contentType_0:Array(String)})
     + and toString(kind) in {contentType_0:Array(String)}
     + and network_id in {network_0:Array(String)})
  18 + and cell in (select cell from cells where country in {country_0:Array(String)})
  31 + -- network_0 = ["210","33"]
  32 + -- country_0 = ["US","GB"]
  35 - select sum(vote_days.votes) as votes
     - from vote_days
     + select count() as votes
     + from character_votes
  38 - and toString(kind) in {contentType_0:Array(String)})
     + and toString(kind) in {contentType_0:Array(String)}
     + and network_id in {network_0:Array(String)})
  40 + and cell in (select cell from cells where country in {country_0:Array(String)})
