-- engagement-by-episode.balanced: as engagement-by-episode.none, but
   8 + and cell in (select cell from cells where country in {country_0:Array(String)})
  12 + and cell in (select cell from cells where country in {country_0:Array(String)})
  16 + and cell in (select cell from cells where country in {country_0:Array(String)})
  20 + and cell in (select cell from cells where country in {country_0:Array(String)})
  25 + and cell in (select cell from cells where country in {country_0:Array(String)})
  44 - select season_episode, episode_first_air_date, content_id, sum(points) as points
     + select season_episode, episode_first_air_date, content_id, sum(parts.points * dictGet('cell_facts', 'weight', parts.cell)) as points
  46 + select season_episode, episode_first_air_date, content_id, cell, sum(points) as points
     + from (
  53 + group by season_episode, episode_first_air_date, content_id, cell
     + ) as parts
  58 - select season_episode, episode_first_air_date, content_id, uniqExact(member) as viewers
     + select season_episode, episode_first_air_date, content_id, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers
  60 + select season_episode, episode_first_air_date, content_id, cell, uniqExact(member) as viewers
     + from (
  67 + group by season_episode, episode_first_air_date, content_id, cell
     + ) as parts
  78 + -- country_0 = ["US"]
     +
  84 + and cell in (select cell from cells where country in {country_0:Array(String)})
  88 + and cell in (select cell from cells where country in {country_0:Array(String)})
  92 + and cell in (select cell from cells where country in {country_0:Array(String)})
  96 + and cell in (select cell from cells where country in {country_0:Array(String)})
 101 + and cell in (select cell from cells where country in {country_0:Array(String)})
 102 - select uniqExact(member) as n from (
     + select sum(parts.members) as n,
     + if(n = 0, null, round(pow(sum(parts.members * cells.weight), 2) / sum(parts.members * cells.weight * cells.weight), 3)) as effective
     + from (
     + select cell, uniqExact(member) as members from (
 116 - )
     + ) group by cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
