import { describe, expect, it } from 'vitest';
import { aStudent, memoryStorage } from '../testing/fake-services.ts';
import { createSession } from './session.ts';

describe('the client’s auth state', () => {
  it('begins as nobody', () => {
    expect(createSession(memoryStorage()).get()).toMatchObject({
      isLoggedin: null,
      user: null,
      isLoading: false,
    });
  });

  it('remembers the flag and a display copy, and restores both', () => {
    const storage = memoryStorage();
    createSession(storage).loggedIn(aStudent);
    const later = createSession(storage);
    later.restore();
    expect(later.get()).toMatchObject({ isLoggedin: true, user: aStudent });
  });

  it('forgets both when the session is over', () => {
    const storage = memoryStorage();
    const session = createSession(storage);
    session.loggedIn(aStudent);
    session.loggedOut();
    expect(session.get().isLoggedin).toBeNull();
    expect([storage.getItem('isLoggedin'), storage.getItem('user')]).toEqual([null, null]);
  });

  it('takes a damaged copy for none', () => {
    const storage = memoryStorage();
    storage.setItem('isLoggedin', 'true');
    storage.setItem('user', '{broken');
    const session = createSession(storage);
    session.restore();
    expect(session.get().isLoggedin).toBeNull();
  });

  it('shows loading, then failure with its message, until it is reset', () => {
    const session = createSession(memoryStorage());
    session.pending();
    expect(session.get().isLoading).toBe(true);
    session.failed('no');
    expect(session.get()).toMatchObject({ isLoading: false, isError: true, message: 'no' });
    session.reset();
    expect(session.get()).toMatchObject({ isError: false, isSuccess: false, message: '' });
  });

  it('stays logged in when a log-out fails', () => {
    const session = createSession(memoryStorage());
    session.loggedIn(aStudent);
    session.pending();
    session.failed('unreachable');
    expect(session.get()).toMatchObject({ isLoggedin: true, user: aStudent, isError: true });
  });
});
