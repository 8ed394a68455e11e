-- attributionPlatform.all: as attributionPlatform.balanced-days, but
  17 - select title, pair.1 as platform, pair.2 as votes, title_votes, sum(votes) over (partition by platform) as platform_votes
     + select of_both.title as title, of_both.platform as platform, of_both.votes as votes,
     + of_both.title_votes as title_votes, of_platform.votes as platform_votes
  19 + select title, pair.1 as platform, pair.2 as votes, title_votes
     + from (
  25 - where 1
     - and cell in (select cell from cells where country in {country_0:Array(String)})
     + where title in (select title from titles where 1
     + and (title_id in {title_0:Array(String)})
     + and network_id in {network_0:Array(String)}
     + and studio_id in {studio_0:Array(String)}
     + and originating_country in {originating_country_0:Array(String)}
     + and originating_language in {originating_language_0:Array(String)}
     + and (ifNull(runtime between {runtime_0:UInt32} and {runtime_1:UInt32}, 0) or ifNull(runtime between {runtime_2:UInt32} and {runtime_2:UInt32}, 0))
     + and status in {status_0:Array(String)}
     + and hasAny(genres, {genre_0:Array(String)})
     + and ifNull(release_day between {first_release_date_0:Date32} and {first_release_date_1:Date32}, 0)
     + and ifNull(release_day between {release_date_0:Date32} and {release_date_1:Date32}, 0)
     + and status in {airing_status_0:Array(String)}
     + and toString(kind) in {contentType_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
  34 + ) as of_both
     + inner join (
     + select platform, sum(parts.votes * dictGet('cell_facts', 'weight', parts.cell)) as votes
     + from (
     + select platform, cell, platform_days.votes as votes
     + from platform_days
     + where 1
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
     + and day between {date_0:Date32} and {date_1:Date32}
     + ) as parts
     + group by platform
     + ) as of_platform on of_platform.platform = of_both.platform
  40 + -- title_0 = ["1104","84"]
     + -- network_0 = ["210","33"]
     + -- studio_0 = ["519"]
     + -- originating_country_0 = ["US"]
     + -- originating_language_0 = ["en"]
     + -- runtime_0 = 30
     + -- runtime_1 = 60
     + -- runtime_2 = 104
     + -- status_0 = ["Ended"]
     + -- genre_0 = ["Action","Family"]
     + -- first_release_date_0 = "2024-04-02"
     + -- first_release_date_1 = "2024-06-30"
     + -- release_date_0 = "2024-07-01"
     + -- release_date_1 = "2024-08-29"
     + -- airing_status_0 = ["Ended"]
     + -- contentType_0 = ["series"]
  41 + -- age_0 = ["18-24","25-29"]
     + -- gender_0 = ["female"]
