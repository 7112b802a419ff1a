import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { MailMessage } from '@pathshala/service-kit/mail/port';
import { listUsers, readUser, readDashboard, readOwnStudent } from '@pathshala/svc-auth-contract/http';
import {
  listExamCampaigns,
  readCertificate,
  readMeritList,
  readOwnPlace,
  readWaitingCampaignWork,
} from '@pathshala/svc-campaigns-contract/http';
import {
  listAcademicCourses,
  listBatches,
  listBatchMembers,
  listClaimQueue,
  listClasses,
  listClosings,
  listCoupons,
  listDues,
  listLedger,
  listOwnBatches,
  listOwnFees,
  readAttendanceReport,
  readRevenueReport,
  readRoutine,
  readStudentAttendance,
  readWaitingCourseWork,
} from '@pathshala/svc-catalog-contract/http';
import {
  listBlueprints,
  listMarking,
  listQuestionReports,
  listResults,
  readExamActivity,
  readMistakesSummary,
  readPaper,
  readPaperKey,
  readResult,
  readWaitingExamWork,
} from '@pathshala/svc-exams-contract/http';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { queueOf } from '@pathshala/service-kit/events/queue-of';
import { startEmbedded } from '../src/embedded.ts';
import { openServices } from '../src/open-services.ts';
import type { CallAs } from '../src/past/calls.ts';
import { loadPast } from '../src/past/load-past.ts';
import { openPast, type OpenPast } from '../src/past/open-past.ts';
import { readPeople, type People } from '../src/past/people.ts';
import { createSeededRandom } from '../src/past/seeded-random.ts';
import { configOf } from './running-school.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const dhakaMs = 6 * hourMs;
/** Noon of today in Dhaka, or of yesterday before it: no call of the tests is earlier. */
const today = Math.floor((Date.now() + dhakaMs - 12 * hourMs) / dayMs) * dayMs - dhakaMs;
const [noon, evening] = [today + 12 * hourMs, today + 20 * hourMs];
const all = { page: 1, pageSize: 100 };

interface MadeSchool {
  readonly past: OpenPast;
  readonly people: People;
  readonly now: number;
}

let folder: string;
let lines: string[];
let made: MadeSchool;
let again: MadeSchool;

async function makeSchool(name: string, now: number): Promise<MadeSchool> {
  const config = configOf(join(folder, name));
  await loadPast(config, { now, report: (line) => lines.push(line) });
  const past = await openPast(config, now);
  return { past, now, people: await readPeople(past, { now, random: createSeededRandom('test') }) };
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'local-past-'));
  lines = [];
  made = await makeSchool('noon', noon);
  again = await makeSchool('evening', evening);
}, 120_000);

afterAll(async () => {
  await made.past.close();
  rmSync(folder, { recursive: true, force: true });
});

const paperOf = (url: string) => {
  const [, examId = '', version = '', keyVersion = ''] =
    /papers\/([^/]+)\/(\d+)(?:\/key\/(\d+))?$/u.exec(url) ?? [];
  return { examId, version, keyVersion };
};

type Result = Awaited<ReturnType<typeof resultOf>>;
const resultOf = (call: CallAs, resultId: string) => call(evening, readResult, { params: { resultId } });

/** Grades by the rules as the specification words them: points for a right answer, a share of them lost for a wrong one. */
async function gradeAgain(call: CallAs, { keyUrl, paperUrl, choices }: Result & { keyUrl: string }) {
  const paper = await call(evening, readPaper, { params: paperOf(paperUrl) });
  const { questions } = await call(evening, readPaperKey, { params: paperOf(keyUrl) });
  const keys = new Map(questions.map((one) => [one.questionId, one]));
  const points = new Map(
    paper.subjects.flatMap(({ mcqs }) => mcqs.map((question) => [question._id, question.points] as const)),
  );
  const marks = choices.map(({ questionId, selectedOption }) => {
    const key = keys.get(questionId);
    const worth = points.get(questionId) ?? 0;
    if (key === undefined) return null;
    if (key.isVoid) return worth;
    if (selectedOption === null) return 0;
    return key.correct.includes(selectedOption) ? worth : (-worth * paper.negativeMarkingPercentage) / 100;
  });
  // A question whose key another exam keeps closed cannot be graded from outside.
  if (marks.includes(null)) return null;
  return marks.reduce<number>((sum, mark) => sum + (mark ?? 0), 0);
}

async function resultsOf({ people, now }: MadeSchool) {
  const lists = people.students.map(async (student) => {
    const query = { ...all, studentId: student.id, sort: 'dateTaken' };
    const { items } = await student.call(now, listResults, { query });
    return items.map((item) => ({ student, item }));
  });
  return (await Promise.all(lists)).flat();
}

async function released({ people, now }: MadeSchool) {
  const query = { ...all, results: 'released' };
  const { items } = await people.admin.call(now, listExamCampaigns, { query });
  const [campaign] = items;
  if (campaign === undefined) throw new Error('No exam campaign is released.');
  const params = { id: campaign._id };
  return { params, list: await people.admin.call(now, readMeritList, { params, query: all }) };
}

async function batchesOf({ people, now }: MadeSchool) {
  const { items } = await people.admin.call(now, listBatches, { query: { ...all, sort: 'name' } });
  const [agriculture, mathematics] = items;
  if (agriculture === undefined || mathematics === undefined) throw new Error('A batch is missing.');
  return { agriculture, mathematics };
}

const attendanceOf = ({ people, now }: MadeSchool, batchId: string) =>
  people.admin.call(now, readAttendanceReport, { query: { ...all, batchId } });

/** All entries of the ledger, the earliest number first. */
async function ledgerOf({ people, now }: MadeSchool) {
  const query = { ...all, sort: 'no' };
  const { items, total } = await people.admin.call(now, listLedger, { query });
  const second = await people.admin.call(now, listLedger, { query: { ...query, page: 2 } });
  expect(total).toBe(items.length + second.items.length);
  return [...items, ...second.items];
}

/** Counts the students in each state of attendance, and what the ledger and the dues of the batch say. */
async function classroomOf(one: MadeSchool) {
  const { agriculture, mathematics } = await batchesOf(one);
  const namesOf = new Map(one.people.students.map(({ id, username }) => [id, username]));
  const sorted = (lines: readonly string[]) => lines.toSorted((a, b) => a.localeCompare(b));
  const reports = [await attendanceOf(one, agriculture._id), await attendanceOf(one, mathematics._id)];
  return {
    attendance: reports.map(({ items }) =>
      sorted(items.map(({ _id, percent, absent }) => `${namesOf.get(_id)} ${percent} ${absent}`)),
    ),
    ledger: sorted(
      (await ledgerOf(one)).map(
        ({ kind, amountPaisa, day, studentId }) => `${day} ${kind} ${amountPaisa} ${namesOf.get(studentId)}`,
      ),
    ),
  };
}

describe('the past of the sample school', () => {
  it('has results that equal what a second grading of the stored answers gives [NEW-01]', async () => {
    let graded = 0;
    for (const { student, item } of await resultsOf(made)) {
      if (item.examKind === 'practice' || item.score === null) continue;
      const result = await resultOf(student.call, item._id);
      if (result.keyUrl === undefined || result.choices.length === 0) continue;
      const expected = await gradeAgain(student.call, { ...result, keyUrl: result.keyUrl });
      if (expected === null) continue;
      expect(result.score).toBeCloseTo(expected, 2);
      graded += 1;
    }
    expect(graded).toBeGreaterThan(200);
  }, 60_000);

  it('has a released list with about sixty ranks in order, ties, and a second version after the corrected key [NEW-01]', async () => {
    const { list } = await released(made);
    expect(list.of).toBeGreaterThan(45);
    expect(list.version).toBe(2);
    const scores = list.items.map(({ score }) => score);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    expect(new Set(scores).size).toBeLessThan(scores.length);
    expect(list.items.map(({ rank }) => rank)).toEqual(
      list.items.map(({ rank }) => rank).toSorted((a, b) => a - b),
    );
    expect(list.versions[1]?.changes?.marks).toBeGreaterThan(0);
  });

  it('is the same for every start on one day, apart from ids and the hour [NEW-01]', async () => {
    const contentOf = async (one: MadeSchool) => {
      const results = await resultsOf(one);
      const { list } = await released(one);
      const claims = await one.people.admin.call(evening, listClaimQueue, { query: all });
      const reports = await one.people.admin.call(evening, listQuestionReports, { query: all });
      return {
        // A practice draws its questions again.
        results: results
          .filter(({ item }) => item.examKind !== 'practice')
          .map(({ student, item }) => [student.username, item.title, item.score, item.attemptNo]),
        ranks: list.items.map(({ rank, score, name }) => [rank, score, name]),
        claims: claims.items
          .map(({ studentName, state, amount }) => `${studentName} ${state} ${amount}`)
          .toSorted((a, b) => a.localeCompare(b)),
        reports: reports.items.map(({ state, text, answer }) => [state, text, answer]),
        classroom: await classroomOf(one),
      };
    };
    expect(await contentOf(again)).toEqual(await contentOf(made));
  }, 30_000);

  it('mails nobody afterwards, and leaves no event and no dead letter [NEW-01]', async () => {
    const sent: MailMessage[] = [];
    await again.past.close();
    const opened = await openServices(configOf(join(folder, 'evening')), {
      now: () => evening,
      portsOf: (ports) => ({
        ...ports,
        mail: { send: async (message) => void sent.push(message), close: async () => undefined },
      }),
    });
    onTestFinished(() => opened.stop());
    for (const { service } of opened.all) for (const { run } of service.jobs) await run();
    expect(sent.map(({ to, subject }) => ({ to, subject }))).toEqual([]);
    for (const { service, platform } of opened.all) {
      const { waiting, retrying } = await opened.shared.bus.depth(queueOf(service.name));
      expect({ waiting, retrying }).toEqual({ waiting: 0, retrying: 0 });
      expect(await opened.shared.bus.countDeadLetters(queueOf(service.name))).toBe(0);
      for (const name of service.definition.aggregates)
        expect(await platform.documents.collection(name).countDocuments({ outboxAt: { $gt: 0 } })).toBe(0);
    }
    expect(existsSync(join(folder, 'evening', 'mail'))).toBe(false);
  }, 60_000);

  it('has sample accounts only, which nobody can enter from outside, beside the first administrator [NEW-01]', async () => {
    const auth = made.past.services.find(({ service }) => service.name === 'svc-auth');
    const users = auth?.platform.documents.collection('users');
    expect(await users?.countDocuments({ isSample: true })).toBe(123);
    expect(await users?.countDocuments({})).toBe(124);
    const { items } = await made.people.admin.call(evening, listUsers, { query: { ...all, role: 'admin' } });
    const granted = items.map(({ username, permissions = [] }) => [username, ...permissions].join(' '));
    expect(new Set(granted)).toEqual(
      new Set(['head', 'kabir marking', 'shirin questions', 'farhana marking questions support']),
    );
  });

  it('gives nusrat a month behind her: progress, a weak subject, mistakes that are due, a rank and a certificate [NEW-01]', async () => {
    const { call } = made.people.nusrat;
    const board = await call(evening, readDashboard);
    expect(board.scoreTrend.length).toBeGreaterThan(10);
    expect(board.weakestSubject?.subjectName).toContain('Chemistry');
    expect(board.courses.map(({ progress }) => progress > 0)).toContain(true);
    expect(board.lastDays.some(({ isActive }) => isActive)).toBe(true);
    expect((await call(evening, readMistakesSummary)).due).toBeGreaterThan(0);
    const { params } = await released(made);
    const place = await call(evening, readOwnPlace, { params });
    expect(place).toMatchObject({ hasCertificate: true, version: 2 });
    expect(await call(evening, readCertificate, { params })).toMatchObject({ rank: place.rank });
  });

  it('has live classes this week [NEW-01]', async () => {
    const query = { page: 1, pageSize: 10, sessions: 'with' } as const;
    const { items } = await made.people.nusrat.call(evening, listAcademicCourses, { query });
    const next = items.map(({ nextSessionAt = '' }) => Date.parse(nextSessionAt));
    expect(next).toHaveLength(2);
    expect(Math.min(...next)).toBeGreaterThan(evening - hourMs);
    expect(Math.max(...next)).toBeLessThan(evening + 4 * dayMs);
  });

  it('has two batches with a teacher, a room and places, one student moved and one taken out [NEW-01]', async () => {
    const { call } = made.people.admin;
    const { agriculture, mathematics } = await batchesOf(made);
    expect(mathematics).toMatchObject({ memberCount: 24, capacity: 30, room: '২০১ | 201' });
    expect(agriculture).toMatchObject({ memberCount: 18, capacity: 20, room: '১০৪ | 104' });
    const { id } = made.people.batchTeacher;
    expect(mathematics).toMatchObject({ teacherId: id });
    const { limitedTo } = await call(evening, readUser, { params: { id } });
    expect(limitedTo).toEqual({ courseIds: [], batchIds: [mathematics._id] });
    const params = { id: mathematics._id };
    const left = await call(evening, listBatchMembers, { params, query: { ...all, state: 'left' } });
    expect(left.items.map(({ movedTo, leftReason }) => [movedTo?.batchId, leftReason === ''])).toEqual([
      [undefined, false],
      [agriculture._id, true],
    ]);
  });

  it('has weekly classes until four weeks from now, one of them today, and believable attendance [NEW-01]', async () => {
    const { call } = made.people.admin;
    const { agriculture, mathematics } = await batchesOf(made);
    for (const { _id: batchId } of [agriculture, mathematics]) {
      const { items } = await call(evening, listClasses, { query: { ...all, batchId, show: 'all' } });
      const days = items.map(({ startsAt }) => Date.parse(startsAt));
      expect(Math.min(...days)).toBeLessThan(today - 30 * dayMs);
      expect(Math.max(...days)).toBeGreaterThan(today + 21 * dayMs);
      expect(items.some(({ startsAt }) => dayOf(Date.parse(startsAt)) === dayOf(today))).toBe(
        batchId === mathematics._id,
      );
      expect((await attendanceOf(made, batchId)).classes).toBeGreaterThanOrEqual(4);
    }
    const { items } = await attendanceOf(made, mathematics._id);
    const sum = (of: 'present' | 'late' | 'absent' | 'excused') =>
      items.reduce((marks, one) => marks + one[of], 0);
    const marks = sum('present') + sum('late') + sum('absent') + sum('excused');
    expect(sum('present') / marks).toBeGreaterThan(0.7);
    expect(sum('late')).toBeGreaterThan(0);
    expect(sum('absent') / marks).toBeGreaterThan(0.02);
    expect(sum('absent') / marks).toBeLessThan(0.2);
  });

  it('has fees by plans, receipts each with a number of its own, one student who is overdue, and closed days [NEW-01]', async () => {
    const { call } = made.people.admin;
    const dues = await call(made.now, listDues, { query: { ...all, overdueDays: -366 } });
    expect(dues.items.filter(({ daysOverdue }) => daysOverdue > 0)).toHaveLength(1);
    expect(dues.items.length).toBeGreaterThan(5);
    const entries = await ledgerOf(made);
    const receipts = entries.flatMap(({ receipt }) => receipt ?? []).toSorted();
    expect(new Set(receipts).size).toBe(receipts.length);
    expect(entries.filter(({ method }) => method === 'cash').length).toBeGreaterThan(8);
    expect(entries.filter(({ note }) => note.includes('scholarship'))).toHaveLength(1);
    const coupons = await call(evening, listCoupons, { query: all });
    expect(coupons.items).toMatchObject([{ code: 'BATCH10', used: 4 }]);
    const closings = await call(evening, listClosings, { query: all });
    expect(closings.items[0]?.day).toBe(dayOf(today - 2 * dayMs));
    expect(entries.every(({ movedOn }) => movedOn === null)).toBe(true);
  });

  it('gives nusrat a batch with classes, attendance, a receipt and a due that is not overdue [NEW-01]', async () => {
    const { call, id: studentId } = made.people.nusrat;
    expect((await call(evening, listOwnBatches)).items).toHaveLength(2);
    const range = { from: dayOf(today), to: dayOf(today + 7 * dayMs) };
    const { classes } = await call(evening, readRoutine, { query: range });
    expect(classes.filter(({ batchId }) => batchId !== '').length).toBeGreaterThanOrEqual(3);
    const attended = await call(evening, readStudentAttendance, { params: { studentId }, query: all });
    expect(attended.total).toBeGreaterThan(10);
    const fees = await call(made.now, listOwnFees, { query: { studentId } });
    expect(fees.items).toHaveLength(1);
    expect(fees.items[0]).toMatchObject({ daysOverdue: 0, duePaisa: 0 });
    expect(fees.items[0]?.balancePaisa).toBeGreaterThan(0);
    const paid = (await ledgerOf(made)).filter((one) => one.studentId === studentId && one.receipt !== null);
    expect(paid.length).toBeGreaterThan(0);
  });

  it('has guardians who agree to be called, and a blueprint of papers [NEW-01]', async () => {
    const agreed = await Promise.all(
      made.people.students.map(
        async ({ call }) => (await call(evening, readOwnStudent)).personalInfo.guardian,
      ),
    );
    expect(agreed.filter((guardian) => guardian?.consent === 'yes')).toHaveLength(8);
    const blueprints = await made.people.setter.call(evening, listBlueprints, { query: all });
    expect(blueprints.items).toMatchObject([{ questions: 15 }]);
  });

  it('gives the start page of the boss area work of every kind, and its reports some weeks [NEW-01]', async () => {
    const { call } = made.people.admin;
    const kindsOf = ({ items }: { items: readonly { kind: string }[] }) => items.map(({ kind }) => kind);
    expect(kindsOf(await call(evening, readWaitingCampaignWork))).toContain('results-to-release');
    expect(kindsOf(await call(evening, readWaitingExamWork))).toEqual(
      expect.arrayContaining(['written-to-mark', 'question-reports']),
    );
    expect(kindsOf(await call(evening, readWaitingCourseWork))).toEqual(
      expect.arrayContaining(['payment-claims', 'assignments-to-mark', 'lesson-questions']),
    );
    const { counts } = await call(evening, listMarking, { query: all });
    expect(counts).toMatchObject({ unmarked: 6, marked: 4 });
    const claims = await call(evening, listClaimQueue, { query: all });
    expect(new Set(claims.items.map(({ state }) => state)).size).toBe(4);
    const range = { from: dayOf(evening - 41 * dayMs), to: dayOf(evening) };
    const activity = await call(evening, readExamActivity, { query: range });
    expect(activity.days.length).toBeGreaterThan(30);
    const revenue = await call(evening, readRevenueReport, { query: range });
    expect(revenue.days.length).toBeGreaterThan(10);
  });

  it('reports its progress in two lines [NEW-01]', () => {
    expect(lines.slice(0, 2)).toEqual([
      expect.stringContaining('once'),
      expect.stringMatching(/after \d+\.\d s\.$/u),
    ]);
  });
});

const dayOf = (ms: number): string => new Date(ms + dhakaMs).toISOString().slice(0, 10);

describe('the start of a school with a past', () => {
  let dataDir: string;
  beforeAll(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'local-past-start-'));
  });
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  it('that is killed in the middle of it leaves nothing of the school to the next one [NEW-01]', async () => {
    const embedded = fileURLToPath(new URL('../src/embedded.ts', import.meta.url));
    const script = `const { startEmbedded } = await import(${JSON.stringify(embedded)});
      await startEmbedded({ dataDir: ${JSON.stringify(dataDir)}, port: 0, seed: 'sample', reportPast: console.log });`;
    const env = { ...process.env, LOG_LEVEL: 'silent' };
    const child = spawn(process.execPath, ['--input-type=module', '--eval', script], { env });
    const ended = new Promise((resolve) => child.once('exit', resolve));
    await new Promise((resolve) => child.stdout.once('data', resolve));
    await expect.poll(() => existsSync(join(dataDir, 'svc-exams.sqlite')), { timeout: 30_000 }).toBe(true);
    child.kill('SIGKILL');
    await ended;
    expect(existsSync(join(dataDir, 'first-start'))).toBe(true);
    const site = await startEmbedded({ dataDir, port: 0, seed: 'none', env: { LOG_LEVEL: 'silent' } });
    const answer = await fetch(`${site.url}/api/admissioncourse/universities`);
    expect(await answer.json()).toMatchObject({ total: 0 });
    await site.stop();
  }, 60_000);

  it('is refused on stores that began without the sample, with what to do instead [NEW-01]', async () => {
    const start = () => startEmbedded({ dataDir, port: 0, seed: 'sample', env: { LOG_LEVEL: 'silent' } });
    await expect(start()).rejects.toThrow('SEED=sample fills empty stores only');
    const site = await startEmbedded({ dataDir, port: 0, env: { LOG_LEVEL: 'silent' } });
    await site.stop();
  });
});
