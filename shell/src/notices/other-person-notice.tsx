import { useSession } from '@pathshala/web-kit/use-session';
import type { ReactNode } from 'react';
import { useLatePart } from '../late-part/use-late-part.ts';

const load = () => import(/* webpackChunkName: "notices" */ './other-person-bar.tsx');

/** Shown above a page whose unsaved work (an exam in progress) belongs to a user who is no longer logged in. */
export function OtherPersonNotice(): ReactNode {
  const { elsewhere } = useSession();
  const part = useLatePart(load, elsewhere !== null);
  if (elsewhere === null || !part) return null;
  return (
    <part.OtherPersonBar key={elsewhere === 'visitor' ? 'visitor' : elsewhere._id} elsewhere={elsewhere} />
  );
}
