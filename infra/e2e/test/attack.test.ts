import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { examPaper } from '../src/faults/stories/exam-paper.ts';
import { createHttpClient, type HttpClient } from '../src/http/http-client.ts';
import { loggedInAdmin, newStudent } from '../src/http/people.ts';
import {
  fetchResource,
  optionalSubjects,
  questionsOf,
  type Attempt,
  type Paper,
} from '../src/http/sit-exam.ts';
import { codeIn, readMailbox, tokenIn, waitForLetter } from '../src/mailbox.ts';
import { startTwoGateways, type TwoGateways } from '../src/two-gateways.ts';
import { until } from '../src/until.ts';

const password = 'a-long-journey-1';
let site: TwoGateways;
let exam: { courseId: string; yearId: string };

beforeAll(async () => {
  site = await startTwoGateways();
  const admin = await loggedInAdmin(site);
  const units = [{ unitName: 'Unit A', years: [{ year: '2025', ...examPaper }] }];
  await admin.send('POST', '/admissioncourse/universities', { name: 'Course', courseCode: 'LOST', units });
  const made = await admin.get<{ _id: string; units: { years: { _id: string }[] }[] }>(
    '/admissioncourse/universities/unitDetails/LOST',
  );
  exam = { courseId: made.body._id, yearId: made.body.units[0]?.years[0]?._id ?? '' };
});
afterAll(() => site?.stop());

/** A client with the cookies of another one: its calls go to the two gateways in turn. */
function withCookiesOf(other: HttpClient): HttpClient {
  const client = site.client();
  for (const [name, value] of other.cookies) client.cookies.set(name, value);
  return client;
}

async function sitting() {
  const { client: first, user, email } = await newStudent(site);
  const client = withCookiesOf(first);
  const enrolment = { studentId: user._id, courseId: exam.courseId, category: 'admissionPrep' };
  expect((await client.send('POST', '/students/student/enroll', enrolment)).status).toBe(201);
  const opened = await until(
    () => client.send<Attempt>('POST', '/exams/attempts', { examKind: 'past-year', examId: exam.yearId }),
    ({ status }) => status === 201 || status === 200,
  );
  const address = `/exams/attempts/${opened.body.attemptId}`;
  const paper = await fetchResource<Paper>(client, opened.body.paperUrl);
  const subjects = optionalSubjects(paper);
  await client.send('PUT', `${address}/subjects`, { subjects });
  const questions = questionsOf(paper, subjects);
  let clientSeq = 0;
  const save = (by: HttpClient) => {
    clientSeq += 1;
    const [question] = questions;
    const answers = [{ questionId: question?._id, selectedOption: question?.options[0]?._id }];
    return by.send<{ savedSeq: number }>('PUT', `${address}/answers`, { answers, clientSeq });
  };
  await until(
    () => save(client),
    () => client.cookies.has('ticket'),
  );
  return { client, user, email, address, paperUrl: opened.body.paperUrl, save };
}

const privateCall = (client: HttpClient) => client.get('/exams/attempts');
const statusesOf = async (calls: readonly Promise<{ status: number }>[]) =>
  (await Promise.all(calls)).map(({ status }) => status);
const times = <Value>(count: number, make: (index: number) => Value) =>
  Array.from({ length: count }, (_, index) => make(index));

describe('when Redis is emptied in mid-exam', () => {
  it('a student goes on to the result, and one who logged out does not come back by a ticket [AUTH-04]', async () => {
    const [student, leaver] = [await sitting(), await sitting()];
    const stolen = withCookiesOf(leaver.client);
    expect((await leaver.client.send('POST', '/auth/logout')).status).toBe(200);
    expect(leaver.client.cookies.has('ticket')).toBe(false);
    await site.emptyRedis();
    const { client } = student;
    // A gateway does not ask again within one second.
    await until(
      () => Promise.all([client, client, stolen, stolen].map(privateCall)),
      (answers) => answers.every(({ status }) => status === 401),
    );

    expect(await statusesOf([student.save(client), student.save(client)])).toEqual([200, 200]);
    expect((await client.get<Attempt>(student.address)).body.status).toBe('open');
    expect((await client.get(student.paperUrl)).status).toBe(200);
    // Public pages, of which the course list is one, work for everybody, with a dead session or without.
    for (const anybody of [client, stolen, site.client()]) {
      expect((await anybody.get('/courses/groups')).status).toBe(200);
    }
    expect((await client.send('POST', `${student.address}/submit`, {})).status).toBe(200);
    expect((await privateCall(client)).status).toBe(401);

    expect((await client.send('POST', '/auth/login', { email: student.email, password })).status).toBe(200);
    expect((await privateCall(client)).status).toBe(200);
    expect(client.cookies.has('ticket')).toBe(false);

    expect((await stolen.get(leaver.address)).status).toBe(401);
    expect((await leaver.save(stolen)).status).toBe(401);
  });
});

describe('while Redis is away', () => {
  it('a gateway that has never met the session takes the exam calls, answers public reads, and refuses the rest', async () => {
    const student = await sitting();
    const elsewhere = createHttpClient(site.otherUrl);
    await site.redis.kill();
    try {
      // The session is replaced: the other gateway has confirmed the first one a moment ago.
      for (const [name, value] of student.client.cookies) elsewhere.cookies.set(name, value);
      elsewhere.cookies.set('sid', 'x'.repeat(43));
      expect((await elsewhere.get(student.address)).status).toBe(200);
      expect((await elsewhere.get('/courses/groups')).status).toBe(200);
      expect((await privateCall(elsewhere)).status).toBe(503);
      expect(elsewhere.cookies.has('sid')).toBe(true);
    } finally {
      await site.redis.restart();
    }
    // A call that is counted: gateways and services have their connections again.
    const visitor = site.client();
    await until(
      () => Promise.all([privateCall(student.client), visitor.send('POST', '/auth/verify', {})]),
      ([called, counted]) => called.status === 200 && counted.status !== 503,
    );
  });
});

describe('under attack through two gateways, before and after Redis is emptied', () => {
  const mailsTo = async (address: string) =>
    (await readMailbox(site.dataDir)).filter(({ to }) => to.includes(address)).length;
  const person = (username: string) => ({
    username,
    name: 'Journey Student',
    email: `${username}@example.com`,
    password,
  });

  /** The calls at once, then Redis emptied, then the calls again; the statuses of both waves. */
  async function twoWaves(call: () => Promise<{ status: number }>): Promise<readonly number[]> {
    const first = await statusesOf(times(20, call));
    await site.emptyRedis();
    return [...first, ...(await statusesOf(times(20, call)))];
  }

  it('five codes are compared, and then not even the right one [AUTH-02]', async () => {
    const form = person('codes');
    const client = site.client();
    expect((await client.send('POST', '/auth/signup', form)).status).toBe(201);
    const code = codeIn(await waitForLetter(site.dataDir, form.email));
    const wrong = code === '000000' ? '111111' : '000000';
    const statuses = await twoWaves(() => client.send('POST', '/auth/verify', { otp: wrong }));
    expect(statuses.filter((status) => status === 422)).toHaveLength(5);
    expect((await client.send('POST', '/auth/verify', { otp: code })).status).toBe(429);
  });

  it('five passwords are compared, and the owner gets in by the mailed link meanwhile [AUTH-03]', async () => {
    const { email } = await newStudent(site);
    const attacker = site.client();
    await attacker.get('/csrf');
    const guess = () => attacker.send('POST', '/auth/login', { email, password: 'not this one' });
    const statuses = await twoWaves(guess);
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(35);

    const owner = site.client();
    expect((await owner.send('POST', '/auth/login', { email, password })).status).toBe(429);
    expect((await owner.send('POST', '/auth/unlock-link', { email })).status).toBeLessThan(300);
    const letter = await until(
      () => waitForLetter(site.dataDir, email),
      ({ raw }) => raw.includes('unlock'),
    );
    const flood = times(20, guess);
    expect((await owner.send('POST', '/auth/unlock', { token: tokenIn(letter, '/unlock') })).status).toBe(
      200,
    );
    expect((await owner.send('POST', '/auth/login', { email, password })).status).toBe(200);
    await Promise.all(flood);
  });

  it('one link and one code a minute are mailed, however many ask [AUTH-08]', async () => {
    const { email } = await newStudent(site);
    const before = await mailsTo(email);
    const visitor = site.client();
    await visitor.get('/csrf');
    await twoWaves(() => visitor.send('POST', '/auth/forgot', { email }));
    await until(
      () => mailsTo(email),
      (count) => count > before,
    );
    const form = person('signups');
    await twoWaves(() => site.client().send('POST', '/auth/signup', form));
    await waitForLetter(site.dataDir, form.email);
    expect(await mailsTo(form.email)).toBe(1);
    expect(await mailsTo(email)).toBe(before + 1);
  });
});
