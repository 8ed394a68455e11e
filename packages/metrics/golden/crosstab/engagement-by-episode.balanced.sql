-- engagement-by-episode.balanced: as engagement-by-episode.none, but
   7 + and cell in (select cell from cells where country in {country_0:Array(String)})
  11 + and cell in (select cell from cells where country in {country_0:Array(String)})
  15 + and cell in (select cell from cells where country in {country_0:Array(String)})
  19 + and cell in (select cell from cells where country in {country_0:Array(String)})
  24 + and cell in (select cell from cells where country in {country_0:Array(String)})
  43 - select season_episode, episode_first_air_date, content_id, sum(points) as points
     + select season_episode, episode_first_air_date, content_id, sum(parts.points * dictGet('cell_facts', 'weight', parts.cell)) as points
  45 + select season_episode, episode_first_air_date, content_id, cell, sum(points) as points
     + from (
  52 + group by season_episode, episode_first_air_date, content_id, cell
     + ) as parts
  57 - select season_episode, episode_first_air_date, content_id, uniqExact(member) as viewers
     + select season_episode, episode_first_air_date, content_id, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers
  59 + select season_episode, episode_first_air_date, content_id, cell, uniqExact(member) as viewers
     + from (
  66 + group by season_episode, episode_first_air_date, content_id, cell
     + ) as parts
  77 + -- country_0 = ["US"]
     +
  82 + and cell in (select cell from cells where country in {country_0:Array(String)})
  86 + and cell in (select cell from cells where country in {country_0:Array(String)})
  90 + and cell in (select cell from cells where country in {country_0:Array(String)})
  94 + and cell in (select cell from cells where country in {country_0:Array(String)})
  99 + and cell in (select cell from cells where country in {country_0:Array(String)})
 100 - select uniqExact(member) as n from (
     + select sum(parts.members) as n,
     + if(n = 0, null, round(pow(sum(parts.members * cells.weight), 2) / sum(parts.members * cells.weight * cells.weight), 3)) as effective
     + from (
     + select cell, uniqExact(member) as members from (
 114 - )
     + ) group by cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
