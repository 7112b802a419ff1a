import { useEffect, useState } from 'react';

const second = 1000;
const minute = 60 * second;
const day = 24 * 60 * minute;

/** The device's time in milliseconds, updated every second on the last day before the moment, else every minute; not after it. */
export function useNow(moment: number): number {
  const [now, setNow] = useState(() => Date.now());
  const left = moment - now;
  const step = left < day ? second : minute;
  const isPast = left <= 0;
  useEffect(() => {
    if (isPast) return undefined;
    const timer = setInterval(() => setNow(Date.now()), step);
    return () => clearInterval(timer);
  }, [step, isPast]);
  return now;
}
