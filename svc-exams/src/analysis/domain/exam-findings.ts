import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { Finding } from './findings.ts';

/** A review of the question that left its key unchanged. */
interface FindingReview {
  /** ISO 8601. */
  readonly at: string;
  readonly byId: string | null;
  readonly by: string | null;
}

/** A question whose findings put it in doubt. */
interface DoubtfulQuestion {
  readonly questionId: string;
  readonly findings: readonly Finding[];
  /** null: not reviewed yet. */
  readonly review: FindingReview | null;
}

/** The questions in doubt of one exam, found once after its end for each version of its key. */
export interface ExamFindings {
  /** The paper's id. */
  readonly _id: string;
  readonly title: string;
  /** The version by which the questions were found; 0: not analysed yet. */
  readonly keyVersion: number;
  /** ISO 8601; null: not analysed yet. */
  readonly madeAt: string | null;
  /** In the order of the paper. */
  readonly questions: readonly DoubtfulQuestion[];
  /** `open`: a question waits for a review. */
  readonly state: 'open' | 'settled';
  /** The time from which a process may analyse the exam; epoch milliseconds, null: no analysis is due. */
  readonly dueAt: number | null;
}

export function firstFindings(exam: Pick<ExamFindings, '_id' | 'title'>, now: number): ExamFindings {
  return { ...exam, keyVersion: 0, madeAt: null, questions: [], state: 'settled', dueAt: now };
}

/** Reserves the analysis of the exam for one process until `until`; null: another process has it, or none is due. */
export function claimFindings(
  stored: ExamFindings,
  { now, until }: { readonly now: number; readonly until: number },
): ExamFindings | null {
  return stored.dueAt === null || stored.dueAt > now ? null : { ...stored, dueAt: until };
}

export interface Found extends Pick<ExamFindings, 'title' | 'keyVersion'> {
  readonly questions: readonly Omit<DoubtfulQuestion, 'review'>[];
  /** Ids of the questions whose key was corrected since the findings that are stored. */
  readonly corrected: ReadonlySet<string>;
  /** ISO 8601. */
  readonly madeAt: string;
  /** The `dueAt` of the claim. */
  readonly claim: number;
}

/** Stores the findings. A review stays as long as the key of its question does. A correction since the claim leaves the exam due. */
export function foundInExam(stored: ExamFindings, found: Found): ExamFindings {
  const { title, keyVersion, madeAt, corrected, claim } = found;
  const reviews = new Map(stored.questions.map(({ questionId, review }) => [questionId, review]));
  const questions = found.questions.map((question) => {
    const { questionId } = question;
    return { ...question, review: corrected.has(questionId) ? null : (reviews.get(questionId) ?? null) };
  });
  const dueAt = stored.dueAt === claim ? null : stored.dueAt;
  return { ...stored, title, keyVersion, madeAt, dueAt, ...withState(questions) };
}

/** Makes a new analysis due after a change of the key. null: this version was analysed. */
export function keyChanged(
  stored: ExamFindings,
  { keyVersion, now }: { readonly keyVersion: number; readonly now: number },
): ExamFindings | null {
  return stored.keyVersion >= keyVersion ? null : { ...stored, dueAt: now };
}

export interface Reviewing {
  readonly questionId: string;
  /** null withdraws the review. */
  readonly review: FindingReview | null;
  /** The version of the key that the reader saw. */
  readonly keyVersion: number;
}

export function reviewQuestion(stored: ExamFindings, reviewing: Reviewing): ExamFindings {
  const { questionId, review, keyVersion } = reviewing;
  if (stored.keyVersion !== keyVersion) throw new DomainError('conflict', 'exams.key-corrected-meanwhile');
  if (stored.questions.every((question) => question.questionId !== questionId)) {
    throw new DomainError('not-found', 'exams.finding-not-found');
  }
  const questions = stored.questions.map((question) =>
    question.questionId === questionId ? { ...question, review } : question,
  );
  return { ...stored, ...withState(questions) };
}

function withState(questions: readonly DoubtfulQuestion[]): Pick<ExamFindings, 'questions' | 'state'> {
  const isOpen = questions.some(({ review }) => review === null);
  return { questions, state: isOpen ? 'open' : 'settled' };
}
