-- networkOverlap.balanced-days: as networkOverlap.balanced, but
  16 - from (select title, kind, network from titles order by title))[one], other_titles))) as audiences,
     - arrayFilter(one -> one in (select title from titles where title in (select title from titles where kind = 'series')
     + from (select title, kind, network from titles order by title))[one], groupUniqArray(title)))) as audiences
     + from view_days
     + where member in (select member from (select member, cell
     + from title_view_days
     + where title in (select title from titles where 1
     + and (title_id in {title_0:Array(String)}))
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + and since <= {since_0:Date}
     + group by member, cell))
     + and title in (select title from titles where kind = 'series')
  19 - and (title_id in {title_0:Array(String)}))), titles) as other_titles
     - from member_titles
     - where notEmpty(other_titles)
     - and arrayExists(one -> one in {whole_0_titles:Array(UInt32)}, titles)
     + and (title_id in {title_0:Array(String)}))
     + and day between {date_0:Date32} and {date_1:Date32}
  24 + and since <= {since_0:Date}
     + group by member, cell
  91 + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
  92 + -- since_0 = "2024-05-01"
  94 - -- whole_0_titles
     - select groupArray(title) as titles from (select title from titles where 1
     - and (title_id in {title_0:Array(String)}))
     -
 106 - from (select title, kind, network from titles order by title))[one], other_titles))) as audiences,
     - arrayFilter(one -> one in (select title from titles where title in (select title from titles where kind = 'series')
     + from (select title, kind, network from titles order by title))[one], groupUniqArray(title)))) as audiences
     + from view_days
     + where member in (select member from (select member, cell
     + from title_view_days
     + where title in (select title from titles where 1
     + and (title_id in {title_0:Array(String)}))
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + and since <= {since_0:Date}
     + group by member, cell))
     + and title in (select title from titles where kind = 'series')
 109 - and (title_id in {title_0:Array(String)}))), titles) as other_titles
     - from member_titles
     - where notEmpty(other_titles)
     - and arrayExists(one -> one in {whole_0_titles:Array(UInt32)}, titles)
     + and (title_id in {title_0:Array(String)}))
     + and day between {date_0:Date32} and {date_1:Date32}
 114 + and since <= {since_0:Date}
     + group by member, cell
 120 - -- whole_0_titles
     - select groupArray(title) as titles from (select title from titles where 1
     - and (title_id in {title_0:Array(String)}))
     -
-- actorOverlap.balanced-days: as networkOverlap.balanced-days, but
   1 - -- audience: Members of the base who viewed a series of the network that is no seed. The base: members of the seed audience who viewed any such series. The 12 largest audiences are compared, or those that are chosen.
     - -- otherAudience: Members of the base who viewed a series of the network that is no seed. The base: members of the seed audience who viewed any such series. The 12 largest audiences are compared, or those that are chosen.
     + -- audience: Members of the base who voted for a character of the actor. The base: members of the seed audience who voted for any character. The 12 largest audiences are compared, or those that are chosen.
     + -- otherAudience: Members of the base who voted for a character of the actor. The base: members of the seed audience who voted for any character. The 12 largest audiences are compared, or those that are chosen.
  15 - select member, cell, arrayFilter(audience -> audience != 0, arrayDistinct(arrayMap(one -> (select groupArray(if(kind = 'series', network, 0))
     - from (select title, kind, network from titles order by title))[one], groupUniqArray(title)))) as audiences
     - from view_days
     + select member, cell, groupUniqArrayIf(actor, actor != 0) as audiences
     + from character_votes
  26 - and title in (select title from titles where kind = 'series')
     - and title not in (select title from titles where 1
     - and (title_id in {title_0:Array(String)}))
     + and title in (select title from titles where 1)
  31 - and since <= {since_0:Date}
  46 - inner join networks as named on named.network = counted.audience
     + inner join actors as named on named.actor = counted.audience
  48 - order by round(counted.members, 6) desc, named.network_id
     + order by round(counted.members, 6) desc, named.actor_id
  51 - select one.name as network, one.network_id as networkId, other.name as otherNetwork, other.network_id as otherNetworkId, toInt32(pairs.one) as place, toInt32(pairs.other) as otherPlace,
     + select one.name as actor, one.actor_id as actorId, other.name as otherActor, other.actor_id as otherActorId, toInt32(pairs.one) as place, toInt32(pairs.other) as otherPlace,
  96 - inner join networks as one on one.network = (select groupArray(audience) from listed)[pairs.one]
     - inner join networks as other on other.network = (select groupArray(audience) from listed)[pairs.other]
     + inner join actors as one on one.actor = (select groupArray(audience) from listed)[pairs.one]
     + inner join actors as other on other.actor = (select groupArray(audience) from listed)[pairs.other]
 113 - select member, cell, arrayFilter(audience -> audience != 0, arrayDistinct(arrayMap(one -> (select groupArray(if(kind = 'series', network, 0))
     - from (select title, kind, network from titles order by title))[one], groupUniqArray(title)))) as audiences
     - from view_days
     + select member, cell, groupUniqArrayIf(actor, actor != 0) as audiences
     + from character_votes
 124 - and title in (select title from titles where kind = 'series')
     - and title not in (select title from titles where 1
     - and (title_id in {title_0:Array(String)}))
     + and title in (select title from titles where 1)
 129 - and since <= {since_0:Date}
