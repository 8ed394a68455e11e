/** Opaque random tokens (sessions, reset links, API secrets): handed out once, stored as a SHA-256 hash. */
import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits as 43 URL-safe characters. */
export const newToken = (): string => randomBytes(32).toString('base64url');

export const isToken = (text: string): boolean => /^[\w-]{43}$/.test(text);

/** SHA-256 in hex. A fast hash is enough for 256 random bits: there is nothing to guess. */
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
