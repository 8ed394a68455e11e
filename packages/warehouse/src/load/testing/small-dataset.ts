// A dataset small enough to check by eye, for tests: two series, a movie, three members and a few events. Tests replace or add
// tables as text.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import { fileTables, isList } from '../format.ts';

export type SmallDataset = {
  readonly folder: string;
  /** Writes a file of the folder, directories included. */
  readonly write: (name: string, content: string | Uint8Array) => void;
  readonly remove: () => void;
};

export const smallTables: Readonly<Record<string, string>> = {
  'networks.csv': `network_id,name,country,logo_url
7,Meridian,US,
8,Nordic One,,`,
  'studios.csv': `studio_id,name
501,Bright Fork`,
  'platforms.csv': `platform,kind,logo_url
Aurora+,official,
Elsewhere,unofficial,`,
  'titles.csv': `title_id,kind,name,status,network_id,studio_id,originating_country,originating_language,genres,runtime,first_release_date,last_release_date,seasons,overview,poster_url
10,series,"Salt, Smoke",,7,501,US,en,Drama|Mystery,50,2024-01-01,,,,
20,series,Copper,,8,,,,,,,,,,
film-1,movie,The Lake,,,501,FR,fr,Drama,101,2024-03-01,,,"A lake. ""Quiet"".",`,
  'episodes.csv': `episode_id,title_id,season,number,name,air_date
100,10,0,1,Making of,2023-12-24
101,10,1,1,Pilot,2024-01-02
102,10,1,2,Second,2024-01-09
201,20,1,1,First,2024-09-01`,
  'actors.csv': `actor_id,name,image_url
70,Lena Gallo,
71,Kofi Abara,`,
  'characters.csv': `character_id,title_id,actor_id,name,image_url,deleted
c1,10,70,Wanda,,
c2,10,,Fenna,,true
c3,20,71,Otto,,false`,
  'members.csv': `member_id,gender,birth_year,age,country,joined_at
ann,female,1990,,US,2023-05-01 10:00:00
bob,male,,40,US,
cem,,,,,`,
  'population.csv': `country,age,gender,people
US,30-34,female,100
US,40-44,male,300`,
  'follows.csv': `member_id,title_id,followed_at,unfollowed_at
ann,10,2024-01-01 08:00:00,
bob,10,2024-01-05 08:00:00,2024-02-01 00:00:00`,
  'views.csv': `member_id,title_id,episode_id,watched_at,platform,device,bulk
ann,10,101,2024-01-02 20:00:00,Aurora+,tv,false
ann,10,102,2024-01-09 20:00:00,Aurora+,phone,
bob,10,101,2024-01-03 20:00:00,,,true
cem,film-1,,2024-03-02T21:30:00Z,Elsewhere,computer,`,
  'reactions.csv': `member_id,title_id,episode_id,emotion,reacted_at
ann,10,101,shocked,2024-01-02 21:00:00
ann,10,101,amused,2024-01-02 21:00:00`,
  'ratings.csv': `member_id,title_id,episode_id,rating,rated_at
ann,10,101,4,2024-01-02 21:00:00
cem,film-1,,5,2024-03-02 23:00:00`,
  'character_votes.csv': `member_id,title_id,episode_id,character_id,voted_at
ann,10,101,c1,2024-01-02 21:00:00`,
  'screencaps.csv': `screencap_id,title_id,episode_id,progress,image_url
s1,10,101,0.5,https://img.example/s1.jpg`,
  'comments.csv': `comment_id,member_id,title_id,episode_id,parent_comment_id,created_at,text,image_url,screencap_id,language,emotions,character_id,rating,is_review,likes,shares
k1,ann,10,101,,2024-01-02 21:00:00,"What, a ""start""!",,,en,shocked|amused,c1,4,true,3,1
k2,bob,10,101,k1,2024-01-03 21:00:00,Yes.,,s1,,,,,,,`,
  'survey_responses.csv': `respondent_id,title_id,surveyed_at,age,gender,country,q1,q2,q3,q4
g1,10,2024-02-01,33,female,US,5,4,2,4
g2,10,2024-02-02,,,,1,2,3,4`,
};

/** A folder with these tables, `overrides` in place of those of the same name; '' leaves a table out. */
export const smallDataset = (
  overrides: Readonly<Record<string, string>> = {},
  dataThrough = '2024-06-30',
): SmallDataset => {
  const folder = mkdtempSync(path.join(tmpdir(), 'cvm-small-'));
  const write = (name: string, content: string | Uint8Array) => {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), content);
  };
  const description = { 'dataset.json': JSON.stringify({ format: 1, name: 'Small', data_through: dataThrough }) };
  for (const [name, content] of Object.entries({ ...description, ...smallTables, ...overrides })) {
    if (content !== '') write(name, `${content}\n`);
  }
  return { folder, write, remove: () => rmSync(folder, { recursive: true, force: true }) };
};

/** The tables of the small dataset as records, '' as null and lists as arrays. */
export const smallRecords = (table: string): Record<string, unknown>[] => {
  const lists = fileTables.find(({ name }) => name === table)?.columns.filter(isList) ?? [];
  const rows = z
    .array(z.record(z.string(), z.string()))
    .parse(parse(smallTables[`${table}.csv`] ?? '', { columns: true }));
  return rows.map((row) =>
    Object.fromEntries(
      Object.entries(row).map(([name, value]) => {
        if (lists.some((list) => list.name === name)) return [name, value === '' ? null : value.split('|')];
        return [name, value === '' ? null : value];
      }),
    ),
  );
};

/** Overrides that leave every table out. */
export const noTables: Readonly<Record<string, string>> = Object.fromEntries(
  fileTables.map(({ name }) => [`${name}.csv`, '']),
);

const named = ['titles', 'episodes', 'members', 'follows', 'views'].map((name) => `${name}.csv`);

/** Overrides that leave out what no view or follow needs: a test of few tables waits less without the others. */
export const fewTables: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(noTables).filter(([file]) => !named.includes(file)),
);
