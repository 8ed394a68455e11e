-- attributionPlatform.none
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
  select title, pair.1 as platform, pair.2 as votes, title_votes, sum(votes) over (partition by platform) as platform_votes
  from (
    select title, sum(platform_totals.votes) as title_votes, arrayFilter(pair -> pair.2 != 0, [({platform_0:UInt16}, sumIf(platform_totals.votes, platform = {platform_0:UInt16}))]) as pairs
    from platform_totals
    where 1
    group by title
  )
  array join pairs as pair
) as shares
inner join platforms on platforms.platform = shares.platform
where 1
order by voteCount desc nulls last, contentId asc nulls last, platform asc nulls last

-- platform_0 = 3
