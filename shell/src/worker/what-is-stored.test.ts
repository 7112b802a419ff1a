import { describe, expect, it } from 'vitest';
import { isChosenAnswer, isStoredAnswer, isImmutable } from './what-is-stored.ts';

const from = (pathname: string, page = '/student') =>
  isStoredAnswer({ pathname: `/api${pathname}`, referrer: `https://school.example${page}` });

describe('what the worker keeps of the API', () => {
  it.each([
    '/exams/mistakes',
    '/exams/practice/attempts/attempt-1',
    '/courses/lesson-1/lesson',
    '/courses/course-1/outline',
    '/admissioncourse/universities/unitDetails/DU',
  ])('is %s', (path) => {
    expect(from(path)).toBe(true);
  });

  it.each([
    '/exams/papers/year-1',
    '/exams/papers/year-1/3',
    '/exams/papers/year-1/3/key/2',
    '/exams/papers/year-1/analysis',
    '/exams/results/result-1',
    '/exams/attempts/attempt-1',
    '/users/user',
    '/auth/logout',
    '/courses/claims',
    '/courses/reports/revenue',
    '/admissioncourse/universities/course-1',
    '/admissioncourse/universities/coursecode/DU',
    '/operations/gateway/remotes',
    '/csrf',
  ])('is not %s', (path) => {
    expect(from(path)).toBe(false);
  });

  it('is nothing that the boss area asks for [NEW-03]', () => {
    expect(from('/courses/course-1/lessons', '/boss/courses')).toBe(false);
    expect(from('/courses/course-1/lessons', '/bossy')).toBe(true);
  });
});

it.each([
  ['/exams/papers/year-1', true],
  ['/exams/papers/year-1/3', true],
  ['/exams/papers/year-1/3/key/2', true],
  ['/exams/papers/year-1/analysis', false],
  ['/exams/results/result-1', false],
])('finds what was kept of a past paper for the page of its answers alone: %s %s', (path, isChosen) => {
  const asked = {
    pathname: `/api${path}`,
    referrer: 'https://school.example/courses/admission/DU/units/years/',
  };
  expect(isChosenAnswer({ ...asked, referrer: `${asked.referrer}correct-answers?yearId=year-1` })).toBe(
    isChosen,
  );
  expect(isChosenAnswer({ ...asked, referrer: `${asked.referrer}mcq-exam?yearId=year-1` })).toBe(false);
});

it('keeps files whose name changes with their content, and no other [NEW-03]', () => {
  for (const path of [
    '/assets/main.0123456789.js',
    '/mfe/mfe-exams/1f2e3d/page.js',
    '/mfe/mfe-x/v1/fonts/a.woff2',
  ]) {
    expect([path, isImmutable(path)]).toEqual([path, true]);
  }
  for (const path of ['/', '/mfe/registry.json', '/worker.js', '/manifest.webmanifest', '/api/courses']) {
    expect([path, isImmutable(path)]).toEqual([path, false]);
  }
});
