/**
 * The permissions that a file was made under. In: the access rules of its owner, then and now. Out: whether the file may be given
 * out now. Deny by default: whatever differs is refused, where the owner may see more too; the file is made again in a
 * moment, under what holds now.
 */
import { createHash } from 'node:crypto';
import type { Access } from '@cvm/contract';
import { dayNotReached } from '../auth/first-days.ts';
import { ApiError } from '../errors.ts';
import { longDay } from '../exports/source-line.ts';
import type { ExportRecord } from './export-folder.ts';

export const scopeFingerprint = (access: Access): string =>
  createHash('sha256').update(JSON.stringify(access)).digest('hex');

const refused = (reason: string): ApiError =>
  new ApiError('forbidden', `This file is not given out any more: ${reason}. Export it again.`);

/** Throws `forbidden` with the reason. @param dataThrough of the data of now */
export const checkPermissions = (
  { scope, firstDays }: Pick<ExportRecord, 'scope' | 'firstDays'>,
  access: Access,
  dataThrough: string,
): void => {
  if (scope !== scopeFingerprint(access)) throw refused('your permissions have changed since it was made');
  const earliest = dayNotReached(firstDays, access, dataThrough);
  if (earliest !== null) throw refused(`it tells of days before ${longDay(earliest)}, which you do not see any more`);
};
