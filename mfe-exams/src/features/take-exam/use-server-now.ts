import { useEffect, useState } from 'react';
import type { ServerClock } from './model/server-clock.ts';

/** The server's time, updated every second in phase with `mark`: a countdown to it changes evenly. */
export function useServerNow(clock: ServerClock, mark: number): number {
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const look = (): void => {
      const current = clock.now();
      setNow(current);
      const beyond = (((mark - current) % 1000) + 1000) % 1000;
      timer = setTimeout(look, beyond === 0 ? 1000 : beyond);
    };
    look();
    return () => clearTimeout(timer);
  }, [clock, mark]);
  return now;
}
