import { describe, expect, it } from 'vitest';
import { confirmMovedWindows } from '../src/attempts/use-cases/confirm-moved-windows.ts';
import type { MistakeWaits } from '../src/mistakes/index.ts';
import { collectReleased } from '../src/mistakes/use-cases/collect-released.ts';
import type { PaperHead, Papers } from '../src/papers/index.ts';
import { listOf, startExams } from './support/exams-service.ts';

const correction = (questionId: string) => ({
  change: { kind: 'void', questionId },
  reason: 'The book says so.',
  keyVersion: 1,
});

describe('a job that fails for one paper', () => {
  it('marks the attempts of the others again', async () => {
    await using exams = await startExams();
    const { attemptId } = (await exams.student.start({ subjects: ['Maths'] })).body;
    await exams.student.submit(attemptId, { answers: listOf({ p1: 'p1-a' }) });
    await exams.admin.post('/exams/papers/exam1/key-corrections', correction('p1'));
    await exams.admin.post('/exams/papers/year1/key-corrections', correction('p2'));
    const stored = exams.platform.documents.collection<{ _id: string }>('attempts');
    const broken = { _id: 'broken', examId: 'exam1', status: 'submitted', outcome: {}, paperVersion: 1 };
    await stored.insertOne(broken);
    await expect(exams.runJob('remark-attempts')).rejects.toThrow('undefined');
    expect((await exams.student.result(attemptId)).body.score).toBe(2);
  });

  it('confirms the moved windows of the others', async () => {
    const confirmed: string[] = [];
    const heads = ['exam1', 'exam2', 'exam3'].map((paperId) => ({ paperId })) as unknown as PaperHead[];
    const papers = {
      headsMovedBefore: async () => heads,
      confirmWindow: async ({ paperId }: PaperHead) => void confirmed.push(paperId),
    } as unknown as Papers;
    const followWindow = async ({ paperId }: PaperHead) => {
      if (paperId === 'exam1') throw new Error('no deadline was moved');
    };
    const run = confirmMovedWindows({ papers, followWindow, now: () => 0 });
    await expect(run()).rejects.toThrow('no deadline was moved');
    expect(confirmed).toEqual(['exam2', 'exam3']);
  });

  it('collects the mistakes of the others', async () => {
    const done: string[] = [];
    const run = collectReleased({
      deskAttempts: {
        submittedIn: async (examId) => {
          if (examId === 'exam1') throw new Error('its attempts cannot be read');
          return [];
        },
      },
      papers: { head: async (paperId) => ({ paperId }) as PaperHead },
      mistakeWaits: {
        exams: async () => ['exam1', 'exam2'].map((examId) => ({ examId, lastAttemptId: '' })),
        done: async (examId: string) => void done.push(examId),
      } as unknown as MistakeWaits,
      isKeyReleased: async () => true,
      collect: async () => undefined,
      now: () => 0,
    });
    await expect(run()).rejects.toThrow('its attempts cannot be read');
    expect(done).toEqual(['exam2']);
  });
});
