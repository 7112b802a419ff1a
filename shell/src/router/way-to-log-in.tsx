import { LoadingState } from '@pathshala/web-kit/parts/loading-state';
import { useServices } from '@pathshala/web-kit/services';
import { askWhoIsThere } from '@pathshala/web-kit/start-session';
import { type ReactNode, useEffect, useState } from 'react';
import { Redirect } from './redirect.tsx';

/**
 * Before a visitor is sent to the log-in the server is asked who is there: a browser may have lost what it remembers
 * (AUTH-06) and still hold a living session. Then the session changes, and the page is shown instead of this.
 */
export function WayToLogIn({ to }: { readonly to: string }): ReactNode {
  const { api, session } = useServices();
  const [isAsked, setAsked] = useState(false);
  useEffect(() => {
    let isHere = true;
    askWhoIsThere({ api, session })
      .catch((error: unknown) => reportError(error))
      .finally(() => {
        if (isHere) setAsked(true);
      });
    return () => {
      isHere = false;
    };
  }, [api, session]);
  return isAsked ? <Redirect to={to} /> : <LoadingState />;
}
