/** The GEM score: how programs present women, by audience survey. Never weighted. */
import { ageBuckets, contentTypeOf, type Row } from '@cvm/contract';
import type { AnswerSheet } from './loaded.ts';
import { isDayInside, isPersonInside, isTitleInside, ratio, type Scope } from './scope.ts';

const mean = (values: readonly number[]): number | null =>
  ratio(
    values.reduce((sum, value) => sum + value, 0),
    values.length,
  );

/** The mean of the four answers, the third reversed, as 0-100. */
const scoreOf = ({ q: [q1, q2, q3, q4] }: AnswerSheet): number => ((q1 + q2 + (6 - q3) + q4) / 4 - 1) * 25;

/** Against the mean of all programs; null below `least` sheets. */
const against = (sheets: readonly AnswerSheet[], least: number, base: number | null): number | null => {
  const own = mean(sheets.map(scoreOf));
  return sheets.length < least || own === null || base === null ? null : ratio(100 * own, base);
};

export const gemReport = (scope: Scope): Row[] => {
  const all = scope.data.answerSheets.filter(
    ({ person, day }) => isPersonInside(scope, person) && isDayInside(scope, day),
  );
  const sheetsOf = (titleId: string) => all.filter(({ title }) => title.id === titleId);
  const large = scope.data.titles.map((title) => sheetsOf(title.id)).filter((sheets) => sheets.length >= 100);
  const base = mean(large.map((sheets) => mean(sheets.map(scoreOf)) ?? 0));
  const rows: Row[] = [];
  for (const title of scope.data.titles) {
    const sheets = sheetsOf(title.id);
    if (sheets.length === 0 || !isTitleInside(scope, title)) continue;
    const isLarge = sheets.length >= 100;
    const row: Row = {
      title: title.name,
      titleId: title.id,
      kind: contentTypeOf[title.kind],
      network: title.network?.name ?? null,
      gemScore: against(sheets, 100, base),
      respondents: sheets.length,
    };
    [0, 1, 2, 3].forEach((i) => {
      row[`q${i + 1}`] = isLarge ? mean(sheets.map(({ q }) => q[i] ?? 0)) : null;
    });
    const group = (belongs: (sheet: AnswerSheet) => boolean) =>
      isLarge ? against(sheets.filter(belongs), 30, base) : null;
    row.scoreFemale = group(({ person }) => person.gender === 'female');
    row.scoreMale = group(({ person }) => person.gender === 'male');
    for (const age of ageBuckets)
      row[`score${age.replace('-', 'to').replace('+', 'plus')}`] = group(({ person }) => person.age === age);
    rows.push(row);
  }
  return rows;
};
