import { setTimeout as wait } from 'node:timers/promises';
import { admin } from '../admin.ts';
import { createHttpClient } from '../http/http-client.ts';
import { loggedInAdmin } from '../http/people.ts';
import { fetchResource, optionalSubjects, questionsOf, type Attempt, type Paper } from '../http/sit-exam.ts';
import { until } from '../until.ts';
import { examPaper } from './stories/exam-paper.ts';

interface Course {
  readonly _id: string;
  readonly units: readonly { readonly years: readonly { readonly _id: string }[] }[];
}

/** A course whose past year can be sat. */
export async function makeExam(url: string) {
  const head = await loggedInAdmin({ url, dataDir: '', admin });
  const units = [{ unitName: 'Unit A', years: [{ year: '2025', ...examPaper }] }];
  const form = { name: 'Two machines', courseCode: 'TWO', units };
  const { status } = await head.send('POST', '/admissioncourse/universities', form);
  if (status !== 201) throw new Error(`the course could not be made: ${status}`);
  const { body } = await head.get<Course>('/admissioncourse/universities/unitDetails/TWO');
  return { courseId: body._id, examId: body.units[0]?.years[0]?._id ?? '' };
}

interface Save {
  readonly seq: number;
  readonly at: number;
}

/** A student who saves an answer every moment, and repeats what was not acknowledged: as the page does, without a click. */
export class Sitting {
  readonly acknowledged: Save[] = [];
  /** The number that the site knew when the student was back, before anything was repeated. */
  foundAfterwards: number | null = null;
  servedAt: number | null = null;
  readonly #client;
  #seq = 0;
  #address = '';
  #questions: readonly { readonly _id: string; readonly options: readonly { readonly _id: string }[] }[] = [];
  #isOver = false;

  constructor(sid: string, url: () => string) {
    this.#client = createHttpClient(url);
    this.#client.cookies.set('sid', sid);
  }

  async begin(studentId: string, { courseId, examId }: Awaited<ReturnType<typeof makeExam>>): Promise<void> {
    const enrolment = { studentId, courseId, category: 'admissionPrep' };
    const enrol = () => this.#client.send('POST', '/students/student/enroll', enrolment);
    await until(enrol, ({ status }) => status === 201 || status === 409, 60_000);
    const open = () =>
      this.#client.send<Attempt>('POST', '/exams/attempts', { examKind: 'past-year', examId });
    const { body } = await until(open, ({ status }) => status === 201 || status === 200, 60_000);
    const paper = await fetchResource<Paper>(this.#client, body.paperUrl);
    const subjects = optionalSubjects(paper);
    this.#questions = questionsOf(paper, subjects);
    this.#address = `/exams/attempts/${body.attemptId}`;
    await this.#client.send('PUT', `${this.#address}/subjects`, { subjects });
  }

  end(): void {
    this.#isOver = true;
  }

  async save(pauseMs: number): Promise<void> {
    while (!this.#isOver) {
      this.#seq += 1;
      await this.#saveOne();
      await wait(pauseMs);
    }
  }

  async saveSome(count: number): Promise<void> {
    for (let n = 0; n < count; n += 1) {
      this.#seq += 1;
      await this.#saveOne();
    }
  }

  async #saveOne(): Promise<void> {
    const question = this.#questions[this.#seq % this.#questions.length];
    const selectedOption = question?.options[this.#seq % 2]?._id;
    const body = { answers: [{ questionId: question?._id, selectedOption }], clientSeq: this.#seq };
    for (let tries = 0; ; tries += 1) {
      const isAccepted = await this.#send(body).catch(() => false);
      if (isAccepted) break;
      if (tries === 0) await this.#lookAfterwards();
      await wait(100);
    }
    this.acknowledged.push({ seq: this.#seq, at: Date.now() });
  }

  async #send(body: unknown): Promise<boolean> {
    const { status } = await this.#client.send('PUT', `${this.#address}/answers`, body);
    if (status === 200) this.servedAt ??= this.foundAfterwards === null ? null : Date.now();
    return status === 200;
  }

  async #lookAfterwards(): Promise<void> {
    const look = () => this.#client.get<Attempt>(this.#address).catch(() => ({ status: 0, body: null }));
    const { body } = await until(look, ({ status }) => status === 200, 60_000);
    this.foundAfterwards ??= body?.savedSeq ?? 0;
  }

  async submit(): Promise<number> {
    return (await this.#client.send('POST', `${this.#address}/submit`, {})).status;
  }
}
