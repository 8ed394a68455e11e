-- reactionCounts.restricted: as reactionCounts.balanced-days, but
   9 - and (title_id in {show_0:Array(String)}))
     + and (title_id in {show_0:Array(String)})
     + and network_id in {network_0:Array(String)})
  20 - -- date_0 = "2024-05-01"
     - -- date_1 = "2024-05-31"
     - -- country_0 = ["US"]
     + -- network_0 = ["210","33"]
     + -- date_0 = "2023-07-07"
     + -- date_1 = "2024-06-30"
     + -- country_0 = ["US","GB"]
-- reactionEmotions.restricted: as reactionCounts.restricted, with the changes of reactionEmotions.none
-- reactionCharacters.restricted: as reactionCounts.restricted, with the changes of reactionCharacters.none
-- reactionRatings.restricted: as reactionCounts.restricted, with the changes of reactionRatings.none
