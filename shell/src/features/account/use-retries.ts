import { isApiError } from '@pathshala/web-kit/api-error';
import { useEffect, useRef, useState } from 'react';

export interface Retries {
  /** When the next try begins, epoch milliseconds; null: no call was put off. */
  readonly until: number | null;
  /** Makes a call, and again when the server has asked to wait (503 with Retry-After). */
  readonly run: <Answer>(call: () => Promise<Answer>) => Promise<Answer>;
  /** No further try: the call ends with the server's refusal. */
  readonly stop: () => void;
}

const maxRetries = 5;

/** Repeats a call while its page is shown. */
export function useRetries(): Retries {
  const [until, setUntil] = useState<number | null>(null);
  const timer = useRef(0);
  const stopping = useRef(new AbortController());
  useEffect(() => () => clearTimeout(timer.current), []);

  function pause(seconds: number, signal: AbortSignal): Promise<void> {
    // Clients that were refused together retry at different times.
    const delay = seconds * 1000 * (1 + Math.random());
    setUntil(Date.now() + delay);
    return new Promise((resolve) => {
      timer.current = window.setTimeout(resolve, delay);
      signal.addEventListener('abort', () => resolve(), { once: true });
    });
  }

  async function attempt<Answer>(call: () => Promise<Answer>, left: number): Promise<Answer> {
    const { signal } = stopping.current;
    try {
      return await call();
    } catch (error) {
      const isPutOff = isApiError(error, 503) && error.retryAfter !== undefined;
      if (!isPutOff || left === 0) throw error;
      if (!signal.aborted) await pause(error.retryAfter ?? 0, signal);
      if (signal.aborted) throw error;
      return attempt(call, left - 1);
    }
  }

  return {
    until,
    async run(call) {
      stopping.current = new AbortController();
      try {
        return await attempt(call, maxRetries);
      } finally {
        clearTimeout(timer.current);
        setUntil(null);
      }
    },
    stop: () => stopping.current.abort(),
  };
}
