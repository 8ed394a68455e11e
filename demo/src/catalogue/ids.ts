/**
 * Ids of dataset format 1: digits for shows, actors, networks and everything else but movies, which are UUIDs.
 */
import type { Rng } from '../random.ts';

export const showId = (index: number): string => String(310_001 + index);
export const networkId = (index: number): string => String(101 + index);
export const studioId = (index: number): string => String(501 + index);
export const actorId = (index: number): string => String(7_200_001 + index);
export const characterId = (titleIndex: number, index: number): string => String(40_000_000 + titleIndex * 100 + index);
export const episodeId = (titleIndex: number, index: number): string => String(50_000_000 + titleIndex * 1000 + index);
export const memberId = (index: number): string => `m${1_000_001 + index}`;

/** A version 4 UUID out of the generator's own stream. */
export const uuid = (rng: Rng): string => {
  const hex = (digits: number): string => {
    return Math.floor(rng() * 16 ** digits)
      .toString(16)
      .padStart(digits, '0');
  };
  const variant = '89ab'[Math.floor(rng() * 4)];
  return `${hex(8)}-${hex(4)}-4${hex(3)}-${variant}${hex(3)}-${hex(8)}${hex(4)}`;
};

/** The portal-relative address of a drawn picture. */
export const artUrl = (kind: 'poster' | 'portrait' | 'logo' | 'still', id: string, name: string): string =>
  `/art/${kind}/${id}.svg?name=${encodeURIComponent(name)}`;
