import { afterEach, describe, expect, it, vi } from 'vitest';
import { browserStorage, noteKeys, recall, recallJson, remember } from './browser-storage.ts';

const forbidden = (): never => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

describe('a note in a browser', () => {
  it('is stored for the browser or for the tab, and can be removed', () => {
    remember('colour', 'green');
    remember('colour', 'red', 'session');
    expect([localStorage.getItem('colour'), sessionStorage.getItem('colour')]).toEqual(['green', 'red']);
    remember('colour', null);
    expect([recall('colour'), recall('colour', 'session')]).toEqual([null, 'red']);
  });

  it('that is no JSON is none', () => {
    remember('items', '{"cut');
    expect(recallJson('items')).toBeNull();
    remember('items', '[1]');
    expect(recallJson('items')).toEqual([1]);
  });

  it('is not stored where the storage is full, and nothing fails', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    remember('colour', 'green');
    expect(recall('colour')).toBeNull();
  });
});

describe('a browser that forbids storage', () => {
  it.each(['localStorage', 'sessionStorage'] as const)('remembers until the page is left: %s', (name) => {
    vi.spyOn(globalThis, name, 'get').mockImplementation(forbidden);
    const kind = name === 'localStorage' ? 'local' : 'session';
    remember('forbidden:colour', 'green', kind);
    expect(recall('forbidden:colour', kind)).toBe('green');
    expect(noteKeys(browserStorage(kind), 'forbidden:')).toEqual(['forbidden:colour']);
    remember('forbidden:colour', null, kind);
    expect(recall('forbidden:colour', kind)).toBeNull();
    expect(browserStorage(kind).length).toBe(0);
  });

  it('is one, too, that refuses only when it is read', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(forbidden);
    remember('forbidden:colour', 'green');
    expect(recall('forbidden:colour')).toBe('green');
    remember('forbidden:colour', null);
  });
});
