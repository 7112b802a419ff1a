import { profileChanged, userDeleted } from '@pathshala/svc-auth-contract/events';
import { studentEnrolled } from '@pathshala/svc-catalog-contract/events';
import type { OwnStanding, Standings } from '@pathshala/svc-exams-contract/standings';
import { describe, expect, it } from 'vitest';
import { campaign, enrolled, sitter, startExams, type ExamsService } from './support/exams-service.ts';
import { fillBank, practiser } from './support/practice.ts';

const right = { p1: 'p1-a', p2: 'p2-a', b1: 'b1-a', b2: 'b2-a' };
const names = ['Rahima', 'Karim', 'Tania'] as const;
const course = 'list=course&courseId=course1';

/** Calls about the standings of one student. */
function member(exams: ExamsService, userId: string) {
  const student = sitter(exams, userId);
  return {
    ...student,
    join: (name: string) => student.put<OwnStanding & { code?: string }>('/exams/standings/own', { name }),
    leave: () => student.delete<OwnStanding>('/exams/standings/own'),
    own: async () => (await student.get<OwnStanding>('/exams/standings/own')).body,
    read: (query: string = course) => student.get<Standings>(`/exams/standings?${query}`),
    /** Sits the past year with some answers. */
    async sit(answers: Readonly<Record<string, string>>) {
      const { attemptId } = (await student.start({ subjects: ['Biology'] })).body;
      await student.save(attemptId, 1, answers);
      await student.submit(attemptId);
      await exams.waitUntilIdle();
    },
  };
}

/** Three students of the course who take part, each with points. */
async function withThree() {
  const exams = await startExams();
  const all = [];
  for (const [index, name] of names.entries()) {
    const userId = `student${index + 1}`;
    await exams.emit(studentEnrolled, enrolled(userId));
    const one = member(exams, userId);
    await one.join(name);
    await one.sit(Object.fromEntries(Object.entries(right).slice(0, index === 2 ? 2 : index + 1)));
    all.push(one);
  }
  const [rahima, karim, tania] = all as [
    ReturnType<typeof member>,
    ReturnType<typeof member>,
    ReturnType<typeof member>,
  ];
  return Object.assign(exams, { rahima, karim, tania });
}

const rowsOf = ({ body }: { body: Standings }) =>
  body.items.map(({ rank, name, points }) => [rank, name, points]);

describe('the standings of a course', () => {
  it('give three points for each right answer, and the same rank for the same points [NEW-10]', async () => {
    await using exams = await withThree();
    const list = await exams.karim.read();
    expect(rowsOf(list)).toEqual([
      [1, expect.any(String), 6],
      [1, expect.any(String), 6],
      [3, 'Rahima', 3],
    ]);
    expect(list.body).toMatchObject({ isTooFew: false, total: 3, own: { rank: 1, points: 6 } });
    expect(list.body.items.filter(({ isOwn }) => isOwn)).toMatchObject([{ name: 'Karim' }]);
  });

  it('do not count a paper that is sat again, nor a question of a practice that was right before [NEW-10]', async () => {
    await using exams = await withThree();
    await exams.rahima.sit(right);
    expect((await exams.rahima.read()).body.own).toEqual({ rank: 3, points: 3 });
    const [question] = await fillBank(exams, [{ question: 'Force?' }]);
    const practising = practiser(exams, 'student1');
    for (let time = 0; time < 2; time += 1) {
      exams.clock.advance(11_000);
      const { examId } = (await practising.create({})).body;
      const { attemptId } = await practising.begin(examId);
      await practising.check(attemptId, question?._id ?? '', [question?.options[0]?._id ?? '']);
      await practising.submit(attemptId);
    }
    await exams.waitUntilIdle();
    expect((await exams.rahima.read()).body.own).toEqual({ rank: 3, points: 4 });
  });

  it('show no row and no rank while fewer than three people have points [NEW-10]', async () => {
    await using exams = await withThree();
    await exams.tania.leave();
    expect((await exams.rahima.read()).body).toMatchObject({
      isTooFew: true,
      items: [],
      total: 0,
      own: { rank: null, points: 3 },
    });
  });

  it('are read by those who belong to the list, also without taking part [NEW-10]', async () => {
    await using exams = await withThree();
    await exams.emit(studentEnrolled, enrolled('reader'));
    const reader = await member(exams, 'reader').read();
    expect(rowsOf(reader)).toHaveLength(3);
    expect(reader.body.own).toBeNull();
    const stranger = member(exams, 'stranger');
    expect((await stranger.read()).status).toBe(403);
    expect((await stranger.read('list=district')).status).toBe(403);
    expect((await stranger.read('list=course')).status).toBe(403);
  });

  it('of a past week are those of its submits, and can be read for eight weeks [NEW-10]', async () => {
    await using exams = await withThree();
    const { weeks } = await exams.rahima.own();
    exams.clock.advance(7 * 86_400_000);
    expect((await exams.rahima.read()).body).toMatchObject({ isTooFew: true, own: { points: 0 } });
    expect(rowsOf(await exams.rahima.read(`${course}&week=${weeks[0]}`))).toHaveLength(3);
    exams.clock.advance(8 * 7 * 86_400_000);
    expect((await exams.rahima.read(`${course}&week=${weeks[0]}`)).status).toBe(422);
    await exams.runJob('remove-old-standings');
    expect(await exams.platform.documents.collection('standing_tallies').countDocuments({})).toBe(0);
  });
});

describe('taking part', () => {
  it('is off at first, and under a name without contact data [NEW-10]', async () => {
    await using exams = await startExams();
    const me = member(exams, 'student1');
    expect(await me.own()).toMatchObject({ name: null, joinedAt: null, district: '', college: '' });
    const codes = [];
    for (const name of ['x', 'me@mail.com', '০১৭১২৩৪৫৬৭৮', 'www.site.com'])
      codes.push((await me.join(name)).body.code);
    expect(codes).toEqual([
      'exams.standing-name-length',
      'exams.standing-name-contact',
      'exams.standing-name-contact',
      'exams.standing-name-form',
    ]);
    expect((await me.join('  Rahima  07 ')).body.name).toBe('Rahima 07');
    const other = member(exams, 'student2');
    expect(await other.join('rahima-০৭')).toMatchObject({
      status: 409,
      body: { code: 'exams.standing-name-taken' },
    });
    expect((await me.join('Rahima')).body.name).toBe('Rahima');
    expect((await other.join('rahima-০৭')).status).toBe(200);
  });

  it('counts what was submitted before in the weeks that can be read', async () => {
    await using exams = await withThree();
    await exams.emit(studentEnrolled, enrolled('late'));
    const late = member(exams, 'late');
    await late.sit(right);
    expect((await exams.rahima.read()).body.total).toBe(3);
    await late.join('Late');
    expect((await late.read()).body.own).toEqual({ rank: 1, points: 12 });
  });

  it('ends at once in every list and week, and with the account for good [NEW-10]', async () => {
    await using exams = await withThree();
    await exams.emit(studentEnrolled, enrolled('fourth'));
    const fourth = member(exams, 'fourth');
    await fourth.sit(right);
    await fourth.join('Fourth');
    expect((await exams.rahima.leave()).body.name).toBeNull();
    expect(rowsOf(await fourth.read()).map(([, name]) => name)).not.toContain('Rahima');
    await exams.rahima.join('Rahima');
    expect((await exams.rahima.read()).body.own?.points).toBe(3);
    await exams.emit(userDeleted, { userId: 'student1' });
    expect(rowsOf(await fourth.read()).map(([, name]) => name)).not.toContain('Rahima');
    expect((await exams.rahima.join('Rahima')).status).toBe(404);
    const { documents } = exams.platform;
    for (const collection of ['standing_members', 'standing_tallies']) {
      expect(JSON.stringify(await documents.collection(collection).find({}).toArray())).not.toMatch(
        /Rahima|student1/,
      );
    }
  });
});

describe('the standings of a district and a college', () => {
  it('follow the profile, whatever the spelling and the order of its changes [NEW-10]', async () => {
    await using exams = await withThree();
    const college = 'নটর ডেম কলেজ';
    const move = (userId: string, changeNo: number, place: { district: string; college?: string }) =>
      exams.emit(profileChanged, { userId, changeNo, college: '', ...place });
    await move('student1', 1, { district: 'Dhaka', college });
    await move('student2', 1, { district: ' dhaka', college: 'নটর ডেম  কলেজ' });
    await move('student3', 2, { district: 'Dhaka', college: 'নটর ডেম কলেজ।' });
    await move('student3', 1, { district: 'Sylhet' });
    expect(rowsOf(await exams.rahima.read('list=district'))).toHaveLength(3);
    expect(rowsOf(await exams.rahima.read('list=college'))).toHaveLength(3);
    expect(await exams.rahima.own()).toMatchObject({ district: 'Dhaka', college });
    await move('student3', 3, { district: 'Sylhet' });
    expect((await exams.rahima.read('list=district')).body).toMatchObject({ isTooFew: true, items: [] });
    expect((await exams.tania.read('list=college')).status).toBe(403);
  });
});

describe('a campaign exam', () => {
  it('gives its points when its scores are shown, for the week of the submit [NEW-10]', async () => {
    await using exams = await withThree();
    const { attemptId } = (await exams.rahima.start({ ...campaign, subjects: ['Biology'] })).body;
    await exams.rahima.save(attemptId, 1, right);
    await exams.rahima.submit(attemptId);
    await exams.waitUntilIdle();
    await exams.runJob('count-shown-standings');
    expect((await exams.rahima.read()).body.own?.points).toBe(3);
    const { weeks } = await exams.rahima.own();
    await exams.goTo('2026-01-15T12:10:00.000Z');
    await exams.runJob('count-shown-standings');
    // One of its four questions was right in the past year, and has the same id here.
    expect((await exams.rahima.read(`${course}&week=${weeks[0]}`)).body.own?.points).toBe(12);
  });
});
