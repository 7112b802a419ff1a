import { createStore, type Store } from '../store.ts';

export interface SessionUser {
  readonly _id: string;
  readonly username: string;
  readonly name: string;
  readonly email: string;
  readonly role: 'student' | 'admin';
}

/** The client's auth state (spec §4). `isLoggedin` is true or null, never false. */
export interface SessionState {
  readonly isLoggedin: true | null;
  readonly user: SessionUser | null;
  readonly isLoading: boolean;
  readonly isSuccess: boolean;
  readonly isError: boolean;
  readonly message: string;
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
}

const flagKey = 'isLoggedin';
const userKey = 'user';

const calm = { isLoading: false, isSuccess: false, isError: false, message: '' } as const;

/** The storage holds the flag and what the top bar shows, never a credential (AUTH-06). */
export function createSession(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): Session {
  const store = createStore<SessionState>({ isLoggedin: null, user: null, ...calm });
  const change = (part: Partial<SessionState>): void => store.set({ ...store.get(), ...part });
  return {
    get: store.get,
    subscribe: store.subscribe,
    restore: () => {
      const user = rememberedUser(storage);
      if (user) change({ isLoggedin: true, user });
    },
    pending: () => change({ ...calm, isLoading: true }),
    loggedIn: (user, message = '') => {
      storage.setItem(flagKey, 'true');
      storage.setItem(userKey, JSON.stringify(user));
      change({ ...calm, isLoggedin: true, user, isSuccess: true, message });
    },
    loggedOut: () => {
      storage.removeItem(flagKey);
      storage.removeItem(userKey);
      change({ ...calm, isLoggedin: null, user: null });
    },
    succeeded: (message = '') => change({ ...calm, isSuccess: true, message }),
    failed: (message) => change({ ...calm, isError: true, message }),
    reset: () => change(calm),
  };
}

function rememberedUser(storage: Pick<Storage, 'getItem'>): SessionUser | undefined {
  if (storage.getItem(flagKey) !== 'true') return undefined;
  try {
    const user = JSON.parse(storage.getItem(userKey) ?? '') as Partial<SessionUser> | null;
    return user && typeof user._id === 'string' ? (user as SessionUser) : undefined;
  } catch {
    // A damaged copy only costs a log-in: the server knows who is there.
    return undefined;
  }
}
