/** The window in which a session that has ended is signed in again; its code comes when there is one. */
import { useState } from 'react';
import { LatePart, sayMissingWindow } from '../messages/LatePart.tsx';
import { useExpired } from '../session/session.ts';
import { lazyPart } from '../ui/lazy-part.tsx';

const SignInWindow = lazyPart(() => import('./SignInWindow.tsx').then((module) => module.SignInWindow));

export const SignInAgain = () => {
  const username = useExpired();
  const [isNeeded, setIsNeeded] = useState(false);
  if (username !== null && !isNeeded) setIsNeeded(true);
  return isNeeded ? (
    <LatePart onMissing={sayMissingWindow}>
      <SignInWindow username={username} />
    </LatePart>
  ) : null;
};
