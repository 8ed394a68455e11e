// Members, answer sheets and census -> the table `cells` with the weights of the balanced panel (metric definitions, "Panel").
import { ages, cellSql, genders } from '../../schema/vocabulary.ts';
import type { BuildContext } from './catalogue.ts';

const list = (words: readonly string[]): string => `[${words.map((word) => `'${word}'`).join(', ')}]`;

/** The balanced panel stands for the people of one country between two ages. */
const panelCountry = 'US';
const panelAges = ages.slice(ages.indexOf('18-24'), ages.indexOf('50-54') + 1);

export const cellsInsert = (context: BuildContext): string => {
  const db = context.database;
  return `insert into ${db}.cells (cell, country, age, gender, members, weight)
with combined as (
  select
    country, age, gender, ${cellSql('country', 'age', 'gender')} as cell, m.members as members, p.people as people,
    country = '${panelCountry}' and has(${list(panelAges)}, age) and gender != '' and people > 0 and members > 0 as in_panel
  from (
    select country, age, gender
    from (
      select '' as country
      union distinct select distinct toString(country) from ${db}.members
      union distinct select distinct toString(country) from ${db}.survey_responses
      union distinct select distinct toString(country) from ${db}.population
    )
    array join ${list(ages)} as age
    array join ${list(genders)} as gender
  ) as c
  any left join (
    select toString(country) as country, toString(age) as age, toString(gender) as gender, toUInt32(count()) as members
    from ${db}.members
    group by country, age, gender
  ) as m using (country, age, gender)
  any left join (
    select toString(country) as country, toString(age) as age, toString(gender) as gender, people
    from ${db}.population
  ) as p using (country, age, gender)
)
select
  cell, country, age, gender, members,
  if(in_panel,
    (people / sum(if(in_panel, people, 0)) over ()) / (members / sum(if(in_panel, members, 0)) over ()),
    1)
from combined`;
};
