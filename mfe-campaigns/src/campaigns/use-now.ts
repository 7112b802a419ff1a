import { useEffect, useState } from 'react';

const second = 1000;
const minute = 60 * second;
const day = 24 * 60 * minute;

/** The device's time in milliseconds, updated every second within a day of the moment, else every minute. */
export function useNow(moment: number): number {
  const [now, setNow] = useState(() => Date.now());
  const step = Math.abs(moment - now) < day ? second : minute;
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), step);
    return () => clearInterval(timer);
  }, [step]);
  return now;
}
