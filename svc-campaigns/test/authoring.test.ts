import { userVerified } from '@pathshala/svc-auth-contract/events';
import { examStarted } from '@pathshala/svc-exams-contract/events';
import { restoreWindowMs, undoWindowMs } from '@pathshala/rules/undo-window';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  campaignPaperPublished,
  campaignPaperWithdrawn,
  campaignRegistrationCancelled,
  campaignResultsReleased,
} from '@pathshala/svc-campaigns-contract/events';
import { createGeneralCampaign, emitSubmitted, registerAccount } from './participants.ts';
import {
  accountOf,
  admin,
  confirmAs,
  createExamCampaign,
  examCampaign,
  person,
  startCampaigns,
  type Campaigns,
} from './service.ts';

let service: Campaigns;
beforeEach(async () => {
  service = await startCampaigns();
});
afterEach(() => service.stop());

const upcoming = { startDate: '2026-03-01T00:00:00.000Z', endDate: '2026-03-02T00:00:00.000Z' };
const head = { ...admin, name: 'Rahima' } as const;

const get = async (path: string) => (await service.client.as(head).get<Stored>(path)).body;
const put = (path: string, body: object) => service.client.as(head).put<Stored>(path, body);

interface Stored {
  readonly code?: string;
  readonly error?: string;
  readonly fields?: Readonly<Record<string, string>>;
  readonly rev: number;
  readonly exam: Readonly<Record<string, unknown>> & {
    readonly subjects: readonly { readonly mcqs: readonly { readonly options: readonly object[] }[] }[];
  };
}

const registerStudent = (campaignId: string, n: number) => registerAccount(service, n, { campaignId });

const started = (examId: string, examKind = 'campaign') =>
  service.emit(examStarted, { examKind, examId, startedAt: '2026-02-01T06:00:00.000Z' } as never);

const submitted = (campaignId: string, n: number) =>
  emitSubmitted(service, { campaignId, studentId: accountOf(n).userId });

describe('the exam of a campaign, saved alone', () => {
  it('leaves every field of the campaign as it is stored, and publishes the paper [CMP-02]', async () => {
    const { _id } = await createExamCampaign(service, { ...upcoming, location: 'Room 101' });
    const path = `/examcampaigns/${_id}`;
    const { exam, rev, ...around } = await get(path);
    const answer = await put(`${path}/exam`, { rev, exam: { ...exam, title: 'Physics', timeLimit: 40 } });
    expect(answer.status).toBe(200);
    const stored = await get(path);
    expect(stored).toEqual({
      ...around,
      rev: 2,
      changedBy: 'Rahima',
      changedAt: expect.any(String),
      exam: { ...exam, title: 'Physics', timeLimit: 40 },
    });
    await service.waitUntilIdle();
    const published = service.published(campaignPaperPublished).at(-1)?.data;
    expect(published).toMatchObject({ paperId: _id, version: 2, title: 'Physics', timeLimit: 40 });
  });

  it('stores the question of the bank from which one was copied, and publishes it to svc-exams', async () => {
    const { _id } = await createExamCampaign(service, upcoming);
    const path = `/examcampaigns/${_id}`;
    const { exam } = await get(path);
    const [first, ...others] = exam.subjects;
    const mcqs = (first?.mcqs ?? []).map((mcq) => ({ ...mcq, bankQuestionId: 'banked1' }));
    const subjects = [{ ...first, mcqs }, ...others];
    const saved = await put(`${path}/exam`, { exam: { ...exam, subjects } });
    expect(saved.body.exam.subjects[0]?.mcqs[0]).toMatchObject({ bankQuestionId: 'banked1' });
    await service.waitUntilIdle();
    const published = service.published(campaignPaperPublished).at(-1)?.data;
    expect(published?.subjects[0]?.mcqs[0]).toMatchObject({ bankQuestionId: 'banked1' });
  });

  it('is refused with an outdated revision, once it is sat, incomplete, and for a general campaign', async () => {
    const { _id } = await createExamCampaign(service, upcoming);
    const path = `/examcampaigns/${_id}`;
    const { exam } = await get(path);
    expect((await put(`${path}/exam`, { exam, rev: 1 })).status).toBe(200);
    const stale = await put(`${path}/exam`, { exam, rev: 1 });
    expect([stale.status, stale.body.code]).toEqual([409, 'common.edited-meanwhile']);
    const incomplete = await put(`${path}/exam`, { exam: { ...exam, timeLimit: 0 } });
    expect(incomplete).toMatchObject({
      status: 422,
      body: { fields: { 'exam.timeLimit': expect.any(String) } },
    });
    const general = (await createGeneralCampaign(service)).split('/').at(-1);
    expect((await put(`/examcampaigns/${general}/exam`, { exam })).status).toBe(404);
    await started(_id);
    const late = await put(`${path}/exam`, { exam: { ...exam, timeLimit: 60 } });
    expect([late.status, late.body.code]).toEqual([409, 'campaigns.exam-started']);
  });
});

describe('a campaign’s exam that has started', () => {
  it('refuses to move the start into the future so that the paper could be changed [CMP-01]', async () => {
    const { _id } = await createExamCampaign(service);
    const path = `/examcampaigns/${_id}`;
    const form = await get(path);
    const moved = await put(path, { ...form, ...upcoming });
    expect([moved.status, moved.body.code]).toEqual([409, 'campaigns.exam-started']);
    expect(moved.body.error).toMatch(
      /A wrong key is corrected in the analysis of the exam; the end can be moved/u,
    );
    const same = await put(path, { ...form, title: 'New', endDate: '2026-02-05T00:00:00.000Z' });
    expect(same.status).toBe(200);
  });

  it('is frozen by the first start, also before its start date and with repeated deliveries', async () => {
    const { _id } = await createExamCampaign(service, upcoming);
    const path = `/examcampaigns/${_id}`;
    await started('f'.repeat(24), 'past-year');
    const form = await get(path);
    expect(form).toMatchObject({ startedAt: null });
    for (let n = 0; n < 2; n += 1) await started(_id);
    expect(await get(path)).toMatchObject({ startedAt: '2026-02-01T06:00:00.000Z' });
    const changed = await put(path, { ...form, exam: { ...form.exam, timeLimit: 60 } });
    expect([changed.status, changed.body.code]).toEqual([409, 'campaigns.exam-started']);
    expect((await put(path, form)).status).toBe(200);
  });

  it('cannot be reopened after its results are released [CMP-06]', async () => {
    const { _id } = await createExamCampaign(service);
    const path = `/examcampaigns/${_id}`;
    service.clock.set('2026-02-02T00:00:04.999Z');
    expect((await service.client.as(head).post(`${path}/release`)).status).toBe(422);
    service.clock.set('2026-02-02T00:00:05.001Z');
    expect((await service.client.as(head).post(`${path}/release`)).status).toBe(200);
    const form = await get(path);
    const again = await put(path, { ...form, endDate: '2026-03-02T00:00:00.000Z' });
    expect([again.status, again.body.code]).toEqual([409, 'campaigns.results-released']);
    expect((await put(path, { ...form, title: 'New', description: '<p>New</p>' })).status).toBe(200);
  });

  it('publishes when its score is shown: after the end by default', async () => {
    await createExamCampaign(service);
    const { exam } = examCampaign();
    await createExamCampaign(service, { exam: { ...exam, scoreVisible: 'at-once' } });
    await service.waitUntilIdle();
    expect(service.published(campaignPaperPublished).map(({ data }) => data.scoreVisible)).toEqual([
      'after-end',
      'at-once',
    ]);
  });

  it('stores and publishes which order each attempt has of its own: none by default', async () => {
    const plain = await createExamCampaign(service);
    const { exam } = examCampaign();
    const order = { questions: true, options: false };
    const mixed = await createExamCampaign(service, { exam: { ...exam, order } });
    const stored = async ({ _id }: { _id: string }) =>
      (await service.client.as(admin).get<{ exam: object }>(`/examcampaigns/${_id}`)).body.exam;
    expect(await stored(plain)).toMatchObject({ order: { questions: false, options: false } });
    expect(await stored(mixed)).toMatchObject({ order });
    await service.waitUntilIdle();
    expect(service.published(campaignPaperPublished).map(({ data }) => data.order)).toEqual([
      { questions: false, options: false },
      order,
    ]);
  });
});

describe('the edit of a campaign', () => {
  it.each(['/examcampaigns', '/campaign/campaigns'])(
    'of an older revision is refused at %s [CMP-01]',
    async (list) => {
      const { exam, ...general } = examCampaign(upcoming);
      const made = await service.client
        .as(head)
        .post<{ _id: string }>(list, list === '/examcampaigns' ? { ...general, exam } : general);
      const path = `${list}/${made.body._id}`;
      const mine = await get(path);
      const theirs = await put(path, { ...mine, title: 'Theirs' });
      expect(theirs).toMatchObject({ status: 200, body: { rev: 2, changedBy: 'Rahima' } });
      const stale = await put(path, { ...mine, title: 'Mine' });
      expect([stale.status, stale.body.code]).toEqual([409, 'common.edited-meanwhile']);
      expect(stale.body.error).toContain('Rahima');
      expect(await get(path)).toMatchObject({ title: 'Theirs' });
      expect((await put(path, { ...mine, title: 'Mine', rev: 2 })).status).toBe(200);
    },
  );

  it('is not made stale by registrations', async () => {
    const { _id } = await createExamCampaign(service, upcoming);
    const form = await get(`/examcampaigns/${_id}`);
    await registerStudent(_id, 1);
    expect((await put(`/examcampaigns/${_id}`, form)).status).toBe(200);
  });

  it('refuses a limit below the places taken, and names their number [CMP-03]', async () => {
    const { _id } = await createExamCampaign(service, { ...upcoming, maxParticipants: 5 });
    for (const n of [1, 2]) await registerStudent(_id, n);
    const form = await get(`/examcampaigns/${_id}`);
    const low = await put(`/examcampaigns/${_id}`, { ...form, maxParticipants: 1 });
    expect([low.status, low.body.code]).toEqual([422, 'campaigns.limit-below-taken']);
    expect(low.body.error).toContain('2');
    for (const maxParticipants of [2, 0])
      expect((await put(`/examcampaigns/${_id}`, { ...form, rev: undefined, maxParticipants })).status).toBe(
        200,
      );
  });
});

describe('what an administrator sends', () => {
  const optionsOf = (...texts: string[]) => texts.map((text, index) => ({ text, isCorrect: index === 0 }));
  const examWith = (mcqs: object[], change: object = {}) => ({
    timeLimit: 30,
    requiredSubjects: 1,
    subjects: [{ subjectName: 'Physics', mandatory: true, mcqs }],
    ...change,
  });
  const post = (exam: object, change: object = {}) =>
    service.client.as(head).post<Stored>('/examcampaigns', examCampaign({ ...upcoming, ...change, exam }));
  const count = async () => service.platform.documents.collection('campaigns').countDocuments({});

  it('is refused with its path when sanitising leaves no text, and nothing is stored [CMP-01]', async () => {
    const answer = await post(
      examWith([
        { question: '<script>only</script>', points: 1, options: optionsOf('<a>', '<img src=x onerror=1>') },
      ]),
    );
    expect(answer.status).toBe(400);
    const cleaned = await post(
      examWith([
        {
          question: 'Which tag?',
          explanation: '<script>x</script>',
          points: 1,
          options: optionsOf('a', 'b'),
        },
      ]),
      { description: '<iframe src="x"></iframe>' },
    );
    expect([cleaned.status, cleaned.body.code, Object.keys(cleaned.body.fields ?? {})]).toEqual([
      422,
      'common.text-lost',
      ['description', 'exam.subjects.0.mcqs.0.explanation'],
    ]);
    expect(await count()).toBe(0);
  });

  it('is stored as text: an option may be the name of a tag', async () => {
    const answer = await post(
      examWith([
        { question: 'Which tag is a link?', points: 1, options: optionsOf('&lt;a&gt;', '&lt;b&gt;') },
      ]),
      { title: 'About <b> & <i>' },
    );
    expect(answer).toMatchObject({ status: 201, body: { title: 'About <b> & <i>' } });
    expect(answer.body.exam.subjects[0]?.mcqs[0]?.options).toMatchObject([
      { text: '&lt;a&gt;' },
      { text: '&lt;b&gt;' },
    ]);
  });

  it('has exact totals: 0.1 and 0.7 are 0.8', async () => {
    const mcqs = [0.1, 0.7].map((points) => ({ question: '?', points, options: optionsOf('a', 'b') }));
    const answer = await post(examWith(mcqs, { totalMarks: 0 }));
    expect(answer.body.exam['totalMarks']).toBe(0.8);
  });

  it('is refused with the path of a duplicate part [CMP-01]', async () => {
    const question = { _id: 'q1', question: '?', points: 1, options: optionsOf('a', 'b') };
    const answer = await post(examWith([question, question]));
    expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([
      422,
      ['exam.subjects.0.mcqs.1._id'],
    ]);
    const subjects = ['Physics', 'PHYSICS '].map((subjectName) => ({
      subjectName,
      mcqs: [{ ...question, _id: undefined }],
    }));
    const twice = await post(examWith([], { subjects }));
    expect([twice.status, Object.keys(twice.body.fields ?? {})]).toEqual([
      422,
      ['exam.subjects.1.subjectName'],
    ]);
  });

  it.each([
    ['timeLimit', 601, /0 to 600/u],
    ['negativeMarkingPercentage', 101, /0 to 100/u],
    ['requiredSubjects', 1.5, /whole number/u],
  ])('has an error that names the allowed %s', async (field, value, words) => {
    const answer = await post(examWith([], { [field]: value }));
    expect(answer.status).toBe(400);
    expect(answer.body.fields?.[`exam.${field}`]).toMatch(words);
  });

  it('has titles and locations of one line', async () => {
    const answer = await post(examWith([]), {
      registrationOpen: false,
      title: 'One\r\ntwo\u2028three',
      location: 'Hall\rB',
    });
    expect(answer.body).toMatchObject({ title: 'One two three', location: 'Hall B' });
  });
});

/** The time in which a delete can be undone passes. */
async function finishDelete() {
  service.clock.advance(undoWindowMs);
  await service.runJob('finish-deletes');
}

describe('deleting a campaign', () => {
  it('with registrations needs confirmation and names their number; then the registrants are mailed [CMP-01]', async () => {
    const { _id } = await createExamCampaign(service, { ...upcoming, maxParticipants: 1 });
    for (const n of [1, 2]) await registerStudent(_id, n);
    const path = `/examcampaigns/${_id}`;
    const asked = await service.client.as(head).delete<Stored>(path);
    expect([asked.status, asked.body.code]).toEqual([409, 'campaigns.has-registrations']);
    expect(asked.body.error).toMatch(/registered: 1, waiting: 1/u);
    expect((await service.client.visitor.get(path)).status).toBe(200);

    expect((await service.client.as(head).delete(`${path}?confirm=true`)).status).toBe(200);
    expect((await service.client.visitor.get(path)).status).toBe(404);
    await finishDelete();
    await service.runJob('send-mails');
    const cancelled = service.mail.sent.filter(({ subject }) => subject === 'Cancelled: Model test');
    expect(cancelled.map(({ to }) => to).toSorted()).toEqual([person(1).email, person(2).email]);
    await service.waitUntilIdle();
    expect(service.published(campaignRegistrationCancelled)).toHaveLength(2);
  });

  it('also cancels a registration that was running at that moment', async () => {
    const { _id } = await createExamCampaign(service, upcoming);
    await registerStudent(_id, 1);
    await service.client.as(head).delete(`/examcampaigns/${_id}?confirm=true`);
    await finishDelete();
    const registrations = service.platform.documents.collection('registrations');
    const late = { status: 'waiting', emailKey: 'late', mobileKey: 'late', rollNumber: null };
    await registrations.updateOne({ campaignId: _id }, { $set: late });
    await service.runJob('cancel-deleted');
    expect(await registrations.findOne({ campaignId: _id })).toMatchObject({ status: 'cancelled' });
    service.clock.advance(121_000);
    await service.runJob('cancel-deleted');
    const campaign = await service.platform.documents.collection('campaigns').findOne({ _id });
    expect(campaign).toMatchObject({ isCancellationDue: false });
  });

  it('is refused while students sit its exam', async () => {
    const { _id } = await createExamCampaign(service);
    await registerStudent(_id, 1);
    await started(_id);
    const path = `/examcampaigns/${_id}?confirm=true`;
    const running = await service.client.as(head).delete<Stored>(path);
    expect([running.status, running.body.code]).toEqual([409, 'campaigns.delete-running']);
    service.clock.set('2026-02-02T00:00:06.000Z');
    expect((await service.client.as(head).delete(path)).status).toBe(200);
  });

  it('of an exam that is over leaves the results and opens their answers, without mails', async () => {
    const { _id } = await createExamCampaign(service);
    await registerStudent(_id, 1);
    await submitted(_id, 1);
    service.clock.set('2026-02-03T00:00:00.000Z');
    await service.runJob('send-mails');
    const mails = service.mail.sent.length;
    const asked = await service.client.as(head).delete<Stored>(`/examcampaigns/${_id}`);
    expect(asked.body.error).toMatch(/Results stay with the students \(1\)/u);
    expect((await service.client.as(head).delete(`/examcampaigns/${_id}?confirm=true`)).status).toBe(200);
    await finishDelete();
    await service.waitUntilIdle();
    expect(service.published(campaignResultsReleased)).toMatchObject([{ data: { campaignId: _id } }]);
    await service.runJob('announce-releases');
    await service.runJob('send-mails');
    expect(service.mail.sent).toHaveLength(mails);
    const release = await service.client.as(head).post(`/examcampaigns/${_id}/release`);
    expect(release.status).toBe(404);
  });

  it('without an exam needs confirmation and sends mails, too', async () => {
    const path = await createGeneralCampaign(service, upcoming);
    for (const n of [1, 2]) await service.client.visitor.put(`${path}/register`, { basicInfo: person(n) });
    await confirmAs(service, 1);
    expect((await service.client.as(head).delete(path)).status).toBe(409);
    expect((await service.client.as(head).delete(`${path}?confirm=true`)).status).toBe(200);
    await finishDelete();
    await service.runJob('send-mails');
    expect(service.mail.sent.at(-1)).toMatchObject({ to: person(1).email, subject: 'Cancelled: Model test' });
    // The other address is not proved and got its one mail.
    expect(service.mail.sent.filter(({ to }) => to === person(2).email)).toHaveLength(1);
  });
});

describe('undoing the delete of a campaign', () => {
  const restore = (path: string) => service.client.as(head).post<Stored>(`${path}/restore`);

  it('brings everything back, publishes the exam again and mails nobody', async () => {
    const { _id } = await createExamCampaign(service, { ...upcoming, maxParticipants: 1 });
    for (const n of [1, 2]) await registerStudent(_id, n);
    await service.runJob('send-mails');
    const [path, mails] = [`/examcampaigns/${_id}`, service.mail.sent.length];
    const before = await get(path);
    await service.client.as(head).delete(`${path}?confirm=true`);
    service.clock.advance(undoWindowMs - 1);
    await service.runJob('finish-deletes');
    expect((await restore(path)).status).toBe(200);
    expect((await restore(path)).status).toBe(200);
    expect(await get(path)).toEqual(before);
    await finishDelete();
    await service.runJob('cancel-deleted');
    await service.runJob('send-mails');
    await service.waitUntilIdle();
    const versions = (event: typeof campaignPaperPublished | typeof campaignPaperWithdrawn) =>
      service.published(event).map(({ data }) => data.version);
    expect([versions(campaignPaperPublished), versions(campaignPaperWithdrawn)]).toEqual([[1, 3], [2]]);
    expect(service.published(campaignRegistrationCancelled)).toEqual([]);
    expect(service.mail.sent).toHaveLength(mails);
  });

  it('brings back the campaign without its registrations when these were cancelled, for thirty days', async () => {
    const { _id } = await createExamCampaign(service, upcoming);
    await registerStudent(_id, 1);
    const path = `/examcampaigns/${_id}`;
    await service.client.as(head).delete(`${path}?confirm=true`);
    await finishDelete();
    expect(await restore(path)).toMatchObject({ status: 409, body: { code: 'campaigns.restore-later' } });
    service.clock.advance(120_000);
    await service.runJob('cancel-deleted');
    await service.waitUntilIdle();
    expect(service.published(campaignRegistrationCancelled)).toHaveLength(1);
    expect((await restore(path)).status).toBe(200);
    expect(await get(path)).toMatchObject({ _id, registrationOpen: false });
    await service.waitUntilIdle();
    expect(service.published(campaignPaperPublished).at(-1)?.data).toMatchObject({ version: 3 });
    await service.runJob('finish-deletes');
    expect((await service.client.as(head).get(path)).status).toBe(200);
  });

  it('is refused when its time is over, whether or not the job has run, and for what never existed', async () => {
    const path = await createGeneralCampaign(service, upcoming);
    await service.client.as(head).delete(path);
    service.clock.advance(restoreWindowMs);
    const late = { status: 410, body: { code: 'campaigns.restore-too-late' } };
    expect(await restore(path)).toMatchObject(late);
    await service.runJob('finish-deletes');
    expect(await restore(path)).toMatchObject(late);
    expect((await restore(path.replace('/campaign/campaigns', '/examcampaigns'))).status).toBe(404);
    expect((await restore(`/campaign/campaigns/${'6f'.repeat(12)}`)).status).toBe(404);
  });

  it('is completed after a crash between the end of its time and the cancellations', async () => {
    const { _id } = await createExamCampaign(service, upcoming);
    await registerStudent(_id, 1);
    await service.client.as(head).delete(`/examcampaigns/${_id}?confirm=true`);
    service.clock.advance(undoWindowMs);
    // The state after a crash that followed the first write of the job.
    await service.platform.documents
      .collection('campaigns')
      .updateOne({ _id }, { $set: { removalDueAt: null, isCancellationDue: true }, $inc: { rev: 1 } });
    await service.runJob('cancel-deleted');
    await service.waitUntilIdle();
    expect(service.published(campaignRegistrationCancelled)).toHaveLength(1);
  });
});

describe('cancelling a registration', () => {
  const cancel = (path: string, n: number) =>
    service.client.as(accountOf(n)).delete<Stored>(`${path}/registration`);

  it('is possible in a campaign of any kind, until it is over [CMP-03]', async () => {
    const path = await createGeneralCampaign(service);
    const register = () =>
      service.client
        .as(accountOf(1))
        .put(`${path}/register`, { studentId: accountOf(1).userId, basicInfo: person(1) });
    expect((await register()).status).toBe(201);
    expect(await cancel(path, 1)).toMatchObject({ status: 200, body: { status: 'cancelled' } });
    expect((await register()).status).toBe(201);
    service.clock.set('2026-02-03T00:00:00.000Z');
    expect(await cancel(path, 1)).toMatchObject({ status: 410, body: { code: 'campaigns.over' } });
  });

  it('of a running exam is possible on the waiting list and without a result [CMP-03]', async () => {
    const { _id } = await createExamCampaign(service, { maxParticipants: 1 });
    const path = `/examcampaigns/${_id}`;
    for (const n of [1, 2, 3]) await registerStudent(_id, n);
    expect((await cancel(path, 3)).status).toBe(200);
    expect((await cancel(path, 1)).status).toBe(200);
    expect(await get(path)).toMatchObject({ registeredCount: 1, waitingCount: 0 });
    await submitted(_id, 2);
    expect(await cancel(path, 2)).toMatchObject({ status: 409, body: { code: 'campaigns.has-sat' } });
  });
});

describe('a search', () => {
  it('finds campaigns and registrations in any spelling and script [CMP-01]', async () => {
    const { _id } = await createExamCampaign(service, { title: 'বিশ্ববিদ্যা\u09DF ভর্তি ২০২৬' });
    const { userId } = accountOf(1);
    await service.emit(userVerified, { userId, username: 'one', name: '', email: person(1).email });
    const basicInfo = { ...person(1), fullName: 'জ\u09DF রা\u09DF' };
    await service.client
      .as(accountOf(1))
      .post('/examcampaigns/register', { campaignId: _id, studentId: userId, basicInfo });
    await registerStudent(_id, 2);
    const total = async (path: string, q: string) => {
      const { body } = await service.client.as(head).get(`${path}?q=${encodeURIComponent(q)}`);
      return body['total'];
    };
    expect(await total('/examcampaigns', 'বিশ্ববিদ্যা\u09AF\u09BC ভর্তি 2026')).toBe(1);
    const list = `/examcampaigns/${_id}/registrations`;
    const found = await Promise.all(
      ['zzzz', 'জ\u09AF\u09BC', 'STUDENT2@', '০১৭১০০০০০০২', '000001', '.*'].map((q) => total(list, q)),
    );
    expect(found).toEqual([0, 1, 1, 1, 1, 0]);
  });
});
