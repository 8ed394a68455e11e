-- actorAgeIndex.none
-- index: Share of the audience in the group divided by the share of the base audience in it, same people and dates; 100 is average. The base audience of viewers or followers: all those of the kind (shows or movies); of voters: all who voted for a character; of a seed audience: the viewers of any title. Members without that attribute are left out of both, of ages those under 16 as well.
-- viewers: Distinct members who voted for a favorite character.
-- share: Members of the audience in the group divided by all of its members whose group is known.
-- base: Members behind the figure whose group is known, counted before weighting.
-- effective: How many members of equal weight would say as much: the square of the sum of the weights divided by the sum of their squares (Kish). The base itself where everybody weighs 1.
-- shareLow: Lower end of the 95 % interval of the share of the audience (Wilson), from the effective base: the true value is expected inside in 95 of 100 such answers.
-- shareHigh: Upper end of the 95 % interval of the share of the audience (Wilson), from the effective base: the true value is expected inside in 95 of 100 such answers.
-- restShare: The same share among the others: members of the base audience who are not in the audience. Missing where there are none.
-- indexLow: Lower end of the 95 % interval of the index (delta method on its logarithm), from the effective bases of the audience and of the others.
-- indexHigh: Upper end of the 95 % interval of the index (delta method on its logarithm), from the effective bases of the audience and of the others; of few people it may lie above what a share of 100 % would have.
-- differs: Above or below where the audience differs from the others (who are not in it) by more than chance explains: two-proportion z-test, at least 30 members on both sides, and of all differences found in one answer 5 % are expected to be none (Benjamini-Hochberg); it looks at all rows together and the interval at one, so that the interval of a row that does not differ may leave out the average, and seldom that of one that differs may hold it.
select dictGet('cell_facts', 'age', people.cell) as bucket, sum(people.members) as people
from (
  select cell, uniqExact(member) as members
  from (
    select member, cell from character_votes where title in (select title from characters where actor in (select actor from actors where actor_id in {actor_0:Array(String)}))
     and actor in (select actor from actors where actor_id in {actor_0:Array(String)})
     and 1
  )
  group by cell
) as people
group by bucket

-- actor_0 = ["70"]

-- the same for many answers
select dictGet('cell_facts', 'age', people.cell) as bucket, sum(people.members) as people
from (
  select cell, uniqExact(member) as members
  from (
    select member, cell from character_votes where 1
  )
  group by cell
) as people
group by bucket
-- actorGenderIndex.none: as actorAgeIndex.none, but
  12 - select dictGet('cell_facts', 'age', people.cell) as bucket, sum(people.members) as people
     + select dictGet('cell_facts', 'gender', people.cell) as bucket, sum(people.members) as people
  27 - select dictGet('cell_facts', 'age', people.cell) as bucket, sum(people.members) as people
     + select dictGet('cell_facts', 'gender', people.cell) as bucket, sum(people.members) as people
