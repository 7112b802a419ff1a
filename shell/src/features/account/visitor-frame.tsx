import { Link, Navigate, useSearchParams } from '@pathshala/web-kit/router';
import { safeNext } from '@pathshala/web-kit/safe-next';
import type { SessionUser } from '@pathshala/web-kit/session';
import { useUser } from '@pathshala/web-kit/use-session';
import type { ReactNode } from 'react';
import { withNext } from '../../router/guard.ts';
import { AccountFrame } from './account-frame.tsx';

interface VisitorFrameProps {
  readonly title: string;
  readonly lead: string;
  /** The account page for those who came to the wrong one. */
  readonly alternative?:
    | { readonly question: string; readonly path: string; readonly text: string }
    | undefined;
  readonly children: ReactNode;
}

/** The frame of a page for visitors: redirects a user who is logged in to the page they came from, an administrator otherwise to the boss area. */
export function VisitorFrame({ title, lead, alternative, children }: VisitorFrameProps): ReactNode {
  const next = useNextPath();
  // A participant has no account yet, and may make one.
  const user = useUser();
  if (user !== null) return <Navigate to={next === null ? startOf(user) : safeNext(next)} replace />;
  return (
    <AccountFrame
      title={title}
      lead={lead}
      below={
        alternative && (
          <>
            {alternative.question} <Link to={withNext(alternative.path, next)}>{alternative.text}</Link>
          </>
        )
      }
    >
      {children}
    </AccountFrame>
  );
}

const startOf = ({ role }: SessionUser): string => (role === 'admin' ? '/boss' : '/');

/** The path to open after the log-in, not yet checked; null for none. */
export function useNextPath(): string | null {
  return useSearchParams()[0].get('next');
}
