-- reactionCounts.none
select figures.what as what, figures.count as count
from (
  select what, count() as count
  from (
    select arrayJoin(arrayFilter(what -> what != '', [if((comments.image_url != '' or comments.screencap_id != ''), 'images', 'text'), if(is_review, 'review', '')])) as what
    from comments
    left join characters on characters.character = comments.character
    where comments.title in (select title from titles where 1
    and (title_id in {show_0:Array(String)}))
    and parent_comment_id in {parentComment_0:Array(String)}
  )
  group by what
) as figures
where 1
order by count desc nulls last, what asc nulls last

-- show_0 = ["1104"]
-- parentComment_0 = [""]
-- reactionEmotions.none: as reactionCounts.none, but
   5 - select arrayJoin(arrayFilter(what -> what != '', [if((comments.image_url != '' or comments.screencap_id != ''), 'images', 'text'), if(is_review, 'review', '')])) as what
     + select arrayJoin(arrayMap(e -> toString(e), emotions)) as what
-- reactionCharacters.none: as reactionCounts.none, but
   1 - select figures.what as what, figures.count as count
     + select figures.what as what, figures.characterIds as characterIds, figures.count as count
   3 - select what, count() as count
     + select what, arrayStringConcat(arraySort(groupUniqArray(character_id)), '|') as characterIds, count() as count
   5 - select arrayJoin(arrayFilter(what -> what != '', [if((comments.image_url != '' or comments.screencap_id != ''), 'images', 'text'), if(is_review, 'review', '')])) as what
     + select arrayJoin(if(characters.name = '', [], [characters.name])) as what, characters.character_id as character_id
-- reactionRatings.none: as reactionCounts.none, but
   5 - select arrayJoin(arrayFilter(what -> what != '', [if((comments.image_url != '' or comments.screencap_id != ''), 'images', 'text'), if(is_review, 'review', '')])) as what
     + select arrayJoin(if(comments.rating = 0, [], [toString(comments.rating)])) as what
