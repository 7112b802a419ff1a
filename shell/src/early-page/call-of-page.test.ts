import { describe, expect, it } from 'vitest';
import { callOfPage } from './call-of-page.ts';

function callAt(path: string, answer: string | undefined, address: string): string | undefined {
  const { pathname, search } = new URL(address, 'https://school.example');
  const route = { remote: 'mfe-x', path, access: 'visitor' as const, ...(answer !== undefined && { answer }) };
  return callOfPage(route, { pathname, search });
}

describe('the call that a page makes first', () => {
  it.each<[string, string | undefined, string, string | undefined]>([
    ['/courses', '/list?page=1', '/courses', '/list?page=1'],
    ['/exams/take/:examId', '/papers/:examId', '/exams/take/e1', '/papers/e1'],
    ['/units/:code/exam', '/papers/:yearId', '/units/MED/exam?yearId=y1&unitId=u1', '/papers/y1'],
    ['/units/:code/exam', '/:code/:yearId', '/units/MED/exam?yearId=a/b', '/MED/a%2Fb'],
  ])('of %s by %s at %s is %s', (path, answer, address, call) => {
    expect(callAt(path, answer, address)).toBe(call);
  });

  it('is not sent where the page names none, a parameter is missing, or the query asks for something else', () => {
    expect(callAt('/courses', undefined, '/courses')).toBeUndefined();
    expect(callAt('/units/:code/exam', '/papers/:yearId', '/units/MED/exam')).toBeUndefined();
    expect(callAt('/courses', '/list?page=1', '/courses?page=2')).toBeUndefined();
  });
});
