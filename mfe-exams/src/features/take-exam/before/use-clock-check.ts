import { useEffect, useEffectEvent, useRef } from 'react';
import type { ServerClock } from '../model/server-clock.ts';

/** Milliseconds: how old the server's time may be, and the least between two calls for it. */
const oldest = 10 * 60_000;
const leastGap = 5_000;

/**
 * Asks for the server's time again where the known one may be wrong: after sleep, after the device's clock was set, when
 * the connection or the page comes back, and every ten minutes.
 */
export function useClockCheck(clock: ServerClock, ask: () => void): void {
  const askedAt = useRef(Number.NEGATIVE_INFINITY);
  const check = useEffectEvent((isDue: boolean) => {
    if (!isDue || clock.tick() - askedAt.current < leastGap) return;
    askedAt.current = clock.tick();
    ask();
  });
  useEffect(() => {
    const timer = setInterval(() => check(clock.isDoubtful() || clock.age() > oldest), 1000);
    return () => clearInterval(timer);
  }, [clock]);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const onShown = (): void => check(document.visibilityState === 'visible');
    document.addEventListener('visibilitychange', onShown, { signal });
    globalThis.addEventListener('pageshow', onShown, { signal });
    globalThis.addEventListener('online', () => check(true), { signal });
    return () => controller.abort();
  }, []);
}
