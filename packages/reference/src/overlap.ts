/** Which audiences share people: of the members of a seed audience, those of networks or actors two by two. */
import { overlapCount, type Row } from '@cvm/contract';
import { isSeed, seedViewers } from './affinity.ts';
import type { Audience } from './audience.ts';
import { comparisonOf, figuresOf } from './comparison.ts';
import type { Member } from './loaded.ts';
import { included, membersOf, people, type Scope, viewsInRange } from './scope.ts';
import { votesInRange } from './titles.ts';

/** Who did something with a network or an actor; null where it was with none. */
type Deed = { readonly member: Member; readonly of: { readonly id: string; readonly name: string } | null };

const deeds: Record<'network' | 'actor', (scope: Scope) => Deed[]> = {
  network: (scope) =>
    viewsInRange(scope)
      .filter(({ title }) => title.kind === 'show' && !isSeed(scope, title))
      .map(({ member, title }) => ({ member, of: title.network })),
  actor: (scope) => votesInRange(scope).map(({ member, character }) => ({ member, of: character.actor })),
};

const deedsOfSeedAudience = (kind: 'network' | 'actor', scope: Scope): Deed[] => {
  const seed = new Set(seedViewers(scope).of);
  return deeds[kind](scope).filter(({ member }) => seed.has(member));
};

/** Everybody who could be in one of the audiences. */
export const overlapBase =
  (kind: 'network' | 'actor'): Audience =>
  (scope) => {
    const of = membersOf(deedsOfSeedAudience(kind, scope));
    return { of, base: of };
  };

type Listed = { readonly id: string; readonly name: string; readonly members: Set<Member> };

/** The largest audiences, or those that are chosen; equal ones by their id. */
const listed = (kind: 'network' | 'actor', scope: Scope, all: readonly Deed[]): Listed[] => {
  const chosen = included(scope, kind === 'network' ? 'overlapNetwork' : 'overlapActor');
  const audiences = new Map<string, Listed>();
  for (const { member, of } of all) {
    if (of === null || (chosen.length > 0 && !chosen.includes(of.id))) continue;
    const audience = audiences.get(of.id) ?? { ...of, members: new Set<Member>() };
    audiences.set(of.id, audience);
    audience.members.add(member);
  }
  const size = ({ members }: Listed) => Math.round(people(scope, members) * 1e6);
  return [...audiences.values()].sort((a, b) => size(b) - size(a) || (a.id < b.id ? -1 : 1)).slice(0, overlapCount.max);
};

export const overlap =
  (kind: 'network' | 'actor') =>
  (scope: Scope): Row[] => {
    const all = deedsOfSeedAudience(kind, scope);
    const base = new Set(membersOf(all));
    const other = kind === 'network' ? 'otherNetwork' : 'otherActor';
    const pairs = listed(kind, scope, all).flatMap((one, place, audiences) =>
      audiences
        .slice(place + 1)
        .map((second, after) => ({ one, second, place: place + 1, otherPlace: place + after + 2 })),
    );
    const figures = figuresOf(
      pairs.map(({ one, second }) =>
        comparisonOf(scope, [...one.members], [...base])((member) => second.members.has(member)),
      ),
    );
    return pairs.map(({ one, second, place, otherPlace }, at) => {
      const both = [...one.members].filter((member) => second.members.has(member));
      const [audience, otherAudience] = [people(scope, one.members), people(scope, second.members)];
      const expected = (audience * otherAudience) / people(scope, base);
      const { effective, indexLow, indexHigh, differs } = figures[at] ?? {};
      return {
        [kind]: one.name,
        [`${kind}Id`]: one.id,
        [other]: second.name,
        [`${other}Id`]: second.id,
        ...{ place, otherPlace, audience, otherAudience },
        bothAudiences: people(scope, both),
        expectedBoth: expected,
        overlapIndex: people(scope, both) / expected,
        ...{ base: one.members.size, otherBase: second.members.size, bothBase: both.length },
        effective: effective ?? null,
        indexLow: indexLow ?? null,
        indexHigh: indexHigh ?? null,
        differs: differs ?? null,
        suppressed: null,
      };
    });
  };
