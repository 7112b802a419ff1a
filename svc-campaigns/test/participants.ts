import { examSubmitted } from '@pathshala/svc-exams-contract/events';
import { expect } from 'vitest';
import type { NameShown } from '../src/registrations/index.ts';
import { accountOf, admin, examCampaign, person, type Campaigns } from './service.ts';

/** Registers the account of `person(n)` for an exam campaign. */
export async function registerAccount(
  { client }: Campaigns,
  n: number,
  form: { readonly campaignId: string; readonly showsName?: boolean; readonly nameShown?: NameShown },
): Promise<void> {
  const body = { ...form, studentId: accountOf(n).userId, basicInfo: person(n) };
  const answer = await client.as(accountOf(n)).post('/examcampaigns/register', body);
  expect(answer.status).toBe(201);
}

/** A campaign without an exam, by default with the window of `examCampaign()`. Returns its path. */
export async function createGeneralCampaign({ client }: Campaigns, change: object = {}): Promise<string> {
  const { exam: _exam, ...general } = examCampaign({ ...change });
  const made = await client.as(admin).post<{ _id: string }>('/campaign/campaigns', general);
  expect(made.status).toBe(201);
  return `/campaign/campaigns/${made.body._id}`;
}

export interface SubmittedExam {
  readonly campaignId: string;
  readonly studentId: string;
  readonly score?: number;
  readonly seconds?: number;
  readonly attemptNo?: number;
  readonly scoreVersion?: number;
  /** Marks by subject. */
  readonly subjects?: Readonly<Record<string, number>>;
}

/** svc-exams publishes the result of an attempt. */
export function emitSubmitted(service: Campaigns, exam: SubmittedExam): Promise<string> {
  const { campaignId, studentId, score = 10, seconds = 60, attemptNo = 1, scoreVersion = 1 } = exam;
  const subjects = Object.entries(exam.subjects ?? {}).map(([subjectName, marks]) => ({
    subjectName,
    score: marks,
    correct: 1,
    wrong: 0,
    blank: 0,
  }));
  const attemptId = `attempt-${studentId}-${attemptNo}`;
  return service.emit(examSubmitted, {
    attemptId,
    resultId: attemptId,
    studentId,
    examKind: 'campaign',
    examId: campaignId,
    courseId: null,
    unitId: null,
    title: 'Model test',
    attemptNo,
    counts: attemptNo === 1,
    score,
    totalMarks: 30,
    correct: 10,
    wrong: 2,
    blank: 0,
    ...(subjects.length === 0 ? {} : { subjects }),
    durationMs: seconds * 1000,
    dateTaken: '2026-02-01T07:00:00.000Z',
    submittedAt: '2026-02-01T07:01:00.000Z',
    scoreVersion,
  });
}
