import { admin } from '../admin.ts';
import { examPaper } from '../faults/stories/exam-paper.ts';
import { createHttpClient, type HttpClient } from '../http/http-client.ts';
import { until } from '../until.ts';
import type { ChaosSite } from './chaos-site.ts';

interface Course {
  readonly _id: string;
  readonly rev: number;
  readonly units: readonly {
    readonly years: readonly { readonly _id: string; readonly timeLimit: number }[];
  }[];
}

/** Longer than any clock of a run jumps ahead: attempts stay open. */
const timeLimit = 600;

/** The administrator of the run: one course with a past year, and campaigns that end within seconds. */
export interface ExamAuthor {
  readonly courseId: string;
  readonly yearId: string;
  edit(): Promise<void>;
  /** Returns the id of a campaign that ends so many milliseconds from now, by the product's clock. */
  openCampaign(endsAt: number): Promise<string>;
}

export async function prepareExam(site: ChaosSite): Promise<ExamAuthor> {
  const head = createHttpClient(() => site.gateways[0]?.url ?? '');
  await logIn(head);
  const units = [{ unitName: 'Unit A', years: [{ year: '2025', ...examPaper, timeLimit }] }];
  const made = await head.send<Course>('POST', '/admissioncourse/universities', {
    name: 'Course',
    courseCode: 'CHAOS',
    units,
  });
  if (made.status !== 201) throw new Error(`the course: ${made.status} ${JSON.stringify(made.body)}`);
  const courseId = made.body._id;
  let campaigns = 0;
  return {
    courseId,
    yearId: made.body.units[0]?.years[0]?._id ?? '',
    edit: () => edit(head, courseId),
    async openCampaign(endsAt) {
      campaigns += 1;
      return openCampaign(head, { endsAt, number: campaigns });
    },
  };
}

const logIn = (head: HttpClient) =>
  until(
    () => head.send('POST', '/auth/login', admin),
    ({ status }) => status === 200,
    30_000,
  );

/** Another time limit: a new version of the paper. The sessions of administrators can be lost, too. */
async function edit(head: HttpClient, courseId: string): Promise<void> {
  const path = `/admissioncourse/universities/${courseId}`;
  await until(
    async () => {
      const { status, body } = await head.get<Course>(path);
      if (status !== 200 || body.rev === undefined) {
        await logIn(head);
        return 0;
      }
      const units = body.units.map((unit) => ({
        ...unit,
        years: unit.years.map((year) => ({ ...year, timeLimit: 1090 - year.timeLimit })),
      }));
      return (await head.send('PUT', path, { ...body, units })).status;
    },
    (status) => status === 200,
    60_000,
  );
}

/** Its questions are its own: another exam that asks the same ones would hold their key. */
async function openCampaign(
  head: HttpClient,
  { endsAt, number }: { endsAt: number; number: number },
): Promise<string> {
  const subjects = examPaper.subjects.map((subject) => ({
    ...subject,
    mcqs: subject.mcqs.map((mcq) => ({ ...mcq, question: `(${number}) ${mcq.question}` })),
  }));
  const made = await until(
    async () => {
      const answer = await head.send<{ _id: string }>('POST', '/examcampaigns', {
        title: `Campaign ${number}`,
        startDate: new Date(endsAt - 3_600_000).toISOString(),
        endDate: new Date(endsAt).toISOString(),
        registrationOpen: true,
        maxParticipants: 0,
        exam: { title: 'An exam', ...examPaper, subjects },
      });
      if (answer.status === 401 || answer.status === 403) await logIn(head);
      return answer;
    },
    ({ status }) => status === 201,
    60_000,
  );
  return made.body._id;
}
