import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tokenIn, waitForLetter } from '../mailbox.ts';
import { until } from '../until.ts';
import { createHttpClient, type HttpClient } from './http-client.ts';
import { loggedInAdmin, newStudent, type SiteUnderTest, type User } from './people.ts';
import { describeParticipantJourney } from './participant-journey.ts';
import { openShortCampaign, registerAndSit, releaseWhenOver } from './short-campaign.ts';
import { startTraceCollector, type ReceivedSpan, type TraceCollector } from './trace-collector.ts';
import { watchAttempt, watchDesk } from './watch-desk.ts';
import {
  answerOneByOne,
  fetchResource,
  optionalSubjects,
  questionsOf,
  type Attempt,
  type Paper,
  type PaperKey,
  type Result,
} from './sit-exam.ts';

interface Listed<Item> {
  readonly items: readonly Item[];
  readonly total: number;
}

interface UnitList {
  readonly units: readonly { readonly _id: string; readonly years: readonly { readonly _id: string }[] }[];
}

/** The journeys that must work in every mode: defined once, run in each. */
export function describeJourneys(
  name: string,
  open: (env: Readonly<Record<string, string>>) => Promise<SiteUnderTest & { stop(): Promise<void> }>,
): void {
  describe(`journeys over HTTP, ${name}`, () => {
    let site: SiteUnderTest & { stop(): Promise<void> };
    let traces: TraceCollector;
    beforeAll(async () => {
      traces = await startTraceCollector();
      site = await open(traces.env);
    });
    afterAll(async () => {
      await site.stop();
      traces.stop();
    });

    it('one trace holds what gateway, service and store did and the events that followed [OPS-01]', async () => {
      const { client, user } = await newStudent(site);
      const course = await freeCourse(client);
      const body = { studentId: user._id, courseId: course._id, category: 'admissionPrep' };
      await client.send('POST', '/students/student/enroll', body);
      const event = 'catalog.student.enrolled.v1';
      // A span arrives after those inside it.
      const spans = await until(
        async () => traces.traceWith('post /students/student/enroll'),
        (all) =>
          all.filter(({ name }) => name === `consume ${event}`).length >= 2 && rootsOf(all).length === 1,
      );
      expect(rootsOf(spans)).toEqual(['POST svc-catalog']);
      expect(spans.map((span) => span.name)).toEqual(
        expect.arrayContaining([
          'post /students/student/enroll',
          expect.stringMatching(/^(?:insertOne|updateOne) enrolments$/u),
          `publish ${event}`,
        ]),
      );
    });

    it('a visitor becomes a student, enrols, sits a past year, reloads in the middle, and sees score, answers and dashboard [STU-04 EVT-01]', async () => {
      const { client, user } = await newStudent(site);
      const { yearId, unitId } = await enrolInFreeCourse(client, user);
      const start = { examKind: 'past-year', examId: yearId };
      const opened = await until(
        () => client.send<Attempt>('POST', '/exams/attempts', start),
        ({ status }) => status === 201,
      );
      const paper = await fetchResource<Paper>(client, opened.body.paperUrl);
      const chosen = optionalSubjects(paper);
      await client.send('PUT', `/exams/attempts/${opened.body.attemptId}/subjects`, { subjects: chosen });
      expect(JSON.stringify([opened.body, paper])).not.toMatch(/isCorrect|explanation/u);

      const questions = questionsOf(paper, chosen);
      const choices = questions.slice(0, 12).map((question, index) => ({
        questionId: question._id,
        selectedOption: question.options[index % 2]?._id ?? '',
      }));
      await answerOneByOne(client, opened.body, choices);
      const again = await client.get<Attempt>(`/exams/attempts/${opened.body.attemptId}`);
      expect(again.body.answers).toHaveLength(12);
      expect(again.body).toMatchObject({
        subjects: chosen,
        deadlineAt: opened.body.deadlineAt,
        savedSeq: 12,
      });
      expect(again.body.answers).toEqual(expect.arrayContaining(choices));

      const submitted = await client.send<Result>(
        'POST',
        `/exams/attempts/${opened.body.attemptId}/submit`,
        {},
      );
      expect(submitted.status).toBe(200);
      const key = await fetchResource<PaperKey>(client, submitted.body.keyUrl);
      expectHonestScore(submitted.body, { paper, key, asked: questions.length });
      const repeated = await client.send<Result>(
        'POST',
        `/exams/attempts/${opened.body.attemptId}/submit`,
        {},
      );
      expect(repeated.body.score).toBe(submitted.body.score);

      const unit = await client.get(`/exams/exam-results/student/${user._id}/unit/${unitId}`);
      expect(unit.body).toMatchObject({ years: [{ yearId, score: submitted.body.score }] });
      const dashboard = await until(
        () => client.get<{ recentResults: { score: number }[]; courses: unknown[] }>('/students/dashboard'),
        ({ body }) => body.recentResults?.length === 1 && body.courses?.length === 1,
      );
      expect(dashboard.body.recentResults[0]?.score).toBe(submitted.body.score);
    });

    it('a visitor registers for the running exam campaign, is sent a confirmation, joins an account and sits the exam [CMP-04 CMP-05]', async () => {
      const visitor = createHttpClient(site.url);
      const running = await visitor.get<Listed<{ _id: string; title: string }>>(
        '/examcampaigns?phase=running',
      );
      const campaignId = running.body.items[0]?._id ?? '';
      const { client, user, email } = await newStudent(site);
      const body = {
        campaignId,
        basicInfo: { fullName: 'Journey Visitor', email, mobile: mobileFor(user._id) },
      };
      const registered = await visitor.send<{ registration: { status: string; rollNumber: string } }>(
        'POST',
        '/examcampaigns/register',
        body,
      );
      expect([registered.status, registered.body.registration.status]).toEqual([201, 'registered']);
      expect((await visitor.send('POST', '/examcampaigns/register', body)).status).toBe(409);
      const letter = await until(
        () => waitForLetter(site.dataDir, email),
        ({ raw }) => raw.includes('text/calendar'),
      );
      expect(letter.to).toContain(email);
      // The registration joins the account only by a link from this mailbox.
      expect((await client.get<Listed<unknown>>('/exams/registered')).body.total).toBe(0);
      const token = tokenIn(letter, '/campaigns/confirm');
      // It joins the account at once, or as soon as svc-campaigns has received the event of the account.
      const confirmed = await visitor.send('POST', '/examcampaigns/confirm', { token });
      expect(confirmed).toMatchObject({ status: 200, body: { isChanged: true } });

      const exams = await until(
        () => client.get<Listed<{ examId: string; state: string }>>('/exams/registered'),
        ({ body: list }) => list.total === 1,
      );
      expect(exams.body.items[0]).toMatchObject({ examId: campaignId, state: 'open' });
      const opened = await client.send<Attempt>('POST', '/exams/attempts', {
        examKind: 'campaign',
        examId: campaignId,
      });
      expect(opened.status).toBe(201);
      const paper = await fetchResource<Paper>(client, opened.body.paperUrl);
      const subjects = optionalSubjects(paper);
      await client.send('PUT', `/exams/attempts/${opened.body.attemptId}/subjects`, { subjects });
      const [first] = questionsOf(paper, subjects);
      await answerOneByOne(client, opened.body, [
        { questionId: first?._id ?? '', selectedOption: first?.options[0]?._id ?? '' },
      ]);
      const result = await client.send<Result>('POST', `/exams/attempts/${opened.body.attemptId}/submit`, {});
      expect(result.status).toBe(200);
      expect(result.body.keyUrl, 'a campaign keeps its key until it is released').toBeUndefined();
      expect((await client.get(`${result.body.paperUrl}/key/1`)).status).toBe(403);
      const second = await client.send('POST', '/exams/attempts', {
        examKind: 'campaign',
        examId: campaignId,
      });
      expect(second.status).toBe(409);
    });

    it('an administrator watches an exam through the gateway, gives minutes, announces to pages that save nothing, and watches no longer than the log-in lasts', async () => {
      const admin = await loggedInAdmin(site);
      const { client, user, email } = await newStudent(site);
      const { _id: examId } = await openShortCampaign(admin, 600);
      const basicInfo = { fullName: 'Watched', email, mobile: mobileFor(user._id) };
      const registration = { campaignId: examId, studentId: user._id, basicInfo };
      expect((await client.send('POST', '/examcampaigns/register', registration)).status).toBe(201);
      const start = { examKind: 'campaign', examId };
      const opened = await until(
        () => client.send<Attempt>('POST', '/exams/attempts', start),
        ({ status }) => status === 201,
      );
      const stream = await watchDesk(site, admin, examId);
      expect(stream.headers.get('content-type')).toBe('text/event-stream');
      expect(stream.headers.get('content-encoding')).toBeNull();
      const desk = await stream.next('desk');
      expect((await stream.next('snapshot')).rows).toMatchObject([{ studentId: user._id, state: 'sitting' }]);

      const paper = await fetchResource<Paper>(client, opened.body.paperUrl);
      const [question] = questionsOf(paper, []);
      const choice = { questionId: question?._id ?? '', selectedOption: question?.options[0]?._id ?? '' };
      await answerOneByOne(client, opened.body, [choice]);
      expect((await stream.next('changes')).rows).toMatchObject([{ studentId: user._id, answered: 1 }]);

      const minutes = { minutes: 5, attemptId: null, rev: desk.rev };
      expect((await admin.send('POST', `/exams/desk/${examId}/minutes`, minutes)).status).toBe(200);
      expect((await stream.next('desk')).rev).toBe((desk.rev ?? 0) + 1);
      const { body } = await client.get<Attempt>(`/exams/attempts/${opened.body.attemptId}`);
      expect(Date.parse(body.deadlineAt)).toBe(Date.parse(opened.body.deadlineAt) + 5 * 60_000);

      // A page that saves nothing: what the desk does is there within two seconds.
      const page = await watchAttempt(site, client, opened.body.attemptId);
      expect(page.headers.get('content-type')).toBe('text/event-stream');
      expect((await page.next('')).announcements).toEqual([]);
      const announced = { en: 'Ten minutes left.', bn: '', rev: (desk.rev ?? 0) + 1 };
      const announcedAt = Date.now();
      expect((await admin.send('POST', `/exams/desk/${examId}/announcements`, announced)).status).toBe(200);
      // The minutes of before may come once more.
      const shown = await until(
        () => page.next(''),
        ({ announcements }) => announcements !== undefined,
      );
      expect(shown.announcements).toMatchObject([{ en: 'Ten minutes left.' }]);
      const more = { minutes: 2, attemptId: null, rev: announced.rev + 1 };
      expect((await admin.send('POST', `/exams/desk/${examId}/minutes`, more)).status).toBe(200);
      const moved = Date.parse(body.deadlineAt) + 2 * 60_000;
      expect((await page.next('')).deadlineAt).toBe(new Date(moved).toISOString());
      expect(Date.now() - announcedAt).toBeLessThan(4000);

      expect((await admin.send('POST', '/auth/logout')).status).toBeLessThan(300);
      await stream.ended();
    });

    describeParticipantJourney(() => site);

    it('two students sit a campaign; after the end its results are released, with rank, merit list, answers and mails [EXM-19 CMP-06]', async () => {
      const admin = await loggedInAdmin(site);
      const [best, other] = [await newStudent(site), await newStudent(site)];
      const campaign = await openShortCampaign(admin, 6);
      const basicInfoOf = ({ user, email }: { user: User; email: string }) => ({
        fullName: `Candidate ${user.username}`,
        email,
        mobile: mobileFor(user._id),
      });
      const entries = [
        { ...best, basicInfo: basicInfoOf(best), showsName: true, right: 4 },
        { ...other, basicInfo: basicInfoOf(other), showsName: false, right: 2 },
      ];
      const results: Result[] = [];
      for (const entry of entries) results.push(await registerAndSit(campaign, entry));
      expect(
        results.map(({ score }) => score),
        'nobody sees a score while others may sit',
      ).toEqual([null, null]);
      const list = `/examcampaigns/${campaign._id}/merit-list`;
      expect((await best.client.get(list)).status).toBe(403);
      await releaseWhenOver(admin, campaign);

      const merit = await until(
        () => createHttpClient(site.url).get<Listed<{ rank: number; name: string | null }>>(list),
        ({ body }) => body.total === 2,
      );
      expect(merit.body.items).toMatchObject([
        { rank: 1, name: entries[0]?.basicInfo.fullName, score: 20, totalMarks: 20 },
        { rank: 2, name: null, score: 7.5, rollNumber: '000002' },
      ]);
      const own = await until(
        () => best.client.get<Result>(`/exams/results/${results[0]?._id}`),
        ({ body }) => body.score !== null,
      );
      expect(own.body).toMatchObject({ score: 20, scoreVisibleFrom: null });
      expect((await other.client.get(`${list}/own`)).body).toMatchObject({ rank: 2, of: 2 });
      const reviewed = await until(
        () => other.client.get<Result>(`/exams/results/${results[1]?._id}`),
        ({ body }) => body.keyUrl !== undefined,
      );
      const key = await fetchResource<PaperKey>(other.client, reviewed.body.keyUrl);
      expect([reviewed.body.choices.length, key.questions.length]).toEqual([4, 4]);
      const letter = await until(
        () => waitForLetter(site.dataDir, other.email),
        ({ id }) => id.includes('released'),
        15_000,
      );
      expect(letter.to).toContain(other.email);
    });

    it('an administrator creates a course with a unit, a year and five questions, and a student sits it', async () => {
      const admin = await loggedInAdmin(site);
      expect((await admin.get<Listed<unknown>>('/users')).body.total).toBeGreaterThan(0);
      const code = `J${Date.now().toString(36)}`.toUpperCase();
      const created = await admin.send<{ _id: string }>(
        'POST',
        '/admissioncourse/universities',
        courseWithFiveQuestions(code),
      );
      expect(created.status).toBe(201);
      const { client, user } = await newStudent(site);
      const { yearId } = await enrol(client, user, { courseId: created.body._id, courseCode: code });
      const opened = await until(
        () => client.send<Attempt>('POST', '/exams/attempts', { examKind: 'past-year', examId: yearId }),
        ({ status }) => status === 201,
      );
      const paper = await fetchResource<Paper>(client, opened.body.paperUrl);
      const questions = questionsOf(paper, opened.body.subjects);
      expect(questions).toHaveLength(5);
      await answerOneByOne(
        client,
        opened.body,
        questions.map(({ _id, options }, index) => ({
          questionId: _id,
          selectedOption: options[index === 4 ? 1 : 0]?._id ?? '',
        })),
      );
      const result = await client.send<Result>('POST', `/exams/attempts/${opened.body.attemptId}/submit`, {});
      expect(result.body).toMatchObject({
        score: 3.75,
        correct: 4,
        wrong: 1,
        blank: 0,
        feedback: 'Manually submitted.',
      });
    });

    it('no caller reads or changes what belongs to another, whatever it sends', async () => {
      const owner = await newStudent(site);
      const other = await newStudent(site);
      const { yearId } = await enrolInFreeCourse(owner.client, owner.user);
      const opened = await until(
        () =>
          owner.client.send<Attempt>('POST', '/exams/attempts', { examKind: 'past-year', examId: yearId }),
        ({ status }) => status === 201,
      );
      const path = `/exams/attempts/${opened.body.attemptId}`;
      const forged = { 'x-identity': 'forged', 'x-user-id': owner.user._id };
      expect((await other.client.get(path, forged)).status).toBe(404);
      expect((await other.client.send('POST', `${path}/submit`, {})).status).toBe(404);
      expect((await createHttpClient(site.url).get(path)).status).toBe(401);
      expect((await other.client.get(`/exams/results?studentId=${owner.user._id}`)).status).toBe(403);
      expect((await owner.client.get<Attempt>(path)).body.status).toBe('open');
      const noToken = await owner.client.raw(`/api${path}/submit`, { method: 'POST', body: '{}' });
      expect([noToken.status, noToken.body['code']]).toEqual([403, 'common.csrf']);
    });
  });
}

async function enrol(client: HttpClient, user: User, course: { courseId: string; courseCode: string }) {
  const body = { studentId: user._id, courseId: course.courseId, category: 'admissionPrep' };
  const enrolled = await client.send('POST', '/students/student/enroll', body);
  expect(enrolled.status).toBe(201);
  expect((await client.send('POST', '/students/student/enroll', body)).status).toBe(409);
  const list = await client.get<UnitList>(`/admissioncourse/universities/unitDetails/${course.courseCode}`);
  const unit = list.body.units[0];
  return { unitId: unit?._id ?? '', yearId: unit?.years[0]?._id ?? '' };
}

/** The names of the spans whose parent is not among them. */
function rootsOf(spans: readonly ReceivedSpan[]): readonly string[] {
  const ids = new Set(spans.map(({ spanId }) => spanId));
  return spans.filter(({ parentSpanId = '' }) => !ids.has(parentSpanId)).map(({ name }) => name);
}

async function freeCourse(client: HttpClient) {
  const free = await client.get<Listed<{ _id: string; courseCode: string; yearCount: number }>>(
    '/admissioncourse/universities?price=free&pageSize=100',
  );
  const course = free.body.items.find(({ yearCount }) => yearCount > 1);
  if (!course) throw new Error('there is no free course with past years');
  return course;
}

async function enrolInFreeCourse(client: HttpClient, user: User) {
  const course = await freeCourse(client);
  return enrol(client, user, { courseId: course._id, courseCode: course.courseCode });
}

interface Sat {
  readonly paper: Paper;
  readonly key: PaperKey;
  readonly asked: number;
}

/** Recomputes the score from the choices, the paper and its key, as the result page shows them. */
function expectHonestScore(result: Result, { paper, key, asked }: Sat): void {
  const questions = new Map(paper.subjects.flatMap(({ mcqs }) => mcqs.map((mcq) => [mcq._id, mcq.points])));
  const correct = new Map(key.questions.map((question) => [question.questionId, question.correct]));
  const marks = result.choices.map(({ questionId, selectedOption }) => {
    if (selectedOption === null) return 0;
    const points = questions.get(questionId) ?? 0;
    const isRight = correct.get(questionId)?.includes(selectedOption) === true;
    return isRight ? points : (-points * paper.negativeMarkingPercentage) / 100;
  });
  expect(result.choices.map(({ points }) => points)).toEqual(marks);
  expect(result.score).toBeCloseTo(
    marks.reduce((sum, mark) => sum + mark, 0),
    2,
  );
  expect(result.correct + result.wrong).toBe(12);
  expect(result.blank).toBe(asked - 12);
  expect(key.questions.every(({ explanation }) => explanation.length > 0)).toBe(true);
}

const mobileFor = (userId: string) =>
  `018${(Number.parseInt(userId.slice(-7), 16) % 100_000_000).toString().padStart(8, '0')}`;

function courseWithFiveQuestions(courseCode: string) {
  const mcqs = Array.from({ length: 5 }, (_, n) => ({
    question: `What is ${n} + ${n}?`,
    points: 1,
    explanation: `${n} + ${n} = ${2 * n}`,
    options: [
      { text: String(2 * n), isCorrect: true },
      { text: String(2 * n + 1), isCorrect: false },
    ],
  }));
  const year = {
    year: '2025',
    timeLimit: 10,
    totalMarks: 5,
    requiredSubjects: 1,
    negativeMarkingPercentage: 25,
    subjects: [{ subjectName: 'Mathematics', mandatory: true, mcqs }],
  };
  return { name: `Journey course ${courseCode}`, courseCode, units: [{ unitName: 'Unit A', years: [year] }] };
}
