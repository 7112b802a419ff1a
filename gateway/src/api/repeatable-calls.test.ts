import { describe, expect, it } from 'vitest';
import type { DeclaredRoute } from './declared-calls.ts';
import { repeatableCallsOf } from './repeatable-calls.ts';

const routes: readonly DeclaredRoute[] = [
  { method: 'put', path: '/exams/attempts/{id}/answers', repeatable: true },
  { method: 'post', path: '/exams/attempts' },
  { method: 'get', path: '/auth/logout', changesState: true },
];

describe('the calls that may be sent again', () => {
  const isRepeatable = repeatableCallsOf(routes);

  it.each([
    ['GET', '/courses?page=2'],
    ['HEAD', '/courses'],
    ['PUT', '/exams/attempts/a1/answers'],
    ['PUT', '/Exams/attempts/a1/answers/?x=1'],
  ])('are reads and what its contract declares: %s %s', (method, path) => {
    expect(isRepeatable(method, path)).toBe(true);
  });

  it.each([
    ['POST', '/exams/attempts'],
    ['POST', '/exams/attempts/a1/answers'],
    ['PUT', '/exams/attempts/a1/b/answers'],
    ['PUT', '/more/exams/attempts/a1/answers'],
    ['GET', '/auth/logout'],
    ['DELETE', '/courses'],
  ])('are no others: %s %s', (method, path) => {
    expect(isRepeatable(method, path)).toBe(false);
  });
});
