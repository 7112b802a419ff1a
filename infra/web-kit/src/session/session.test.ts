import { describe, expect, it } from 'vitest';
import { createMemoryStorage } from '../memory-storage.ts';
import { aStudent } from '../testing/fake-services.ts';
import { createSession, type Session } from './session.ts';

describe('the client’s auth state', () => {
  it('begins as a visitor', () => {
    expect(createSession(createMemoryStorage()).get()).toMatchObject({
      isLoggedin: null,
      user: null,
      isLoading: false,
    });
  });

  it('remembers the flag and a display copy, and restores both [AUTH-06]', () => {
    const storage = createMemoryStorage();
    createSession(storage).loggedIn(aStudent);
    const later = createSession(storage);
    later.restore();
    expect(later.get()).toMatchObject({ isLoggedin: true, user: aStudent });
  });

  it('forgets both when the session is over', () => {
    const storage = createMemoryStorage();
    const session = createSession(storage);
    session.loggedIn(aStudent);
    session.loggedOut();
    expect(session.get().isLoggedin).toBeNull();
    expect([storage.getItem('isLoggedin'), storage.getItem('user')]).toEqual([null, null]);
  });

  it('logs in and out where the browser stores nothing', () => {
    const refuse = (): never => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
    const session = createSession({ ...createMemoryStorage(), setItem: refuse });
    session.loggedIn(aStudent);
    expect(session.get().user).toEqual(aStudent);
    session.loggedIn({ ...aStudent, name: 'Mera' });
    session.loggedOut();
    expect(session.get().user).toBeNull();
  });

  it('takes a damaged copy for none', () => {
    const storage = createMemoryStorage();
    storage.setItem('isLoggedin', 'true');
    storage.setItem('user', '{broken');
    const session = createSession(storage);
    session.restore();
    expect(session.get().isLoggedin).toBeNull();
  });

  it('shows loading, then failure with its message, until it is reset [AUTH-06]', () => {
    const session = createSession(createMemoryStorage());
    session.pending();
    expect(session.get().isLoading).toBe(true);
    session.failed('no');
    expect(session.get()).toMatchObject({ isLoading: false, isError: true, message: 'no' });
    session.reset();
    expect(session.get()).toMatchObject({ isError: false, isSuccess: false, message: '' });
  });

  describe('with the other tabs of the browser', () => {
    const mera = { ...aStudent, _id: '6560a0000000000000000009', username: 'mera' };

    /** Opens two tabs over one storage, with or without a BroadcastChannel between them. */
    function twoTabs({ areJoined }: { readonly areJoined: boolean }) {
      const storage = createMemoryStorage();
      const tabs: Session[] = [];
      const open = (): Session => {
        const tab: Session = createSession(storage, (news) => {
          if (areJoined) for (const other of tabs.filter((one) => one !== tab)) other.adopt(news);
        });
        tab.restore();
        tabs.push(tab);
        return tab;
      };
      return [open(), open()] as const;
    }

    it.each([
      ['by the message', true],
      ['by the storage, before the next call', false],
    ])('follows a log-in, another person and a log-out %s [AUTH-06]', (_, areJoined) => {
      const [one, two] = twoTabs({ areJoined });
      one.loggedIn(aStudent);
      two.sync();
      expect(two.get()).toMatchObject({ isLoggedin: true, user: aStudent, switches: 0 });
      two.loggedIn(mera);
      one.sync();
      expect(one.get()).toMatchObject({ user: mera, switches: 1, elsewhere: null });
      one.loggedOut();
      two.sync();
      expect(two.get()).toMatchObject({ isLoggedin: null, user: null });
    });

    it('keeps the person of a page with unsaved work, says who came, and follows when the work is left', () => {
      const [one, two] = twoTabs({ areJoined: true });
      one.loggedIn(aStudent);
      const release = one.hold(() => true);
      two.loggedIn(mera);
      expect(one.get()).toMatchObject({ user: aStudent, elsewhere: mera });
      two.loggedOut();
      expect(one.get()).toMatchObject({ isLoggedin: true, user: aStudent, elsewhere: 'visitor' });
      two.loggedIn(mera);
      release();
      expect(one.get()).toMatchObject({ user: mera, elsewhere: null, switches: 1 });
    });

    it('goes on with a held page when its own person has logged in again, here or there', () => {
      const [one, two] = twoTabs({ areJoined: true });
      one.loggedIn(aStudent);
      one.hold(() => true);
      two.loggedOut();
      one.loggedIn(aStudent);
      expect(one.get()).toMatchObject({ user: aStudent, elsewhere: null });
      expect(two.get()).toMatchObject({ user: aStudent });
      two.loggedOut();
      two.loggedIn(aStudent);
      expect(one.get()).toMatchObject({ user: aStudent, elsewhere: null, switches: 0 });
    });

    it('is not changed by older news, by its own again, or by a cleared storage', () => {
      const storage = createMemoryStorage();
      const tab = createSession(storage);
      tab.loggedIn(aStudent);
      tab.adopt({ user: mera, time: 1 });
      for (const key of ['isLoggedin', 'user', 'session-time']) storage.removeItem(key);
      tab.sync();
      expect(tab.get()).toMatchObject({ user: aStudent, switches: 0 });
    });

    it('does not write its own person over one who came later', () => {
      const [one, two] = twoTabs({ areJoined: false });
      one.loggedIn(aStudent);
      two.sync();
      two.loggedIn(mera);
      // The answer to a question that was asked before.
      one.loggedIn({ ...aStudent, name: 'Rahim' });
      one.sync();
      expect(one.get().user).toEqual(mera);
    });
  });

  it('stays logged in when a log-out fails', () => {
    const session = createSession(createMemoryStorage());
    session.loggedIn(aStudent);
    session.pending();
    session.failed('unreachable');
    expect(session.get()).toMatchObject({ isLoggedin: true, user: aStudent, isError: true });
  });
});
