import { describe, expect, it } from 'vitest';
import { createCsrfTokens } from './csrf-tokens.ts';

const tokens = createCsrfTokens('a secret of the tests');

describe('an anti-forgery token', () => {
  it.each(['session1', null])(
    'is valid for the session that it was issued to, again and again: %s',
    (sid) => {
      const token = tokens.issue(sid);
      expect([1, 2, 3].map(() => tokens.isValid(token, sid))).toEqual([true, true, true]);
      expect(createCsrfTokens('a secret of the tests').isValid(token, sid)).toBe(true);
    },
  );

  it('is another one each time', () => {
    expect(tokens.issue('session1')).not.toBe(tokens.issue('session1'));
    expect(tokens.issue(null)).toMatch(/^[\w-]{22}\.[\w-]{43}$/);
  });

  it('is refused for another session, a visitor and a later session, also where it was valid before', () => {
    const [ofSession, ofVisitor] = [tokens.issue('session1'), tokens.issue(null)];
    for (let time = 0; time < 2; time += 1) {
      expect(tokens.isValid(ofSession, 'session2')).toBe(false);
      expect(tokens.isValid(ofSession, null)).toBe(false);
      expect(tokens.isValid(ofVisitor, 'session1')).toBe(false);
      expect(tokens.isValid(ofVisitor, 'visitor')).toBe(false);
      expect(tokens.isValid(ofSession, 'session1')).toBe(true);
      expect(tokens.isValid(ofVisitor, null)).toBe(true);
    }
  });

  it('is refused each time where another secret has signed it', () => {
    const token = createCsrfTokens('another secret').issue('session1');
    expect([1, 2].map(() => tokens.isValid(token, 'session1'))).toEqual([false, false]);
  });

  it('is refused with any one character changed, and with anything added or missing', () => {
    const token = tokens.issue('session1');
    const [random = '', signature = ''] = token.split('.');
    const changed = Array.from(token, (character, at) => {
      return `${token.slice(0, at)}${character === 'A' ? 'B' : 'A'}${token.slice(at + 1)}`;
    });
    const cut = ['', '.', random, signature, `${random}.`, `.${signature}`, `${random}${signature}`];
    for (const other of [...changed, ...cut, `${token}.`, `${token}.x`, `x${token}`, `.${token}`]) {
      expect(tokens.isValid(other, 'session1')).toBe(false);
    }
  });
});
