import type { AttemptAnswer, StudentPaper } from '@pathshala/svc-exams-contract/http';
import { isApiError } from '@pathshala/web-kit/api-error';
import type { ExamCalls } from './exam-calls.ts';

/** An attempt and the paper that it is sat on. */
export interface OpenedExam {
  readonly attempt: AttemptAnswer;
  readonly paper: StudentPaper;
}

/**
 * Waits for the call that starts or reads the attempt, and fetches the paper at the address that the overview named
 * beside it. The attempt has the last word: the author may have published another version since.
 */
export async function openExam(
  calls: Pick<ExamCalls, 'paper'>,
  call: Promise<AttemptAnswer>,
  expectedUrl: string | null,
): Promise<OpenedExam> {
  const expected = expectedUrl === null ? null : earlyPaper(calls, expectedUrl);
  const attempt = await call;
  const early = attempt.paperUrl === expectedUrl ? await expected : null;
  return { attempt, paper: early ?? (await calls.paper(attempt.paperUrl)) };
}

interface AttemptToResume {
  readonly attemptId: string;
  readonly examKind: string;
  readonly examId: string;
}

/** The open attempt, on this device from now on. One that was submitted meanwhile is not started again. */
export async function resumedAttempt(
  calls: Pick<ExamCalls, 'read' | 'start'>,
  { attemptId, examKind, examId }: AttemptToResume,
): Promise<AttemptAnswer> {
  const attempt = await calls.read(attemptId);
  if (attempt.isHere || attempt.resultId !== null) return attempt;
  return calls.start({ examKind, examId, subjects: attempt.subjects });
}

/** null: refused or failed before the attempt existed; it is fetched again after it. */
async function earlyPaper(calls: Pick<ExamCalls, 'paper'>, url: string): Promise<StudentPaper | null> {
  try {
    return await calls.paper(url);
  } catch (error) {
    if (isApiError(error)) return null;
    throw error;
  }
}
