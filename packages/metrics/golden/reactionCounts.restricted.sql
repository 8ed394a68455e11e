-- reactionCounts.restricted: as reactionCounts.none, but
   9 - and (title_id in {show_0:Array(String)}))
     + and (title_id in {show_0:Array(String)})
     + and network_id in {network_0:Array(String)})
     + and day >= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
  18 + -- network_0 = ["210","33"]
     + -- date_0 = "2023-07-07"
     + -- country_0 = ["US","GB"]
-- reactionEmotions.restricted: as reactionCounts.restricted, with the changes of reactionEmotions.none
-- reactionCharacters.restricted: as reactionCounts.restricted, with the changes of reactionCharacters.none
-- reactionRatings.restricted: as reactionCounts.restricted, with the changes of reactionRatings.none
