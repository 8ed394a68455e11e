/**
 * What a language's comment bank holds: sentences by emotion, endings, replies, meme captions and reviews.
 */
import type { Emotion } from './genres.ts';

export type CommentBank = {
  tones: Record<Emotion, readonly string[]>;
  tails: readonly string[];
  replies: readonly string[];
  captions: readonly string[];
  reviews: readonly string[];
};
