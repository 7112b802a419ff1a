import { LoadingState } from '@pathshala/web-kit/parts/loading-state';
import { Navigate } from '@pathshala/web-kit/router';
import { useServices } from '@pathshala/web-kit/services';
import { refreshSession } from '@pathshala/web-kit/start-session';
import { type ReactNode, useEffect, useState } from 'react';

/**
 * Asks the server for the current user before it redirects a visitor to the log-in: a browser may have lost its stored
 * user (AUTH-06) and still hold a valid session cookie. Then the session changes, and the guard shows the page.
 */
export function LogInRedirect({ to }: { readonly to: string }): ReactNode {
  const { api, session } = useServices();
  const [isChecked, setChecked] = useState(false);
  useEffect(() => {
    let isMounted = true;
    refreshSession({ api, session })
      .catch((error: unknown) => reportError(error))
      .finally(() => {
        if (isMounted) setChecked(true);
      });
    return () => {
      isMounted = false;
    };
  }, [api, session]);
  return isChecked ? <Navigate to={to} replace /> : <LoadingState />;
}
