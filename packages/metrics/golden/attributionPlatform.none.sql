-- attributionPlatform.none
-- voteCount: Views that name the platform; a viewer counts once for each.
-- titleVoteShare: Views of the title on the platform divided by its views on all platforms.
-- platformVoteShare: Views of the title on the platform divided by the views of all titles on that platform.
select figures.contentId as contentId, figures.contentName as contentName, figures.contentType as contentType, figures.releaseDate as releaseDate, figures.networkName as networkName, figures.networkId as networkId, figures.studioName as studioName, figures.platform as platform, figures.platformKind as platformKind, round(figures.voteCount, 9) as voteCount, round(figures.titleVoteShare, 9) as titleVoteShare, round(figures.platformVoteShare, 9) as platformVoteShare
from (
  select titles.title_id as contentId, titles.name as contentName, toString(titles.kind) as contentType,
    titles.release_day as releaseDate, nullIf(titles.network_name, '') as networkName,
    nullIf(titles.network_id, '') as networkId, nullIf(titles.studio_name, '') as studioName,
    platforms.name as platform, toString(platforms.kind) as platformKind,
    toUInt8(platforms.kind) as platformPlace, shares.title_votes as totalVotes,
    shares.votes as voteCount, shares.votes / shares.title_votes as titleVoteShare,
    shares.votes / shares.platform_votes as platformVoteShare
  from (
    select title, platform, votes, sum(votes) over (partition by title) as title_votes,
      sum(votes) over (partition by platform) as platform_votes
    from (
      select title, platform, sum(platform_totals.votes) as votes
      from platform_totals
      where title in (select title from titles where 1)
      group by title, platform
    )
  ) as shares
  inner join titles on titles.title = shares.title
  inner join platforms on platforms.platform = shares.platform
  where shares.title in (select title from titles where 1)
  and shares.platform in (select platform from platforms where platform in (select platform from platforms where name in {platform_0:Array(String)}))
) as figures
where 1
order by voteCount desc nulls last, contentId asc nulls last, platform asc nulls last

-- platform_0 = ["Aurora+"]
-- attributionTitle.none: as attributionPlatform.none, but
   4 - select figures.contentId as contentId, figures.contentName as contentName, figures.contentType as contentType, figures.releaseDate as releaseDate, figures.networkName as networkName, figures.networkId as networkId, figures.studioName as studioName, figures.platform as platform, figures.platformKind as platformKind, round(figures.voteCount, 9) as voteCount, round(figures.titleVoteShare, 9) as titleVoteShare, round(figures.platformVoteShare, 9) as platformVoteShare
     + -- totalVotes: Views of the title that name a platform, all platforms together; a viewer counts once for each.
     + select figures.contentId as contentId, figures.contentName as contentName, figures.contentType as contentType, figures.releaseDate as releaseDate, figures.networkName as networkName, figures.networkId as networkId, figures.studioName as studioName, figures.platformName as platformName, figures.platformKind as platformKind, round(figures.voteCount, 9) as voteCount, round(figures.titleVoteShare, 9) as titleVoteShare, round(figures.platformVoteShare, 9) as platformVoteShare, round(figures.totalVotes, 9) as totalVotes, figures.platformPlace as platformPlace
   9 - platforms.name as platform, toString(platforms.kind) as platformKind,
     + platforms.name as platformName, toString(platforms.kind) as platformKind,
  25 - where shares.title in (select title from titles where 1)
     - and shares.platform in (select platform from platforms where platform in (select platform from platforms where name in {platform_0:Array(String)}))
     + where shares.title in (select title from titles where 1
     + and (title_id in {title_0:Array(String)}))
     + and shares.platform in (select platform from platforms where 1)
  29 - order by voteCount desc nulls last, contentId asc nulls last, platform asc nulls last
     + order by voteCount desc nulls last, contentId asc nulls last, platformName asc nulls last
  31 - -- platform_0 = ["Aurora+"]
     + -- title_0 = ["1104","84"]
