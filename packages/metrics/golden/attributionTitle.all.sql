-- voteCount: Views that name the platform; a viewer counts once for each.
-- titleVoteShare: Views of the title on the platform divided by its views on all platforms.
-- platformVoteShare: Views of the title on the platform divided by the views of all titles on that platform.
select figures.contentId as contentId, figures.contentName as contentName, figures.contentType as contentType, figures.releaseDate as releaseDate, figures.networkName as networkName, figures.studioName as studioName, figures.platformName as platformName, round(figures.voteCount, 9) as voteCount, round(figures.titleVoteShare, 9) as titleVoteShare, round(figures.platformVoteShare, 9) as platformVoteShare
from (
  select titles.title_id as contentId, titles.name as contentName, toString(titles.kind) as contentType,
    titles.release_day as releaseDate, nullIf(titles.network_name, '') as networkName,
    nullIf(titles.studio_name, '') as studioName, platforms.name as platformName,
    shares.votes as voteCount, shares.votes / shares.title_votes as titleVoteShare,
    shares.votes / shares.platform_votes as platformVoteShare
  from (
    select title, platform, votes, sum(votes) over (partition by title) as title_votes,
      sum(votes) over (partition by platform) as platform_votes
    from (
      select title, platform, sum(parts.votes * cells.weight) as votes
      from (
        select title, platform, cell, sum(platform_days.votes) as votes
        from platform_days
        where title in (select title from titles where 1)
        and cell in (select cell from cells where country in {country_0:Array(String)}
        and age in {age_0:Array(String)}
        and gender in {gender_0:Array(String)})
        and day between {date_0:Date32} and {date_1:Date32}
        group by title, platform, cell
      ) as parts
      inner join cells on cells.cell = parts.cell
      group by title, platform
    )
  ) as shares
  inner join titles on titles.title = shares.title
  inner join platforms on platforms.platform = shares.platform
  where shares.title in (select title from titles where 1
  and (title_id in {title_0:Array(String)})
  and network_id in {network_0:Array(String)}
  and studio_id in {studio_0:Array(String)}
  and originating_country in {originating_country_0:Array(String)}
  and originating_language in {originating_language_0:Array(String)}
  and (ifNull(runtime between {runtime_0:UInt32} and {runtime_1:UInt32}, 0) or ifNull(runtime between {runtime_2:UInt32} and {runtime_2:UInt32}, 0))
  and status in {status_0:Array(String)}
  and hasAny(genres, {genre_0:Array(String)})
  and ifNull(release_day between {first_release_date_0:Date32} and {first_release_date_1:Date32}, 0)
  and ifNull(release_day between {release_date_0:Date32} and {release_date_1:Date32}, 0)
  and status in {airing_status_0:Array(String)}
  and toString(kind) in {contentType_0:Array(String)})
  and shares.platform in (select platform from platforms where platform in (select platform from platforms where name in {platform_0:Array(String)}))
) as figures
where 1
order by voteCount desc nulls last, contentId asc nulls last, platformName asc nulls last

-- country_0 = ["US"]
-- age_0 = ["18-24","25-29"]
-- gender_0 = ["female"]
-- date_0 = "2024-05-01"
-- date_1 = "2024-05-31"
-- title_0 = ["1104","84"]
-- network_0 = ["210","33"]
-- studio_0 = ["519"]
-- originating_country_0 = ["US"]
-- originating_language_0 = ["en"]
-- runtime_0 = 30
-- runtime_1 = 60
-- runtime_2 = 104
-- status_0 = ["Ended"]
-- genre_0 = ["Action","Family"]
-- first_release_date_0 = "2024-04-02"
-- first_release_date_1 = "2024-06-30"
-- release_date_0 = "2024-07-01"
-- release_date_1 = "2024-08-29"
-- airing_status_0 = ["Ended"]
-- contentType_0 = ["series"]
-- platform_0 = ["Aurora+"]
