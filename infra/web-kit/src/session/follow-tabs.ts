import { nameIn } from '../i18n/bilingual.ts';
import type { QueryClient } from '@pathshala/web-kit/query';
import { textIn } from '../i18n/text-in.ts';
import type { Services } from '../services.ts';
import type { Session, SessionNews, SessionState } from './session.ts';

const texts = {
  otherPerson: {
    en: '{name} has logged in in another tab. This page now shows their account.',
    bn: 'অন্য একটি ট্যাবে {name} লগ ইন করেছেন। এই পাতায় এখন তাঁর অ্যাকাউন্ট দেখা যাচ্ছে।',
  },
  loggedOut: {
    en: 'You have been logged out in another tab.',
    bn: 'অন্য একটি ট্যাবে আপনাকে লগ আউট করা হয়েছে।',
  },
};

/** Receives the messages of the other tabs: a BroadcastChannel. */
export interface Tabs {
  addEventListener: (type: 'message', listener: (event: { readonly data: unknown }) => void) => void;
}

export interface TabFollower {
  /** Applies what other tabs stored; called before every call, so that none is sent for the wrong user. */
  readonly sync: () => void;
  readonly adopt: (news: SessionNews) => void;
}

/** Keeps this tab in sync with the browser's session (design §7), with a toast when another tab has changed it. */
export function followTabs(
  { session, toast, language }: Pick<Services, 'session' | 'toast' | 'language'>,
  tabs: Tabs | undefined,
): TabFollower {
  function following(change: () => void): void {
    const before = session.get();
    change();
    const after = session.get();
    if (after.switches !== before.switches) {
      const name = after.user === null ? '' : nameIn(language.get(), after.user);
      toast.info(textIn(language.get(), texts.otherPerson, { name }));
    } else if (before.isLoggedin && !after.isLoggedin) toast.info(textIn(language.get(), texts.loggedOut));
  }
  const sync = (): void => following(session.sync);
  const adopt = (news: SessionNews): void => following(() => session.adopt(news));
  tabs?.addEventListener('message', ({ data }) => {
    if (isNews(data)) adopt(data);
  });
  // A suspended tab may have missed the message.
  addEventListener('focus', sync);
  addEventListener('pageshow', sync);
  document.addEventListener('visibilitychange', sync);
  return { sync, adopt };
}

/** A tab with another version of the site may send another format. */
function isNews(data: unknown): data is SessionNews {
  const { user, time } = (data ?? {}) as Partial<SessionNews>;
  return typeof time === 'number' && (user === null || typeof user?._id === 'string');
}

/** Milliseconds: by then a guarded page has been left. */
const leaving = 300;

/** Data read for one user is never shown to the next. */
export function dropAnswersWithPerson(session: Session, queryClient: QueryClient): void {
  const idOf = ({ user }: SessionState): string | undefined => user?._id;
  let last = idOf(session.get());
  session.subscribe(() => {
    const id = idOf(session.get());
    if (id === last) return;
    last = id;
    if (id !== undefined) void queryClient.resetQueries();
    else {
      for (const query of queryClient.getQueryCache().getAll()) query.reset();
      setTimeout(() => void queryClient.refetchQueries({ type: 'active' }), leaving);
    }
  });
}
