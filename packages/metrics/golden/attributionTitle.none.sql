-- attributionTitle.none
-- voteCount: Views that name the platform; every view of a viewer counts, rewatches too.
-- titleVoteShare: Views of the title on the platform divided by its views that name a platform.
-- platformVoteShare: Views of the title on the platform divided by the views of all titles on that platform, same people and dates, other content filters left out.
-- totalVotes: Views of the title that name a platform, all platforms together; every view of a viewer counts, rewatches too.
select dictGet('title_facts', 'title_id', shares.title) as contentId,
  dictGet('title_facts', 'name', shares.title) as contentName,
  if(dictGet('title_facts', 'kind', shares.title) = 1, 'series', 'movie') as contentType,
  dictGet('title_facts', 'release_day', shares.title) as releaseDate,
  nullIf(dictGet('title_facts', 'network_name', shares.title), '') as networkName,
  nullIf(dictGet('title_facts', 'network_id', shares.title), '') as networkId,
  nullIf(dictGet('title_facts', 'studio_name', shares.title), '') as studioName,
  platforms.name as platformName,
  toString(platforms.kind) as platformKind,
  round(shares.votes, 9) as voteCount,
  round(shares.votes / shares.title_votes, 9) as titleVoteShare,
  round(shares.votes / shares.platform_votes, 9) as platformVoteShare,
  round(shares.title_votes, 9) as totalVotes,
  toUInt8(platforms.kind) as platformPlace
from (
  select of_both.title as title, of_both.platform as platform, of_both.votes as votes,
    of_both.title_votes as title_votes, of_platform.votes as platform_votes
  from (
    select title, pair.1 as platform, pair.2 as votes, title_votes
    from (
      select title, sum(votes) as title_votes, groupArrayIf((listed, votes), listed != 0) as pairs
        from (
          select title, platform as listed, sum(platform_totals.votes) as votes
          from platform_totals
          where title in ({title_0:Array(UInt32)})
          group by title, listed
        )
        group by title
    )
    array join pairs as pair
  ) as of_both
  inner join (
    select platform, sum(platform_totals.votes) as votes
    from platform_totals
    where 1
    group by platform
  ) as of_platform on of_platform.platform = of_both.platform
) as shares
inner join platforms on platforms.platform = shares.platform
where 1
order by voteCount desc nulls last, contentId asc nulls last, platformName asc nulls last

-- title_0 = [11104,10084]
