import { useLocation, useNavigate, useSearchParams } from '@pathshala/web-kit/router';
import { useEffect } from 'react';

interface Arrival {
  readonly token?: string;
}

/**
 * The token of a mailed link. Moved from the address bar into the history entry's state, so that it is not visible or
 * bookmarked, and survives a reload.
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
