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
  /** Who has the browser's session now, while a page with unsaved work still belongs to `user`; null: `user` has it. */
  readonly elsewhere: SessionUser | 'nobody' | null;
  /** Counts how often one person has taken the place of another: their pages begin anew. */
  readonly switches: number;
}

/** What one tab lets the others know: who is logged in since when (epoch milliseconds). Never a credential. */
export interface SessionNews {
  readonly user: SessionUser | null;
  readonly time: number;
}

export interface Session extends Pick<Store<SessionState>, 'get' | 'subscribe'> {
  /** Logged in until the server says otherwise, if the browser remembers so. */
  readonly restore: () => void;
  readonly pending: () => void;
  readonly loggedIn: (user: SessionUser, message?: string) => void;
  /** The server ended or never knew the session: forgets the flag and the display copy. */
  readonly loggedOut: () => void;
  readonly succeeded: (message?: string) => void;
  readonly failed: (message: string) => void;
  readonly reset: () => void;
  /** Follows another tab. While this page holds unsaved work its person stays, and `elsewhere` says who came. */
  readonly adopt: (news: SessionNews) => void;
  /** Follows what another tab left in the storage: one read, cheap enough to go before every call. */
  readonly sync: () => void;
  /** Keeps the person of this page while `isHeld` answers true; returns the release. */
  readonly hold: (isHeld: () => boolean) => () => void;
}

type SessionStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const calm = { isLoading: false, isSuccess: false, isError: false, message: '' } as const;
const nobody = { isLoggedin: null, user: null, elsewhere: null } as const;

/**
 * The storage holds the flag and what the top bar shows, never a credential (AUTH-06). `announce` lets the browser's
 * other tabs know of a log-in or a log-out in this one.
 */
export function createSession(
  storage: SessionStorage,
  announce: (news: SessionNews) => void = () => undefined,
): Session {
  const store = createStore<SessionState>({ ...nobody, ...calm, switches: 0 });
  const change = (part: Partial<SessionState>): void => store.set({ ...store.get(), ...part });
  const holders = new Set<() => boolean>();
  let time = 0;

  function become(news: SessionNews, isOwn: boolean): void {
    time = news.time;
    const isKept = !isOwn && isOther(store.get().user, news.user) && [...holders].some((isHeld) => isHeld());
    change(isKept ? { elsewhere: news.user ?? 'nobody' } : followed(store.get(), news.user));
  }

  function tell(user: SessionUser | null): SessionNews {
    const news = { user, time: Math.max(Date.now(), time + 1) };
    remember(storage, news);
    announce(news);
    return news;
  }

  /** The same person with, perhaps, another name: no news for other tabs, and nothing to write over what they wrote. */
  function refresh(user: SessionUser): void {
    if (rememberedTime(storage) === time) storage.setItem(sessionKeys.user, JSON.stringify(user));
    change({ user });
  }

  // An older one has been overtaken, by this tab or by a third.
  const adopt = (news: SessionNews): void => (news.time > time ? become(news, false) : undefined);

  return {
    get: store.get,
    subscribe: store.subscribe,
    restore: () => {
      time = rememberedTime(storage);
      const user = rememberedUser(storage);
      if (user) change({ isLoggedin: true, user });
    },
    pending: () => change({ ...calm, isLoading: true }),
    loggedIn: (user, message = '') => {
      const { isLoggedin, user: known, elsewhere } = store.get();
      const isNews = !isLoggedin || isOther(known, user) || elsewhere !== null;
      if (isNews) become(tell(user), true);
      else refresh(user);
      change({ ...calm, isSuccess: true, message });
    },
    loggedOut: () => become(tell(null), true),
    succeeded: (message = '') => change({ ...calm, isSuccess: true, message }),
    failed: (message) => change({ ...calm, isError: true, message }),
    reset: () => change(calm),
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
        if (elsewhere !== null) become({ user: elsewhere === 'nobody' ? null : elsewhere, time }, false);
      };
    },
  };
}

function followed({ user: old, switches }: SessionState, user: SessionUser | null): Partial<SessionState> {
  if (user === null) return { ...calm, ...nobody };
  const isSwitch = old !== null && isOther(old, user);
  return { ...calm, isLoggedin: true, user, elsewhere: null, switches: switches + (isSwitch ? 1 : 0) };
}

function isOther(one: SessionUser | null, other: SessionUser | null): boolean {
  return one?._id !== other?._id;
}

function remember(storage: SessionStorage, { user, time }: SessionNews): void {
  if (user) {
    storage.setItem(sessionKeys.flag, 'true');
    storage.setItem(sessionKeys.user, JSON.stringify(user));
  } else {
    storage.removeItem(sessionKeys.flag);
    storage.removeItem(sessionKeys.user);
  }
  // Last: who finds a new time finds the person that belongs to it.
  storage.setItem(sessionKeys.time, String(time));
}
