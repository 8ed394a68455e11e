/**
 * How a user likes a table: the columns that are left out and how high its rows are. Kept in the browser for each user and
 * view; what is stored and cannot be read is as if nothing were.
 */
import type { ViewId } from '@cvm/contract';
import { useLocalStorage } from '@mantine/hooks';
import { z } from 'zod';
import { useSession } from '../session/session.ts';

const likingSchema = z.object({ without: z.array(z.string()), compact: z.boolean() });

export type Liking = z.infer<typeof likingSchema>;

const usual: Liking = { without: [], compact: false };

const read = (text: string | undefined): Liking => {
  try {
    return likingSchema.parse(JSON.parse(text ?? ''));
  } catch {
    return usual;
  }
};

export const useLiking = (view: ViewId) => {
  const userId = useSession()?.profile.userId ?? '';
  const [liking, setLiking] = useLocalStorage<Liking>({
    key: `cvm.table.${userId}.${view}`,
    defaultValue: usual,
    deserialize: read,
    // Known before the first drawing: no column comes and goes.
    getInitialValueInEffect: false,
  });
  return { liking, setLiking };
};
