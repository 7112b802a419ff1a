import { isApiError } from '../api/api-error.ts';
import { createStore, type Store } from '../store.ts';
import type { PageCalls, Pages } from './page-calls.ts';
import type { PageChange } from './page-changes.ts';
import { createPageSender, isTransient, type PageSender } from './page-sender.ts';

/** A picture that is not on the server yet. */
export interface Upload {
  readonly uploadId: string;
  readonly picture: Blob;
  /** `waiting`: for its turn, or for the connection; `refused`: it is not sent again by itself. */
  readonly state: 'waiting' | 'sending' | 'refused';
  readonly percent: number;
  /** The reason why it waits, or was refused, with the server's message. */
  readonly problem: { readonly isOffline: boolean; readonly message: string } | null;
}

export interface PageQueueState {
  /** The pages with the changes that the server does not have yet. */
  readonly pages: Pages;
  readonly uploads: readonly Upload[];
  readonly changes: readonly PageChange[];
  /** The server's message about a change that it refused. */
  readonly refusal: string | null;
}

export interface PageQueue {
  readonly state: Pick<Store<PageQueueState>, 'get' | 'subscribe'>;
  /** Reads the pages that are there, and sends what waits. */
  readonly start: () => void;
  /** Sends nothing after the call that is under way: the next person to log in must not send it. */
  readonly stop: () => void;
  readonly add: (uploadId: string, picture: Blob) => void;
  readonly change: (change: PageChange) => void;
  /** The connection is back, or the student asks for it. */
  readonly retry: () => void;
  /** Leaves out a picture that is not on the server. */
  readonly giveUp: (uploadId: string) => void;
}

export interface PageQueueDependencies {
  readonly calls: PageCalls;
  readonly pages: Pages;
  /** Milliseconds between two tries while the server does not answer. */
  readonly retryMs: number;
}

/** Uploads and changes of pages, one after the other, so that each is made on the pages that the one before left. */
export function createPageQueue({ calls, pages, retryMs }: PageQueueDependencies): PageQueue {
  const sender = createPageSender(calls, pages);
  const store = createQueueStore(sender, pages);
  const runner = createRunner(() => sendNext(store, sender), retryMs);
  const { state, set, patch, show } = store;
  const { run } = runner;
  function change(next: PageChange): void {
    set({ changes: [...state.get().changes, next], refusal: null });
    show();
    run();
  }
  return {
    state,
    start: () => {
      runner.start();
      // A change that changes nothing reads the pages.
      change((now) => now);
    },
    stop: runner.stop,
    add: (uploadId, picture) => {
      const upload = { uploadId, picture, state: 'waiting', percent: 0, problem: null } as const;
      set({ uploads: [...state.get().uploads, upload], refusal: null });
      run();
    },
    change,
    retry: () => {
      for (const { uploadId, state: kind } of state.get().uploads) {
        if (kind === 'refused') patch(uploadId, { state: 'waiting' });
      }
      run();
    },
    giveUp: store.drop,
  };
}

function createQueueStore(sender: Pick<PageSender, 'pages'>, pages: Pages) {
  const state = createStore<PageQueueState>({ pages, uploads: [], changes: [], refusal: null });
  const set = (part: Partial<PageQueueState>): void => state.set({ ...state.get(), ...part });
  return {
    state,
    set,
    /** The pages of the server with what is still to be changed. */
    show: () =>
      set({ pages: state.get().changes.reduce<Pages>((now, change) => change(now), sender.pages()) }),
    patch: (uploadId: string, part: Partial<Upload>) => {
      const { uploads } = state.get();
      set({ uploads: uploads.map((one) => (one.uploadId === uploadId ? { ...one, ...part } : one)) });
    },
    drop: (uploadId: string) =>
      set({ uploads: state.get().uploads.filter((upload) => upload.uploadId !== uploadId) }),
  };
}

type QueueStore = ReturnType<typeof createQueueStore>;

/** False: nothing is to be sent. Rejects when the same may succeed later. */
async function sendNext(store: QueueStore, sender: PageSender): Promise<boolean> {
  const { changes, uploads } = store.state.get();
  const [change] = changes;
  const upload = uploads.find(({ state }) => state === 'waiting');
  if (change) await sendChange(store, sender, change);
  else if (upload) await sendUpload(store, sender, upload);
  return change !== undefined || upload !== undefined;
}

async function sendChange({ state, set, show }: QueueStore, sender: PageSender, change: PageChange) {
  try {
    await sender.arrange(change);
  } catch (error) {
    if (isTransient(error)) throw error;
    set({ refusal: isApiError(error) ? error.message : null });
  }
  set({ changes: state.get().changes.slice(1) });
  show();
}

async function sendUpload({ patch, drop, show }: QueueStore, sender: PageSender, upload: Upload) {
  const { uploadId, picture } = upload;
  patch(uploadId, { state: 'sending', percent: 0, problem: null });
  try {
    const onProgress = (share: number): void => patch(uploadId, { percent: share * 100 });
    await sender.upload({ uploadId, picture, onProgress });
  } catch (error) {
    const isOffline = isTransient(error);
    const problem = { isOffline, message: isApiError(error) ? error.message : '' };
    patch(uploadId, { state: isOffline ? 'waiting' : 'refused', problem });
    if (isOffline) throw error;
    return;
  }
  drop(uploadId);
  show();
}

interface Runner {
  readonly run: () => void;
  readonly start: () => void;
  readonly stop: () => void;
}

/** Runs the steps until there is none, one run at a time, and again after a failure that may pass. */
function createRunner(step: () => Promise<boolean>, retryMs: number): Runner {
  let isRunning = false;
  let isAsked = false;
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  async function run(): Promise<void> {
    clearTimeout(timer);
    isAsked = true;
    if (isRunning || isStopped) return;
    isRunning = true;
    try {
      while (isAsked) {
        // It may be asked again after the step has found nothing, and before that is known here.
        isAsked = false;
        if (!isStopped && (await step())) isAsked = true;
      }
    } catch (error) {
      if (!isTransient(error)) throw error;
      if (!isStopped) timer = setTimeout(() => void run(), retryMs);
    } finally {
      isRunning = false;
    }
  }
  return {
    run: () => void run(),
    start: () => (isStopped = false),
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
