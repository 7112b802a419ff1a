import { useEffect, useEffectEvent, useState } from 'react';

/** Thousands wait for one moment: their calls are spread over so many milliseconds. */
const spread = 1_500;
/** Milliseconds to the second call; doubled with each, so that a busy server gets room. */
const firstGap = 3_000;
const maxGap = 24_000;

/**
 * While `isDue`, asks the server in growing gaps: by the device's clock a moment has come, and the call may be early, or
 * fail. The answer ends it. `ask` should not cut off a call under way: `refetch({ cancelRefetch: false })`.
 */
export function useAskUntil(isDue: boolean, ask: () => void): void {
  const [delay] = useState(() => Math.random() * spread);
  const call = useEffectEvent(ask);
  useEffect(() => {
    if (!isDue) return undefined;
    let gap = firstGap;
    let timer = setTimeout(askAndGoOn, delay);
    function askAndGoOn(): void {
      call();
      timer = setTimeout(askAndGoOn, gap + delay);
      gap = Math.min(2 * gap, maxGap);
    }
    return () => clearTimeout(timer);
  }, [isDue, delay]);
}
