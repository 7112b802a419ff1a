import { useEffect, useEffectEvent, useRef } from 'react';

/** Runs the action when the page is shown with a mailed link's token: once for each, though React may run an effect twice. */
export function useOncePerToken(token: string, act: () => void): void {
  const last = useRef<string>(undefined);
  const run = useEffectEvent(act);
  useEffect(() => {
    if (last.current === token) return;
    last.current = token;
    run();
  }, [token]);
}
