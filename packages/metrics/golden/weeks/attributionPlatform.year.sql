-- attributionPlatform.year
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
    select title, sum(sides.votes) as title_votes, arrayFilter(pair -> pair.2 != 0, [({platform_0:UInt16}, sumIf(sides.votes, platform = {platform_0:UInt16}))]) as pairs
    from (
        select title, platform, platform_weeks.votes as votes
        from platform_weeks
        where week between {week_0:UInt16} and {week_1:UInt16}
        union all
        select title, platform, platform_days.votes as votes
        from platform_days
        where (day between {date_0:Date32} and {date_1:Date32} or day between {date_2:Date32} and {date_3:Date32})
      ) as sides
    where 1
    group by title
  )
  array join pairs as pair
) as shares
inner join platforms on platforms.platform = shares.platform
where 1
order by voteCount desc nulls last, contentId asc nulls last, platform asc nulls last

-- platform_0 = 3
-- week_0 = 2785
-- week_1 = 2835
-- date_0 = "2023-05-15"
-- date_1 = "2023-05-17"
-- date_2 = "2024-05-09"
-- date_3 = "2024-05-14"
-- attributionTitle.year: as attributionPlatform.year, but
   4 + -- totalVotes: Views of the title that name a platform, all platforms together; every view of a viewer counts, rewatches too.
  11 - platforms.name as platform,
     + platforms.name as platformName,
  15 - round(shares.votes / shares.platform_votes, 9) as platformVoteShare
     + round(shares.votes / shares.platform_votes, 9) as platformVoteShare,
     + round(shares.title_votes, 9) as totalVotes,
     + toUInt8(platforms.kind) as platformPlace
  17 - select title, pair.1 as platform, pair.2 as votes, title_votes, sum(votes) over (partition by platform) as platform_votes
     + select of_both.title as title, of_both.platform as platform, of_both.votes as votes,
     + of_both.title_votes as title_votes, of_platform.votes as platform_votes
  19 - select title, sum(sides.votes) as title_votes, arrayFilter(pair -> pair.2 != 0, [({platform_0:UInt16}, sumIf(sides.votes, platform = {platform_0:UInt16}))]) as pairs
     + select title, pair.1 as platform, pair.2 as votes, title_votes
  21 + select title, sum(votes) as title_votes, groupArrayIf((listed, votes), listed != 0) as pairs
     + from (
     + select title, platform as listed, sum(sides.votes) as votes
     + from (
  29 - where 1
     + where title in ({title_0:Array(UInt32)})
     + group by title, listed
     + )
  33 + ) as of_both
     + inner join (
     + select platform, sum(sides.votes) as votes
     + from (
     + select title, platform, platform_weeks.votes as votes
     + from platform_weeks
     + where week between {week_0:UInt16} and {week_1:UInt16}
     + union all
     + select title, platform, platform_days.votes as votes
     + from platform_days
     + where (day between {date_0:Date32} and {date_1:Date32} or day between {date_2:Date32} and {date_3:Date32})
     + ) as sides
     + where 1
     + group by platform
     + ) as of_platform on of_platform.platform = of_both.platform
  36 - order by voteCount desc nulls last, contentId asc nulls last, platform asc nulls last
     + order by voteCount desc nulls last, contentId asc nulls last, platformName asc nulls last
  38 - -- platform_0 = 3
  45 + -- title_0 = [11104,10084]
