import { useLocation, useNavigate, useSearchParams } from '@pathshala/web-kit/router';
import { useEffect } from 'react';

interface Arrival {
  readonly token?: string;
}

/**
 * The token of a mailed link. It is moved from the address bar into the entry of the history, so that nobody reads it
 * off the screen or out of a bookmark, and a reload still knows it.
 */
export function useMailedToken(): string {
  const [search] = useSearchParams();
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const inAddress = search.get('token');
  useEffect(() => {
    if (inAddress !== null) void navigate(pathname, { replace: true, state: { token: inAddress } });
  }, [inAddress, navigate, pathname]);
  return inAddress ?? ((state ?? {}) as Arrival).token ?? '';
}
