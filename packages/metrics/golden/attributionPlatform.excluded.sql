-- attributionPlatform.excluded
-- voteCount: Views that name the platform; every view of a viewer counts, rewatches too.
-- titleVoteShare: Views of the title on the platform divided by its views that name a platform.
-- platformVoteShare: Views of the title on the platform divided by the views of all titles on that platform, same people and dates, other content filters left out.
select dictGet('title_facts', 'title_id', shares.title) as contentId,
  dictGet('title_facts', 'name', shares.title) as contentName,
  if(dictGet('title_facts', 'kind', shares.title) = 1, 'series', 'movie') as contentType,
  dictGet('title_facts', 'release_day', shares.title) as releaseDate,
  nullIf(dictGet('title_facts', 'network_name', shares.title), '') as networkName,
  nullIf(dictGet('title_facts', 'network_id', shares.title), '') as networkId,
  nullIf(dictGet('title_facts', 'studio_name', shares.title), '') as studioName,
  platforms.name as platform,
  toString(platforms.kind) as platformKind,
  round(shares.votes, 9) as voteCount,
  round(shares.votes / shares.title_votes, 9) as titleVoteShare,
  round(shares.votes / shares.platform_votes, 9) as platformVoteShare
from (
  select of_both.title as title, of_both.platform as platform, of_both.votes as votes,
    of_both.title_votes as title_votes, of_platform.votes as platform_votes
  from (
    select title, pair.1 as platform, pair.2 as votes, title_votes
    from (
      select title, sum(platform_cells.votes) as title_votes, arrayFilter(pair -> pair.2 != 0, [({platform_0:UInt16}, sumIf(platform_cells.votes, platform = {platform_0:UInt16}))]) as pairs
      from platform_cells
      where title in (select title from titles where 1
       and title_id not in {title_0:Array(String)}
       and network_id not in {network_0:Array(String)}
       and studio_id not in {studio_0:Array(String)}
       and originating_country not in {originating_country_0:Array(String)}
       and originating_language not in {originating_language_0:Array(String)}
       and not (ifNull(runtime between {runtime_0:UInt32} and {runtime_1:UInt32}, 0))
       and status not in {status_0:Array(String)}
       and not hasAny(genres, {genre_0:Array(String)}))
      and cell in (select cell from cells where country not in {country_0:Array(String)}
      and age not in {age_0:Array(String)}
      and gender not in {gender_0:Array(String)})
      group by title
    )
    array join pairs as pair
  ) as of_both
  inner join (
    select platform, sum(platform_cells.votes) as votes
    from platform_cells
    where 1
    and cell in (select cell from cells where country not in {country_0:Array(String)}
    and age not in {age_0:Array(String)}
    and gender not in {gender_0:Array(String)})
    group by platform
  ) as of_platform on of_platform.platform = of_both.platform
) as shares
inner join platforms on platforms.platform = shares.platform
where 1
order by voteCount desc nulls last, contentId asc nulls last, platform asc nulls last

-- platform_0 = 3
-- title_0 = ["1104"]
-- network_0 = ["210"]
-- studio_0 = ["519"]
-- originating_country_0 = ["US"]
-- originating_language_0 = ["en"]
-- runtime_0 = 30
-- runtime_1 = 60
-- status_0 = ["Ended"]
-- genre_0 = ["Action"]
-- country_0 = ["US","GB"]
-- age_0 = ["18-24"]
-- gender_0 = ["male"]
