/**
 * The token in the address of an embedded look: which look, under which filters and whose access rules, and until when,
 * as text that anybody may read and only this installation can write (HMAC-SHA-256). Nothing of it is stored.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { latestTrue } from '@cvm/accounts';
import { type Entitlements, lookMinutes, lookViews, queryParamsSchema } from '@cvm/contract';
import { z } from 'zod';
import { openSecret } from '../secret-file.ts';

export const lookTokenMs = lookMinutes * 60_000;

const texts = z.array(z.string());

const grantSchema = z.strictObject({
  userId: z.string(),
  look: z.enum(Object.keys(lookViews) as [keyof typeof lookViews]),
  filters: queryParamsSchema.shape.filters,
  entitlements: z.strictObject({ allowedPages: texts, allowedDataCategories: texts, blockedReports: texts }),
});

/** What a token grants. */
export type LookGrant = {
  /** Whose access it is: when that ends or changes, so does the grant. */
  readonly userId: string;
  readonly look: keyof typeof lookViews;
  readonly filters: readonly string[];
  readonly entitlements: Entitlements;
};

const signedSchema = grantSchema.extend({ expires: z.number() });

export type LookTokens = {
  readonly write: (grant: LookGrant, now?: number) => string;
  /** What a token grants; null for one that is not ours, was changed, or is over. */
  readonly read: (token: string, now?: number) => LookGrant | null;
};

/** `key` in hexadecimal digits. */
export const lookTokens = (key: string): LookTokens => {
  const signatureOf = (content: string): Buffer =>
    createHmac('sha256', Buffer.from(key, 'hex')).update(`look.${content}`).digest();
  const write = ({ userId, look, filters, entitlements }: LookGrant, now = Date.now()): string => {
    const { allowedPages, allowedDataCategories, blockedReports } = entitlements;
    const rules = { allowedPages, allowedDataCategories, blockedReports };
    const signed = { userId, look, filters, entitlements: rules, expires: now + lookTokenMs };
    const content = deflateRawSync(JSON.stringify(signed)).toString('base64url');
    return `${content}.${signatureOf(content).toString('base64url')}`;
  };
  const read = (token: string, now = Date.now()): LookGrant | null => {
    const [content = '', signature = '', ...rest] = token.split('.');
    const [expected, given] = [signatureOf(content), Buffer.from(signature, 'base64url')];
    if (rest.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
    const text = inflateRawSync(Buffer.from(content, 'base64url')).toString();
    const { expires, ...grant } = signedSchema.parse(JSON.parse(text));
    // One that was written by a clock that was ahead would be good until that moment comes.
    const isWritten = expires - lookTokenMs <= latestTrue(new Date(now)).getTime();
    return expires > now && isWritten ? grant : null;
  };
  return { write, read };
};

export const openLookTokens = async (dataDir: string): Promise<LookTokens> =>
  lookTokens(await openSecret(dataDir, 'embed-key'));
