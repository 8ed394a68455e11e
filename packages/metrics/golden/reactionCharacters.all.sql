select figures.what as what, figures.characterIds as characterIds, figures.count as count
from (
  select what, arrayStringConcat(arraySort(groupUniqArray(character_id)), '|') as characterIds, count() as count
  from (
    select arrayJoin(if(characters.name = '', [], [characters.name])) as what, characters.character_id as character_id
    from comments
    left join characters on characters.character = comments.character
    where comments.title in (select title from titles where 1
    and (title_id in {show_0:Array(String)})
    and hasAny(genres, {genre_0:Array(String)})
    and network_id in {network_0:Array(String)})
    and day between {date_0:Date32} and {date_1:Date32}
    and cell in (select cell from cells where country in {country_0:Array(String)}
    and age in {age_0:Array(String)}
    and gender in {gender_0:Array(String)})
    and episode != 0 and season in {season_0:Array(UInt32)}
    and episode in (select episode from episodes where episode_id in {episode_0:Array(String)})
    and parent_comment_id in {parentComment_0:Array(String)}
    and hasAny(arrayMap(e -> toString(e), emotions), {emotions_0:Array(String)})
    and comments.character in (select character from characters where character_id in {characters_0:Array(String)})
    and comments.rating in {ratings_0:Array(UInt8)}
    and (not (comments.image_url != '' or comments.screencap_id != ''))
    and language in {originating_language_0:Array(String)}
  )
  group by what
) as figures
where 1
order by count desc nulls last, what asc nulls last

-- show_0 = ["1104"]
-- genre_0 = ["Action","Family"]
-- network_0 = ["210","33"]
-- date_0 = "2024-05-01"
-- date_1 = "2024-05-31"
-- country_0 = ["US"]
-- age_0 = ["18-24","25-29"]
-- gender_0 = ["female"]
-- season_0 = [1]
-- episode_0 = ["904277"]
-- parentComment_0 = [""]
-- emotions_0 = ["sad","tense"]
-- characters_0 = ["40000"]
-- ratings_0 = [4,5]
-- originating_language_0 = ["en"]
