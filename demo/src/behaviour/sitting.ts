/**
 * When, where and on what people watch: start of an evening, platform of a title, device of a view.
 */
import type { Member } from '../audience/members.ts';
import { secondsPerDay, weekday } from '../calendar.ts';
import type { Title } from '../catalogue/types.ts';
import { chance, clamp, drawIndex, normal, pickWeighted } from '../distributions.ts';
import type { Rng } from '../random.ts';
import { platforms } from '../words/companies.ts';
import { countries } from '../words/places.ts';

const devices = ['phone', 'tablet', 'computer', 'tv'] as const;

/** Movies are in theatres for this many days. */
const theatreDays = 48;

/** A moment to sit down on the given UTC day: evenings mostly, at weekends afternoons too, by local time. */
export const sittingOn = (rng: Rng, day: number, hoursFromUtc: number): number => {
  const afternoon = weekday(day) >= 5 && chance(rng, 0.38);
  const hour = clamp((afternoon ? 15 : 20.4) + normal(rng) * (afternoon ? 1.8 : 1.7), 7, 25.5);
  return Math.floor(day * secondsPerDay + (hour - hoursFromUtc) * 3600);
};

const isYoung = (member: Member): boolean => member.bucket <= 2;

/** Whether a view of the title on that day is a visit to a theatre. */
export const inTheatre = (title: Title, day: number): boolean =>
  title.kind === 'movie' && title.releaseDay !== null && day - title.releaseDay <= theatreDays;

/** Where the member watches the title at home. */
export const homePlatform = (rng: Rng, member: Member, title: Title): string => {
  const country = countries[member.country]?.code ?? 'US';
  const own = title.kind === 'movie' ? title.platform : (title.network?.platform ?? 'Lanternbox');
  const abroad = title.country !== country;
  const weights = platforms.map((platform) => {
    if (platform.countries !== null && !platform.countries.includes(country)) return [platform.name, 0] as const;
    const age = isYoung(member) ? platform.youth : 1 / platform.youth;
    // Where a title has no official home in a country, more people find it elsewhere.
    const scarce = platform.kind === 'unofficial' && abroad ? 2.4 : 1;
    return [platform.name, (platform.name === own ? 46 : platform.share) * age * scarce] as const;
  });
  return pickWeighted(rng, weights);
};

export const drawDevice = (rng: Rng, member: Member): string => devices[drawIndex(rng, member.devices)] ?? 'tv';
