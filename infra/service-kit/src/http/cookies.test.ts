import { assert, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cookieLine, parseCookies } from './cookies.ts';

describe('cookies', () => {
  it('come back as they were set, whatever is in them', () => {
    assert(
      property(string({ unit: 'grapheme' }), (value) => {
        const line = cookieLine({ name: 'sid', value }, true);
        expect(parseCookies(line.split('; ')[0], true)['sid']).toBe(value);
      }),
    );
  });

  it('never break the reading of a request', () => {
    assert(property(string(), (header) => typeof parseCookies(header) === 'object'));
    const cookies = parseCookies('a=1; a=2; =x; novalue; b="quoted"; c=100%; __proto__=p');
    expect(Object.entries(cookies)).toEqual([
      ['a', '1'],
      ['b', '"quoted"'],
      ['c', '100%'],
      ['__proto__', 'p'],
    ]);
  });

  it('are for the whole site, out of reach of scripts, and secure unless told otherwise', () => {
    expect(cookieLine({ name: 'sid', value: 'x', maxAgeSeconds: 60 }, true)).toBe(
      '__Host-sid=x; Max-Age=60; Path=/; HttpOnly; Secure; SameSite=Lax',
    );
    expect(cookieLine({ name: 'seen', value: 'x', httpOnly: false }, false)).toBe(
      'seen=x; Path=/; SameSite=Lax',
    );
    expect(cookieLine({ name: 'sid', value: null }, true)).toContain('Max-Age=0');
  });

  it('over https are believed only with the prefix that no sub-domain can set', () => {
    const header = 'sid=planted; __Host-sid=ours; XSRF-TOKEN=t';
    expect(Object.entries(parseCookies(header, true))).toEqual([['sid', 'ours']]);
    expect(parseCookies(header)['sid']).toBe('planted');
  });

  it('have no prefix over http, where browsers would drop it, nor where a script reads them', () => {
    expect(cookieLine({ name: 'sid', value: 'x' }, false)).toMatch(/^sid=x;/);
    expect(cookieLine({ name: 'seen', value: 'x', httpOnly: false }, true)).toMatch(/^seen=x;/);
  });
});
