import { tryStoring } from '../browser-storage.ts';
import { createStore, type Store } from '../store.ts';
import type { SessionUser } from './session-user.ts';
import { rememberedTime, rememberedUser, sessionKeys } from './remembered-user.ts';

export type { SessionUser } from './session-user.ts';

/** The client's auth state (spec §4). `isLoggedin` is true or null, never false. */
export interface SessionState {
  readonly isLoggedin: true | null;
  readonly user: SessionUser | null;
  readonly isLoading: boolean;
  readonly isSuccess: boolean;
  readonly isError: boolean;
  readonly message: string;
  /** The user of the browser's session, while a page with unsaved work still belongs to `user`; null: the same user. */
  readonly elsewhere: SessionUser | 'visitor' | null;
  /** Counts changes of the user; pages are remounted on each. */
  readonly switches: number;
}

/** The message from one tab to the others: who is logged in, since when (epoch milliseconds). Never a credential. */
export interface SessionNews {
  readonly user: SessionUser | null;
  readonly time: number;
}

export interface Session extends Pick<Store<SessionState>, 'get' | 'subscribe'> {
  /** Restores the stored user, until the server contradicts. */
  readonly restore: () => void;
  readonly pending: () => void;
  readonly loggedIn: (user: SessionUser, message?: string) => void;
  /** The session has ended: removes the flag and the stored user. */
  readonly loggedOut: () => void;
  readonly succeeded: (message?: string) => void;
  readonly failed: (message: string) => void;
  readonly reset: () => void;
  /** Applies another tab's message. While this page is held, its user remains and `elsewhere` names the new one. */
  readonly adopt: (news: SessionNews) => void;
  /** Applies what another tab stored: one read, cheap enough before every call. */
  readonly sync: () => void;
  /** Keeps the user of this page while `isHeld()`; returns the release function. */
  readonly hold: (isHeld: () => boolean) => () => void;
}

type SessionStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const idle = { isLoading: false, isSuccess: false, isError: false, message: '' } as const;
const visitorState = { isLoggedin: null, user: null, elsewhere: null } as const;

/**
 * The storage holds the flag and what the top bar shows, never a credential (AUTH-06). `announce` sends a log-in or
 * log-out to the other tabs.
 */
export function createSession(
  storage: SessionStorage,
  announce: (news: SessionNews) => void = () => undefined,
): Session {
  const store = createStore<SessionState>({ ...visitorState, ...idle, switches: 0 });
  const change = (part: Partial<SessionState>): void => store.set({ ...store.get(), ...part });
  const holders = new Set<() => boolean>();
  let time = 0;

  function apply(news: SessionNews, isOwn: boolean): void {
    time = news.time;
    const keepsUser =
      !isOwn && isOther(store.get().user, news.user) && [...holders].some((isHeld) => isHeld());
    change(keepsUser ? { elsewhere: news.user ?? 'visitor' } : followed(store.get(), news.user));
  }

  function publish(user: SessionUser | null): SessionNews {
    const news = { user, time: Math.max(Date.now(), time + 1) };
    remember(storage, news);
    announce(news);
    return news;
  }

  /** The same user, perhaps renamed: not announced, and what another tab stored is not overwritten. */
  function refresh(user: SessionUser): void {
    if (rememberedTime(storage) === time) rememberUser(storage, user);
    change({ user });
  }

  // An older message is outdated: this tab or a third one has changed the session since.
  const adopt = (news: SessionNews): void => (news.time > time ? apply(news, false) : undefined);

  return {
    get: store.get,
    subscribe: store.subscribe,
    restore: () => {
      time = rememberedTime(storage);
      const user = rememberedUser(storage);
      if (user) change({ isLoggedin: true, user });
    },
    pending: () => change({ ...idle, isLoading: true }),
    loggedIn: (user, message = '') => {
      const { isLoggedin, user: known, elsewhere } = store.get();
      const isNews = !isLoggedin || isOther(known, user) || elsewhere !== null;
      if (isNews) apply(publish(user), true);
      else refresh(user);
      change({ ...idle, isSuccess: true, message });
    },
    loggedOut: () => apply(publish(null), true),
    succeeded: (message = '') => change({ ...idle, isSuccess: true, message }),
    failed: (message) => change({ ...idle, isError: true, message }),
    reset: () => change(idle),
    adopt,
    sync: () => {
      const left = rememberedTime(storage);
      if (left > time) adopt({ user: rememberedUser(storage) ?? null, time: left });
    },
    hold: (isHeld) => {
      holders.add(isHeld);
      return () => {
        holders.delete(isHeld);
        const { elsewhere } = store.get();
        if (elsewhere !== null) apply({ user: elsewhere === 'visitor' ? null : elsewhere, time }, false);
      };
    },
  };
}

function followed({ user: old, switches }: SessionState, user: SessionUser | null): Partial<SessionState> {
  if (user === null) return { ...idle, ...visitorState };
  const isSwitch = old !== null && isOther(old, user);
  return { ...idle, isLoggedin: true, user, elsewhere: null, switches: switches + (isSwitch ? 1 : 0) };
}

function isOther(one: SessionUser | null, other: SessionUser | null): boolean {
  return one?._id !== other?._id;
}

function remember(storage: SessionStorage, { user, time }: SessionNews): void {
  tryStoring(() => {
    if (user) {
      storage.setItem(sessionKeys.flag, 'true');
      rememberUser(storage, user);
    } else {
      storage.removeItem(sessionKeys.flag);
      storage.removeItem(sessionKeys.user);
    }
    // Written last: a reader of the new time finds its user.
    storage.setItem(sessionKeys.time, String(time));
  });
}

function rememberUser(storage: SessionStorage, user: SessionUser): void {
  tryStoring(() => storage.setItem(sessionKeys.user, JSON.stringify(user)));
}
