import { anAdmin, aStudent } from '@pathshala/web-kit/testing';
import { array, assert, constantFrom, oneof, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { guard, safeNext, withNext } from './guard.ts';

const here = { pathname: '/exams/campaign/7', search: '?part=2' };
const visitor = { isLoggedin: null, user: null };
const student = { isLoggedin: true, user: aStudent } as const;
const admin = { isLoggedin: true, user: anAdmin } as const;

describe('who may see a page', () => {
  it('sends a visitor to the log-in, and remembers where they were going', () => {
    expect(guard('student', visitor, here)).toBe('/login?next=%2Fexams%2Fcampaign%2F7%3Fpart%3D2');
    expect(guard('admin', visitor, here)).toContain('/login');
  });

  it('sends a student away from the boss area to the home page', () => {
    expect(guard('admin', student, here)).toBe('/');
  });

  it('lets an administrator who needs a second step set it up, and nothing else but public pages', () => {
    const limited = { isLoggedin: true, user: { ...anAdmin, needsSecondFactor: true } } as const;
    expect(guard('admin', limited, here)).toBe('/account/security');
    expect(guard('student', limited, here)).toBe('/account/security');
    expect(guard('student', limited, { pathname: '/account/security', search: '' })).toBeUndefined();
    expect(guard('visitor', limited, here)).toBeUndefined();
  });

  it.each([
    ['visitor', visitor],
    ['visitor', student],
    ['student', student],
    ['student', admin],
    ['admin', admin],
  ] as const)('lets through to a page for a %s', (access, session) => {
    expect(guard(access, session, here)).toBeUndefined();
  });
});

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

  it('stays on this site however often it is resolved, whatever was asked for', () => {
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

  it('is carried from one account page to the next', () => {
    expect(withNext('/signup', '/exams?x=1')).toBe('/signup?next=%2Fexams%3Fx%3D1');
    expect(withNext('/signup', null)).toBe('/signup');
  });
});
