import { describe, expect, it } from 'vitest';
import { callOfPage } from './call-of-page.ts';

function callAt(path: string, answer: string | undefined, address: string): string | undefined {
  const { pathname, search } = new URL(address, 'https://school.example');
  const route = {
    remote: 'mfe-x',
    path,
    access: 'visitor' as const,
    ...(answer !== undefined && { answer }),
  };
  return callOfPage(route, { pathname, search });
}

describe('the call that a page makes first', () => {
  it.each([
    { path: '/courses', answer: '/list?page=1', at: '/courses', call: '/list?page=1' },
    { path: '/exams/take/:examId', answer: '/papers/:examId', at: '/exams/take/e1', call: '/papers/e1' },
    {
      path: '/:code/exam',
      answer: '/papers/:yearId',
      at: '/MED/exam?yearId=y1&unitId=u1',
      call: '/papers/y1',
    },
    { path: '/:code/exam', answer: '/:code/:yearId', at: '/MED/exam?yearId=a/b', call: '/MED/a%2Fb' },
  ])('of $path by $answer at $at is $call', ({ path, answer, at, call }) => {
    expect(callAt(path, answer, at)).toBe(call);
  });

  it('is not sent where the page names none, a parameter is missing, or the query asks for something else', () => {
    expect(callAt('/courses', undefined, '/courses')).toBeUndefined();
    expect(callAt('/units/:code/exam', '/papers/:yearId', '/units/MED/exam')).toBeUndefined();
    expect(callAt('/courses', '/list?page=1', '/courses?page=2')).toBeUndefined();
  });
});
