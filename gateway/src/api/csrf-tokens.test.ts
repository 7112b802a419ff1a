import { createHmac, type Hmac } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createMac } from '../http/mac.ts';
import { createCsrfTokens } from './csrf-tokens.ts';

const tokens = createCsrfTokens('a secret of the tests');

afterEach(() => void vi.restoreAllMocks());

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
      for (const sid of ['visitor', 'null', '']) expect(tokens.isValid(ofVisitor, sid)).toBe(false);
      expect(tokens.isValid(ofSession, 'session1')).toBe(true);
      expect(tokens.isValid(ofVisitor, null)).toBe(true);
    }
  });

  it('is signed the same in every version: gateways are replaced one after the other', () => {
    const random = 'r'.repeat(22);
    const mac = createMac('a secret of the tests', 'csrf-token');
    const tokenOf = (name: string) => `${random}.${mac.sign(`${random}|${name}`)}`;
    expect(tokens.isValid(tokenOf('session:session1'), 'session1')).toBe(true);
    expect(tokens.isValid(tokenOf('visitor'), null)).toBe(true);
  });

  it('is verified once where a page repeats it, and each time where it is refused', () => {
    const own = createCsrfTokens('a secret of the tests');
    const token = own.issue('session1');
    const hmac: Hmac = Object.getPrototypeOf(createHmac('sha256', ''));
    const signing = vi.spyOn(hmac, 'digest');
    for (let call = 0; call < 3; call += 1) own.isValid(token, 'session1');
    expect(signing).toHaveBeenCalledTimes(1);
    for (let call = 0; call < 3; call += 1) own.isValid(token, 'session2');
    expect(signing).toHaveBeenCalledTimes(4);
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
