import { array, assert, constantFrom, oneof, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeNext } from './safe-next.ts';

describe('where one goes after the log-in', () => {
  it.each(['/exams/campaign/7?part=2', '/courses#top', '/'])('is the page of this site %s', (path) => {
    expect(safeNext(path)).toBe(path);
  });

  it.each([
    null,
    '',
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    'javascript:alert(1)',
    'exams',
    '/.//evil.example',
    '/%2e//evil.example',
    '/x/..//evil.example',
    '/x/../..//evil.example/a?b#c',
    '/./\\evil.example',
    '/\t/[',
    '//[',
    '\\\\evil.example',
    ' //evil.example',
    'https:evil.example',
  ])('is never another site: %j', (next) => {
    expect(safeNext(next)).toBe('/');
  });

  it('stays on this site however often it is resolved, whatever was asked for [NAV-04]', () => {
    const piece = constantFrom(
      ...['/', '\\', '.', '..', '%2e', '%2E', '%2f', '\t', '\n', '\r', ' ', ':', '@', '?', '#', '['].concat([
        'x',
        'evil.example',
        'https:',
        'javascript:',
        'site.invalid',
        'exams',
        'ক',
      ]),
    );
    const address = array(oneof({ arbitrary: piece, weight: 9 }, string({ unit: 'binary' })), {
      maxLength: 12,
    }).map((pieces) => pieces.join(''));
    const site = 'https://school.example';
    assert(
      property(
        oneof(
          address,
          address.map((rest) => `/${rest}`),
        ),
        (next) => {
          const path = safeNext(next);
          const once = new URL(path, `${site}/login?next=x`);
          expect(once.origin).toBe(site);
          expect(`${once.pathname}${once.search}${once.hash}`).toBe(path);
          expect(path.startsWith('//')).toBe(false);
          expect(safeNext(path)).toBe(path);
        },
      ),
      { numRuns: 5_000 },
    );
  });
});
