-- engagement-by-episode.balanced: as engagement-by-episode.none, but
   9 + and cell in (select cell from cells where country in {country_0:Array(String)})
  14 + and cell in (select cell from cells where country in {country_0:Array(String)})
  19 + and cell in (select cell from cells where country in {country_0:Array(String)})
  24 + and cell in (select cell from cells where country in {country_0:Array(String)})
  30 + and cell in (select cell from cells where country in {country_0:Array(String)})
  49 - select season_episode, episode_first_air_date, content_id, sum(points) as points
     + select season_episode, episode_first_air_date, content_id, sum(parts.points * dictGet('cell_facts', 'weight', parts.cell)) as points
  51 + select season_episode, episode_first_air_date, content_id, cell, sum(points) as points
     + from (
  58 + group by season_episode, episode_first_air_date, content_id, cell
     + ) as parts
  63 - select season_episode, episode_first_air_date, content_id, uniqExact(member) as viewers
     + select season_episode, episode_first_air_date, content_id, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers
  65 + select season_episode, episode_first_air_date, content_id, cell, uniqExact(member) as viewers
     + from (
  72 + group by season_episode, episode_first_air_date, content_id, cell
     + ) as parts
  84 + -- country_0 = ["US"]
  92 + and cell in (select cell from cells where country in {country_0:Array(String)})
  97 + and cell in (select cell from cells where country in {country_0:Array(String)})
 102 + and cell in (select cell from cells where country in {country_0:Array(String)})
 107 + and cell in (select cell from cells where country in {country_0:Array(String)})
 113 + and cell in (select cell from cells where country in {country_0:Array(String)})
 114 - select uniqExact(member) as n from (
     + select sum(parts.members) as n,
     + if(n = 0, null, round(pow(sum(parts.members * cells.weight), 2) / sum(parts.members * cells.weight * cells.weight), 3)) as effective
     + from (
     + select cell, uniqExact(member) as members from (
 128 - )
     + ) group by cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
