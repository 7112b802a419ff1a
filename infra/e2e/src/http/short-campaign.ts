import { until } from '../until.ts';
import type { HttpClient } from './http-client.ts';
import type { User } from './people.ts';
import {
  answerOneByOne,
  fetchResource,
  questionsOf,
  type Attempt,
  type Paper,
  type Result,
} from './sit-exam.ts';

interface ShortCampaign {
  readonly _id: string;
  readonly endDate: string;
}

const sums = [
  [2, 3],
  [12, 8],
  [25, 17],
  [40, 60],
] as const;

/**
 * An exam campaign that ends within seconds, so that a test can release its results. Its questions are its own: another
 * campaign that asks the same ones and is not over would hold their key.
 */
export async function openShortCampaign(admin: HttpClient, seconds: number): Promise<ShortCampaign> {
  const sheet = Date.now() % 10_000_000;
  const mcqs = sums.map(([a, b]) => ({
    question: `(${sheet}) ${a} + ${b} = ?`,
    points: 5,
    explanation: `${a} + ${b} = ${a + b}`,
    options: [
      { text: String(a + b), isCorrect: true },
      { text: String(a + b + 1), isCorrect: false },
    ],
  }));
  const created = await admin.send<ShortCampaign>('POST', '/examcampaigns', {
    title: 'সাপ্তাহিক মডেল টেস্ট | Weekly model test',
    description: '<p>গণিতের ছোট মডেল টেস্ট।</p> | <p>A short model test in mathematics.</p>',
    startDate: new Date(Date.now() - 600_000).toISOString(),
    endDate: new Date(Date.now() + seconds * 1000).toISOString(),
    registrationOpen: true,
    exam: {
      timeLimit: 10,
      totalMarks: 20,
      requiredSubjects: 1,
      negativeMarkingPercentage: 25,
      subjects: [{ subjectName: 'গণিত | Mathematics', mandatory: true, mcqs }],
    },
  });
  if (created.status !== 201) throw new Error(`campaign: ${created.status} ${JSON.stringify(created.body)}`);
  return created.body;
}

export interface Candidate {
  readonly client: HttpClient;
  readonly user: User;
  readonly basicInfo: { readonly fullName: string; readonly email: string; readonly mobile: string };
  readonly showsName: boolean;
  /** The number of right answers among the four; the others are wrong. */
  readonly right: number;
}

/** Registers, sits and submits; returns the result, which has no key yet. */
export async function registerAndSit(campaign: ShortCampaign, candidate: Candidate): Promise<Result> {
  const { client, user, basicInfo, showsName, right } = candidate;
  const registered = await client.send('POST', '/examcampaigns/register', {
    campaignId: campaign._id,
    studentId: user._id,
    basicInfo,
    showsName,
  });
  if (registered.status !== 201) throw new Error(`registration: ${JSON.stringify(registered.body)}`);
  const opened = await until(
    () => client.send<Attempt>('POST', '/exams/attempts', { examKind: 'campaign', examId: campaign._id }),
    ({ status }) => status === 201,
  );
  const paper = await fetchResource<Paper>(client, opened.body.paperUrl);
  const choices = questionsOf(paper, opened.body.subjects).map(({ _id, options }, index) => ({
    questionId: _id,
    selectedOption: options[index < right ? 0 : 1]?._id ?? '',
  }));
  await answerOneByOne(client, opened.body, choices);
  return (await client.send<Result>('POST', `/exams/attempts/${opened.body.attemptId}/submit`, {})).body;
}

/** Waits for the end and releases the results. */
export async function releaseWhenOver(admin: HttpClient, { _id }: ShortCampaign): Promise<void> {
  await until(
    () => admin.send('POST', `/examcampaigns/${_id}/release`),
    ({ status }) => status === 200,
    30_000,
  );
}
