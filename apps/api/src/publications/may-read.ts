/**
 * Who may read a publication. In: what is kept of it, the reader as it is now, the data of now. Throws `forbidden` unless the
 * reader is of the organization in which it was published and its own access rules, asked the same question of the same data,
 * would answer the same: a kept answer never shows what the reader could not ask for itself. Deny by default: whatever differs
 * is refused, where the reader may see more too, as it is not what the reader would be shown.
 */
import type { Publication, User } from '@cvm/accounts';
import { type Access, type Clause, type PublishedContent, scopeOf } from '@cvm/contract';
import { type CompiledCrosstab, compileCrosstab, type MemberKey } from '@cvm/metrics';
import { dayNotReached, firstDays } from '../auth/first-days.ts';
import { ApiError } from '../errors.ts';
import { longDay } from '../exports/source-line.ts';

export type Reader = { readonly user: User; readonly access: Access; readonly memberKey: MemberKey };

const refused = (reason: string): ApiError =>
  new ApiError('forbidden', `This is not shown to you as published: ${reason}. Open it as of now instead.`);

/** Was it published in the user's organization, or by themselves where they had none? */
export const isOfTheirs = (
  { organizationId, publishedBy }: Pick<Publication, 'organizationId' | 'publishedBy'>,
  user: Pick<User, 'id' | 'organization'>,
): boolean => (organizationId === null ? publishedBy === user.id : organizationId === user.organization?.id);

const isSame = (left: unknown, right: unknown): boolean => JSON.stringify(left) === JSON.stringify(right);

/**
 * In one order, whatever the order of the lists of limits that clauses come from. Of a user of one kind of title a filter on the kind
 * says nothing more, and is not named by what earlier versions kept.
 */
const inOrder = (clauses: readonly Clause[], { kinds }: Access): string[] =>
  (kinds.length === 1 ? clauses.filter(({ id }) => id !== 'contentType') : clauses)
    .map(({ values, ...clause }) => JSON.stringify({ ...clause, values: values.toSorted() }))
    .toSorted();

/** 0 and 1 keep nobody back. */
const smallest = (minimumBase: number): number => Math.max(1, minimumBase);

const checkScope = ({ scope }: PublishedContent, access: Access): void => {
  const { limits, kinds, minimumBase } = scopeOf(access);
  if (!isSame(limits, scope.limits) || !isSame(kinds, scope.kinds))
    throw refused('it was made under other permissions than yours');
  if (smallest(scope.minimumBase) < smallest(minimumBase))
    throw refused(`it tells of groups of fewer than ${minimumBase} people, which are not shown any more`);
};

const checkDays = (compiled: CompiledCrosstab, access: Access, dataThrough: string): void => {
  const earliest = dayNotReached(firstDays(compiled, compiled.crosstab.compared), access, dataThrough);
  if (earliest !== null) throw refused(`it tells of days before ${longDay(earliest)}, which you do not see any more`);
};

/** See the module's header. Gives the question as compiled for the reader. @param dataThrough of the data of now, which the days that a user may see are counted from */
export const checkReader = (
  publication: Publication,
  content: PublishedContent,
  { user, access, memberKey }: Reader,
  dataThrough: string,
): CompiledCrosstab => {
  if (!isOfTheirs(publication, user)) throw refused('it was published in another organization');
  checkScope(content, access);
  const edition = { ...content.edition, rollups: [] };
  const compiled = compileCrosstab(content.question, access, edition, memberKey);
  const { filters, range, panel } = content.answer.meta;
  if (
    !isSame(inOrder(compiled.clauses, access), inOrder(filters, access)) ||
    !isSame(compiled.range, range) ||
    compiled.panel !== panel
  )
    throw refused('it was made under other permissions than yours');
  checkDays(compiled, access, dataThrough);
  return compiled;
};
