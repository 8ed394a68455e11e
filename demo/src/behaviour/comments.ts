/**
 * Comments, replies, reviews and memes.
 *
 * Enters: seeds in order of time and the screencaps. Leaves: one row per seed; a reply goes to a recent comment on the
 * same episode or movie by somebody else, popular ones first; likes have a heavy tail.
 */
import { artUrl, memberId } from '../catalogue/ids.ts';
import type { Title } from '../catalogue/types.ts';
import { at, chance, clamp, int, normal, pick } from '../distributions.ts';
import type { Rng } from '../random.ts';
import type { CommentBank } from '../words/comment-bank.ts';
import { commentsDe } from '../words/comments-de.ts';
import { commentsEn } from '../words/comments-en.ts';
import { commentsEs } from '../words/comments-es.ts';
import { commentsFr } from '../words/comments-fr.ts';
import { commentsIt } from '../words/comments-it.ts';
import { commentsPt } from '../words/comments-pt.ts';
import { fill } from '../words/fill.ts';
import type { Emotion } from '../words/genres.ts';
import { countries } from '../words/places.ts';
import type { CommentSeed } from './comment-seeds.ts';
import { drawEmotion, drawFavourite } from './engaging.ts';
import type { Screencaps } from './screencaps.ts';
import type { World } from './world.ts';

/** A row of `comments`; absent means null. */
export type Comment = {
  comment_id: string;
  member_id: string;
  title_id: string;
  episode_id?: string;
  parent_comment_id?: string;
  created_at: number;
  text?: string;
  image_url?: string;
  screencap_id?: string;
  language?: string;
  emotions?: Emotion[];
  character_id?: string;
  rating?: number;
  is_review?: boolean;
  likes: number;
  shares: number;
};

const banks: Record<string, CommentBank> = {
  en: commentsEn,
  es: commentsEs,
  fr: commentsFr,
  pt: commentsPt,
  de: commentsDe,
  it: commentsIt,
};

const replyShare = 0.3;
const replyWithinSeconds = 21 * 86_400;

/** Comments per title that can still be answered. */
const openComments = 24;

type Open = {
  id: string;
  memberIndex: number;
  episodeId: string | undefined;
  at: number;
  likes: number;
};

/** What the pieces of one comment are made from. */
type Draft = {
  rng: Rng;
  seed: CommentSeed;
  language: string;
  bank: CommentBank;
  emotion: Emotion;
  slots: Record<string, string>;
  characterId: string | undefined;
};

const draftFor = (rng: Rng, seed: CommentSeed): Draft => {
  const { title, episode } = seed;
  const own = countries[seed.country]?.language ?? 'en';
  // Who has no bank of their own writes in English, as many others do now and then.
  const language = own in banks && chance(rng, 0.93) ? own : 'en';
  const character = drawFavourite(rng, title, episode);
  return {
    rng,
    seed,
    language,
    bank: banks[language] ?? commentsEn,
    emotion: drawEmotion(rng, title, episode),
    slots: {
      title: title.name,
      // Nobody calls a presenter by the "Self" of the cast list.
      character: character?.name.replace(/^Self(?: – )?/, '') || title.name,
      episode: episode === null ? title.name : `S${episode.season} E${episode.number}`,
    },
    characterId: character?.id,
  };
};

/** Most get a handful, a few get thousands (a Pareto tail), more where more people watch. */
const drawLikes = (rng: Rng, title: Title): number => {
  const reach = 0.6 + title.popularity * 22;
  return Math.min(Math.floor(reach * ((1 - rng()) ** -0.85 - 1)), 25_000);
};

const base = (id: string, draft: Draft): Comment => {
  const { rng, seed } = draft;
  const likes = drawLikes(rng, seed.title);
  return {
    comment_id: id,
    member_id: memberId(seed.memberIndex),
    title_id: seed.title.id,
    ...(seed.episode === null ? {} : { episode_id: seed.episode.id }),
    created_at: seed.at,
    language: draft.language,
    likes,
    shares: Math.floor(likes * rng() * 0.12),
  };
};

const plain = (id: string, draft: Draft): Comment => {
  const { rng, bank, emotion, slots } = draft;
  const line = pick(rng, bank.tones[emotion]);
  const second = chance(rng, 0.2) ? ` ${pick(rng, bank.tones[emotion])}` : '';
  const names = line.includes('{character}') || chance(rng, 0.12);
  return {
    ...base(id, draft),
    text: fill(line + (second.trim() === line ? '' : second) + pick(rng, bank.tails), slots),
    ...(chance(rng, 0.6) ? { emotions: [emotion] } : {}),
    ...(names && draft.characterId !== undefined ? { character_id: draft.characterId } : {}),
    ...(chance(rng, 0.12) ? { rating: starsOf(draft) } : {}),
  };
};

const starsOf = (draft: Draft): number => {
  const { rng, seed } = draft;
  return clamp(Math.round(seed.title.quality + seed.kindness + normal(rng) * 0.8), 1, 5);
};

const review = (id: string, draft: Draft): Comment => {
  const { rng, bank, slots } = draft;
  return { ...base(id, draft), text: fill(pick(rng, bank.reviews), slots), rating: starsOf(draft), is_review: true };
};

/** A picture with or without words; where the moment has screencaps, a meme on one of them. */
const picture = (id: string, draft: Draft, caps: Screencaps): Comment => {
  const { rng, seed, bank, slots } = draft;
  const caption = fill(pick(rng, bank.captions), slots);
  const moments = caps.get(seed.episode ?? seed.title);
  if (moments !== undefined) {
    // Everybody picks the same moments: the first of an episode are the hot ones.
    const cap = at(moments, Math.floor(rng() ** 2 * moments.length));
    const drawn = chance(rng, 0.5) ? { image_url: artUrl('still', id, caption) } : {};
    return { ...base(id, draft), text: caption, screencap_id: cap.id, ...drawn };
  }
  const { language, ...rest } = base(id, draft);
  const image = { image_url: artUrl('still', id, caption) };
  return chance(rng, 0.4) ? { ...rest, ...image } : { ...rest, language, text: caption, ...image };
};

const reply = (id: string, draft: Draft, to: Open): Comment => {
  const { rng, bank, slots } = draft;
  const { episode_id: _own, ...rest } = base(id, draft);
  const likes = Math.floor(rest.likes * 0.4);
  return {
    ...rest,
    ...(to.episodeId === undefined ? {} : { episode_id: to.episodeId }),
    parent_comment_id: to.id,
    text: fill(pick(rng, bank.replies) + (chance(rng, 0.2) ? pick(rng, bank.tails) : ''), slots),
    likes,
    shares: Math.min(rest.shares, likes),
  };
};

/** The comment a seed answers, if it answers one: the better liked of two drawn. */
const chooseParent = (rng: Rng, seed: CommentSeed, open: readonly Open[]): Open | undefined => {
  if (open.length === 0 || !chance(rng, replyShare)) return undefined;
  const [one, other] = [pick(rng, open), pick(rng, open)];
  const chosen = one.likes >= other.likes ? one : other;
  const fits = chosen.memberIndex !== seed.memberIndex && seed.at - chosen.at < replyWithinSeconds;
  return fits ? chosen : undefined;
};

export function* writeComments(world: World, seeds: readonly CommentSeed[], caps: Screencaps): Generator<Comment> {
  const openByTitle = new Map<Title, Open[]>();
  let serial = 0;
  for (const seed of seeds) {
    const rng = world.streams('comments', serial);
    serial += 1;
    const id = `c${serial}`;
    const draft = draftFor(rng, seed);
    const open = openByTitle.get(seed.title) ?? [];
    openByTitle.set(seed.title, open);
    const parent = chooseParent(rng, seed, open);
    const comment = parent === undefined ? topLevel(id, draft, caps) : reply(id, draft, parent);
    // Most threads stay one level deep; now and then a reply is answered itself.
    if (parent === undefined || chance(rng, 0.15)) {
      const place = open.length < openComments ? open.length : int(rng, 0, openComments - 1);
      open[place] = {
        id,
        memberIndex: seed.memberIndex,
        episodeId: comment.episode_id,
        at: seed.at,
        likes: comment.likes,
      };
    }
    yield comment;
  }
}

const topLevel = (id: string, draft: Draft, caps: Screencaps): Comment => {
  const { rng, seed } = draft;
  const kind = rng();
  if (kind < (seed.title.kind === 'movie' ? 0.22 : 0.03)) return review(id, draft);
  return kind > 0.8 ? picture(id, draft, caps) : plain(id, draft);
};
