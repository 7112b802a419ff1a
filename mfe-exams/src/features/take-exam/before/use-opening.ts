import { useEffect, useState } from 'react';

/** Thousands wait for one moment: their calls are spread over so many milliseconds. */
const spread = 1_500;
/** Milliseconds to the second call; doubled with each, so that a busy server gets room. */
const firstGap = 3_000;
const maxGap = 24_000;

/** Once it is time, asks whether the exam is open, and again until it is: a call may be early, or fail. */
export function useOpening(isTime: boolean, ask: () => void): void {
  const [delay] = useState(() => Math.random() * spread);
  useEffect(() => {
    if (!isTime) return undefined;
    let gap = firstGap;
    let timer = setTimeout(askAndGoOn, delay);
    function askAndGoOn(): void {
      ask();
      timer = setTimeout(askAndGoOn, gap + delay);
      gap = Math.min(2 * gap, maxGap);
    }
    return () => clearTimeout(timer);
  }, [isTime, delay, ask]);
}
