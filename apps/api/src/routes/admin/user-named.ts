/** The user whom a call of the administration names. */
import { type Db, findUser, type User } from '@cvm/accounts';
import { noSuchMessage } from '@cvm/contract';
import { ApiError } from '../../errors.ts';

/** Throws `not_found` for an id that nobody has. */
export const userNamed = async (db: Db, id: string): Promise<User> => {
  const user = await findUser(db, id);
  if (user === null) throw new ApiError('not_found', noSuchMessage('user'), { field: 'user' });
  return user;
};
