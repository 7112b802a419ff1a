import { type ApiError, isApiError } from '@pathshala/web-kit/api-error';
import type { DeskEvent } from './desk-state.ts';

/** `ended`: the reader may not, or the exam is gone; nothing is tried any more. */
export type Link =
  | { readonly state: 'connecting' }
  | { readonly state: 'live' }
  | { readonly state: 'lost' }
  | { readonly state: 'ended'; readonly error: string };

interface ConnectionDependencies {
  readonly url: string;
  readonly onEvent: (event: DeskEvent) => void;
  readonly onLink: (link: Link) => void;
  /** Asks why the stream was refused: rejects as an ordinary call of the API does. */
  readonly check: () => Promise<unknown>;
}

export interface DeskConnection {
  readonly reopen: () => void;
  readonly close: () => void;
}

/** The server sends something at least every 15 seconds: after this silence the connection is dead, whatever the browser says. */
export const deadAfterMs = 40_000;

export const retryAfterMs = 5000;

const final: ReadonlySet<number> = new Set([401, 403, 404]);

/**
 * Reads the stream of a desk. The browser connects again by itself after a lost connection; after a refusal it does not,
 * so the reason is asked for, and what may pass is tried again.
 */
export function connectDesk({ url, onEvent, onLink, check }: ConnectionDependencies): DeskConnection {
  let source: EventSource | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isClosed = false;

  function after(delay: number, action: () => void): void {
    clearTimeout(timer);
    timer = setTimeout(action, delay);
  }

  function reopen(): void {
    source?.close();
    onLink({ state: 'lost' });
    open();
  }

  function open(): void {
    const opened = new EventSource(url);
    source = opened;
    after(deadAfterMs, reopen);
    for (const type of ['desk', 'snapshot', 'changes', 'beat'] as const) {
      opened.addEventListener(type, ({ data }: MessageEvent<string>) => {
        after(deadAfterMs, reopen);
        onLink({ state: 'live' });
        onEvent({ type, data: JSON.parse(data), now: Date.now() });
      });
    }
    opened.addEventListener('error', () => {
      onLink({ state: 'lost' });
      if (opened.readyState === EventSource.CLOSED) void askWhy();
    });
  }

  async function askWhy(): Promise<void> {
    clearTimeout(timer);
    const refused = await refusalOf(check);
    if (isClosed) return;
    if (refused !== null && final.has(refused.status)) onLink({ state: 'ended', error: refused.message });
    else after(retryAfterMs, reopen);
  }

  onLink({ state: 'connecting' });
  open();
  return {
    reopen,
    close: () => {
      isClosed = true;
      clearTimeout(timer);
      source?.close();
    },
  };
}

async function refusalOf(check: () => Promise<unknown>): Promise<ApiError | null> {
  try {
    await check();
    return null;
  } catch (error) {
    if (isApiError(error)) return error;
    throw error;
  }
}
