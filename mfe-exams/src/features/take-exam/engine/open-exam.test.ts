import type { AttemptAnswer, StudentPaper } from '@pathshala/svc-exams-contract/http';
import { refusal } from '@pathshala/web-kit/testing';
import { describe, expect, it } from 'vitest';
import { openExam } from './open-exam.ts';

const attemptOn = (paperUrl: string) => ({ attemptId: 'a1', paperUrl }) as AttemptAnswer;
const first = { title: 'First' } as StudentPaper;
const second = { title: 'Second' } as StudentPaper;

/** Refuses as many of the first calls. */
function callsThatRefuse(times: number) {
  const asked: string[] = [];
  const paper = async (url: string): Promise<StudentPaper> => {
    asked.push(url);
    if (asked.length <= times) throw refusal(403, 'exams.not-open-yet', 'Not yet.');
    return url === '/papers/1' ? first : second;
  };
  return { asked, paper };
}

describe('opening an exam', () => {
  it('fetches the paper beside the start, once', async () => {
    const calls = callsThatRefuse(0);
    const start = Promise.withResolvers<AttemptAnswer>();
    const opening = openExam(calls, start.promise, '/papers/1');
    expect(calls.asked).toEqual(['/papers/1']);
    start.resolve(attemptOn('/papers/1'));
    expect(await opening).toEqual({ attempt: attemptOn('/papers/1'), paper: first });
    expect(calls.asked).toHaveLength(1);
  });

  it('takes the paper of the attempt where the overview named another or none', async () => {
    for (const expected of ['/papers/1', null]) {
      const { paper } = await openExam(callsThatRefuse(0), Promise.resolve(attemptOn('/papers/2')), expected);
      expect(paper).toBe(second);
    }
  });

  it('asks again once the attempt is there, and fails as that call does', async () => {
    const started = () => Promise.resolve(attemptOn('/papers/1'));
    expect((await openExam(callsThatRefuse(1), started(), '/papers/1')).paper).toBe(first);
    await expect(openExam(callsThatRefuse(2), started(), '/papers/1')).rejects.toMatchObject({ status: 403 });
  });

  it('fails as the start does', async () => {
    const refused = Promise.reject(refusal(409, 'exams.already-sat', 'Once only.'));
    await expect(openExam(callsThatRefuse(0), refused, '/papers/1')).rejects.toMatchObject({ status: 409 });
  });
});
