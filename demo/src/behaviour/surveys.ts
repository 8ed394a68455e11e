/**
 * Answer sheets of the GEM survey: how women are portrayed, four statements answered 1 to 5, the third reversed.
 * Programs differ in how they score, women answer more strictly than men, and some programs stay below the 100
 * respondents a score needs.
 */
import { secondsPerDay } from '../calendar.ts';
import type { Title } from '../catalogue/types.ts';
import { chance, clamp, cumulative, drawIndex, int, normal, sample } from '../distributions.ts';
import type { Rng } from '../random.ts';
import { countries } from '../words/places.ts';
import type { World } from './world.ts';

export type AnswerSheet = {
  id: string;
  title: Title;
  day: number;
  age: number | null;
  gender: 'female' | 'male' | null;
  country: string | null;
  answers: [number, number, number, number];
};

/** Programs asked about and how many of them get too few answers, at 400 titles and more. */
const programs = 52;
const shortOfAnswers = 0.22;

/** Members at which programs get as many answers as drawn; smaller audiences answer in proportion. */
const fullAudience = 10_000;

const panelCountries = cumulative(
  countries.map((country) => (country.code === 'US' ? country.share * 2 : country.share)),
);

const respondents = (rng: Rng, memberCount: number): number => {
  const drawn = chance(rng, shortOfAnswers) ? int(rng, 28, 96) : int(rng, 112, 480);
  return Math.max(3, Math.round(drawn * Math.min(1, memberCount / fullAudience)));
};

const sheet = (rng: Rng, id: string, title: Title, merit: number, world: World): AnswerSheet => {
  const gender = chance(rng, 0.03) ? null : chance(rng, 0.56) ? ('female' as const) : ('male' as const);
  const age = chance(rng, 0.02) ? null : clamp(Math.round(33 + normal(rng) * 13), 16, 79);
  const mood = merit + normal(rng) * 0.55 + (gender === 'female' ? -0.14 : 0.08) + ((age ?? 33) - 33) * 0.006;
  const answer = (shift: number) => clamp(Math.round(mood + shift + normal(rng) * 0.7), 1, 5);
  const reversed = 6 - answer(-0.05);
  const firstDay = Math.max((title.releaseDay ?? world.through) + 2, world.through - 1000);
  return {
    id,
    title,
    day: int(rng, Math.min(firstDay, world.through), world.through),
    age,
    gender,
    country: chance(rng, 0.02) ? null : (countries[drawIndex(rng, panelCountries)]?.code ?? null),
    answers: [answer(0.1), answer(0.18), reversed, answer(-0.12)],
  };
};

export function* askSurvey(world: World): Generator<AnswerSheet> {
  const rng = world.streams('survey programs');
  const count = Math.min(programs, Math.ceil(world.catalogue.titles.length / 4));
  const released = [...world.series.titles, ...world.movies.titles];
  const known = released.filter((title) => title.popularity > 0.01);
  let serial = 0;
  for (const title of sample(rng, known.length >= count ? known : released, count)) {
    const own = world.streams('survey_responses', title.index);
    const merit = 3.35 + normal(own) * 0.55 + (title.taste.women > 1 ? 0.2 : -0.15);
    for (let n = respondents(own, world.memberCount); n > 0; n--) yield sheet(own, `r${++serial}`, title, merit, world);
  }
}

/** Noon of the day a sheet was filled in; the survey records no time of its own. */
export const surveyedAt = (answered: AnswerSheet): number => answered.day * secondsPerDay + 43_200;
