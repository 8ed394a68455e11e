select figures.what as what, figures.characterIds as characterIds, figures.count as count
from (
  select what, arrayStringConcat(arraySort(groupUniqArray(character_id)), '|') as characterIds, count() as count
  from (
    select arrayJoin(if(characters.name = '', [], [characters.name])) as what, characters.character_id as character_id
    from comments
    left join characters on characters.character = comments.character
    where comments.title in (select title from titles where 1
    and (title_id in {show_0:Array(String)})
    and not hasAny(genres, {genre_0:Array(String)})
    and network_id not in {network_0:Array(String)})
    and day <= {date_0:Date32}
    and cell in (select cell from cells where country not in {country_0:Array(String)}
    and age not in {age_0:Array(String)}
    and gender not in {gender_0:Array(String)})
    and not (episode != 0 and season in {season_0:Array(UInt32)})
    and episode not in (select episode from episodes where episode_id in {episode_0:Array(String)})
    and parent_comment_id in {parentComment_0:Array(String)}
    and language not in {originating_language_0:Array(String)}
  )
  group by what
) as figures
where 1
order by count desc nulls last, what asc nulls last

-- show_0 = ["1104"]
-- genre_0 = ["Action"]
-- network_0 = ["210"]
-- date_0 = "2024-06-30"
-- country_0 = ["US","GB"]
-- age_0 = ["18-24"]
-- gender_0 = ["male"]
-- season_0 = [1]
-- episode_0 = ["904277"]
-- parentComment_0 = [""]
-- originating_language_0 = ["en"]
