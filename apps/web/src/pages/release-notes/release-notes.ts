/** The release notes as data: `release-notes.json` of the repository, from which CHANGELOG.md is made too. */
import { z } from 'zod';
import written from '../../../../../release-notes.json' with { type: 'json' };

/** An item is written as plain words or as html, and may nest (3-reports-and-admin section 2). */
export type ReleaseItem = {
  readonly description?: string | undefined;
  readonly html?: string | undefined;
  readonly items?: readonly ReleaseItem[] | undefined;
};

const itemSchema: z.ZodType<ReleaseItem> = z
  .strictObject({
    description: z.string().min(1).optional(),
    html: z.string().min(1).optional(),
    get items() {
      return itemSchema.array().optional();
    },
  })
  .refine(({ description, html }) => (description === undefined) !== (html === undefined), {
    error: 'An item has either a description or html.',
  });

const noteSchema = z.strictObject({
  id: z.string(),
  version: z.string(),
  date: z.iso.date(),
  categories: z.array(z.strictObject({ title: z.string(), items: z.array(itemSchema) })),
});
export type ReleaseNote = z.infer<typeof noteSchema>;

/** Newest first, as they are written. */
export const releaseNotes: readonly ReleaseNote[] = noteSchema.array().parse(written);
