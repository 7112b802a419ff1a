import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTarget } from './request-target.ts';

/** Pieces that have made two readers of a path differ. */
const piece = fc.constantFrom(
  '/',
  '//',
  '.',
  '..',
  '%2e',
  '%2E%2e',
  '%2f',
  '%5c',
  '\\',
  '%',
  '%zz',
  '%00',
  '%c3%28',
  '%E0%A6%95',
  '%41',
  'api',
  'auth',
  'Users',
  '?',
  '#',
  ';',
  ':',
  '@',
  '=',
  '&',
  ' ',
  '\t',
  'ক',
  'http:',
  '~',
  '*',
);
const path = fc.oneof(
  fc.array(piece, { maxLength: 12 }).map((pieces) => `/${pieces.join('')}`),
  fc.webUrl({ withQueryParameters: true }).map((url) => url.slice(url.indexOf('/', 8))),
  fc.string().map((text) => `/${text}`),
);

describe('the path of a request', () => {
  it('that is accepted says the same to every reader', () => {
    fc.assert(
      fc.property(path, (text) => {
        const target = readTarget(text);
        if (target === null) return;
        const read = new URL(text, 'http://school.example');
        expect(read.host).toBe('school.example');
        expect(read.pathname).toBe(target.path);
        for (const segment of target.path.split('/').map(decodeURIComponent)) {
          expect(segment).not.toMatch(/^\.{1,2}$|[/\\\0]/);
          expect(encodeURIComponent(segment).length).toBeGreaterThanOrEqual(segment.length);
        }
      }),
      { numRuns: 5000 },
    );
  });

  it('keeps its key when a slash is added or letters change their case', () => {
    const segment = fc.stringMatching(/^[a-zA-Z0-9_-]{1,8}$/);
    fc.assert(
      fc.property(fc.array(segment, { minLength: 1, maxLength: 5 }), (segments) => {
        const plain = `/${segments.join('/')}`;
        const key = readTarget(plain)?.key;
        expect(readTarget(`${plain}/`)?.key).toBe(key);
        expect(readTarget(plain.toUpperCase())?.key).toBe(key);
      }),
    );
  });

  it('is accepted where it carries Bengali in the way every client writes it', () => {
    const text = `/api/courses/${encodeURIComponent('ভর্তি প্রস্তুতি')}?q=${encodeURIComponent('ক খ')}`;
    expect(readTarget(text)).toMatchObject({ path: text.slice(0, text.indexOf('?')) });
  });
});
