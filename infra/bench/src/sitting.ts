import { Connection, textOf, type RawAnswer } from './connection.ts';
import { cookieIn, expectStatus, overConnections, requestOf, type Player } from './player.ts';

export interface OpenAttempt {
  readonly player: Player;
  readonly attemptId: string;
  /** A path of the API. */
  readonly paperUrl: string;
  readonly questions: readonly {
    readonly _id: string;
    readonly options: readonly { readonly _id: string }[];
  }[];
}

/** A connection of either version of HTTP. */
type Sender = Pick<Connection, 'send'>;

interface Listed {
  readonly items: readonly {
    readonly _id: string;
    readonly courseCode: string;
    readonly yearCount: number;
  }[];
}

interface YearOverview {
  readonly _id: string;
  readonly requiredSubjects: number;
  readonly subjects: readonly { readonly subjectName: string; readonly mandatory: boolean }[];
}

interface PastYear {
  readonly courseId: string;
  readonly courseCode: string;
}

async function findPastYear(port: number, player: Player): Promise<PastYear> {
  const connection = await Connection.open(port);
  const path = '/admissioncourse/universities?price=free&pageSize=100';
  const answer = await connection.send(requestOf(player, { method: 'GET', path }));
  const { items } = JSON.parse(textOf(answer)) as Listed;
  connection.close();
  const course = items.find(({ yearCount }) => yearCount > 0);
  if (!course) throw new Error('the sample has no free course with past years');
  return { courseId: course._id, courseCode: course.courseCode };
}

/** Enrols everybody in a free course and answers its first past year. */
export async function enrolAll(port: number, players: readonly Player[]): Promise<Exam> {
  const [first] = players;
  if (!first) throw new Error('nobody to enrol');
  const { courseId, courseCode } = await findPastYear(port, first);
  await overConnections({ port, connections: 32 }, players, async (connection, player) => {
    const body = { studentId: player.id, courseId, category: 'admissionPrep' };
    expectStatus(
      await connection.send(requestOf(player, { method: 'POST', path: '/students/student/enroll', body })),
      201,
      409,
    );
  });
  const connection = await Connection.open(port);
  const path = `/admissioncourse/universities/unitDetails/${courseCode}`;
  const details = await connection.send(requestOf(first, { method: 'GET', path }));
  const list = JSON.parse(textOf(details)) as {
    units: { years: YearOverview[] }[];
  };
  connection.close();
  const year = list.units[0]?.years[0];
  if (!year) throw new Error('the sample course has no past year');
  const mandatory = year.subjects.filter((subject) => subject.mandatory).length;
  const optional = year.subjects
    .filter((subject) => !subject.mandatory)
    .map(({ subjectName }) => subjectName);
  return { yearId: year._id, subjects: optional.slice(0, year.requiredSubjects - mandatory) };
}

/** A past year with the optional subject that this student chose. */
export interface Exam {
  readonly yearId: string;
  readonly subjects: readonly string[];
}

/** The name of the browser as an exam page states it. */
const device = '5f0c2a8e-6b1d-4a57-9c3e-2d7f81b0a946';

export const startRequest = (player: Player, { yearId, subjects }: Exam) =>
  requestOf(player, {
    method: 'POST',
    path: '/exams/attempts',
    body: { examKind: 'past-year', examId: yearId, subjects, device },
  });

/** Starts the exam; an enrolment that has not reached the exam service yet is waited for. */
export async function startAttempt(connection: Sender, player: Player, exam: Exam): Promise<OpenAttempt> {
  const request = startRequest(player, exam);
  let answer = await connection.send(request);
  for (let tries = 0; answer.status === 403 && tries < 400; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 25));
    answer = await connection.send(request);
  }
  return withPaper(connection, player, answer);
}

/** The attempt that the start answered, with the questions of its paper, which is fetched over the same connection. */
async function withPaper(connection: Sender, player: Player, started: RawAnswer): Promise<OpenAttempt> {
  const paper = await connection.send(resourceRequest(player, startedOf(started).paperUrl));
  return openedAttempt(player, started, paper);
}

interface Started {
  readonly attemptId: string;
  readonly paperUrl: string;
  readonly subjects: readonly string[];
}

export function startedOf(answer: RawAnswer): Started {
  return JSON.parse(textOf(expectStatus(answer, 200, 201))) as Started;
}

export function openedAttempt(player: Player, started: RawAnswer, paperAnswer: RawAnswer): OpenAttempt {
  const { attemptId, paperUrl, subjects } = startedOf(started);
  const paper = JSON.parse(textOf(expectStatus(paperAnswer, 200))) as {
    subjects: { subjectName: string; mandatory: boolean; mcqs: OpenAttempt['questions'] }[];
  };
  const questions = paper.subjects
    .filter(({ mandatory, subjectName }) => mandatory || subjects.includes(subjectName))
    .flatMap(({ mcqs }) => mcqs);
  const ticket = cookieIn(started, 'ticket');
  return { player: ticket === undefined ? player : { ...player, ticket }, attemptId, paperUrl, questions };
}

/** A paper or a key, by the address that another answer named. */
export const resourceRequest = (player: Player, path: string) => requestOf(player, { method: 'GET', path });

/** One answer saved, the `seq`-th of its attempt, with everything that the exam page sends beside it. */
export function saveRequest({ player, attemptId, questions }: OpenAttempt, seq: number): string {
  const question = questions[seq % questions.length];
  const option = question?.options[seq % question.options.length];
  const answers = [{ questionId: question?._id, selectedOption: option?._id }];
  const spent = [{ questionId: question?._id, seconds: 20 + (seq % 60) }];
  return requestOf(player, {
    method: 'PUT',
    path: `/exams/attempts/${attemptId}/answers`,
    body: { clientSeq: seq, answers, spent, device },
  });
}

export function submitRequest({ player, attemptId }: OpenAttempt): string {
  return requestOf(player, {
    method: 'POST',
    path: `/exams/attempts/${attemptId}/submit`,
    body: { auto: false, answers: [] },
  });
}
