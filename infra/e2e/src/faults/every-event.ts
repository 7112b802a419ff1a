import { newStudent, studentPassword } from '../http/people.ts';
import { codeIn, waitForLetter } from '../mailbox.ts';
import { restoreWindowMs } from '@pathshala/rules/undo-window';
import { admin } from '../admin.ts';
import { fetchResource, optionalSubjects, type Attempt, type Paper } from '../http/sit-exam.ts';
import { until } from '../until.ts';
import type { KillableSite } from './killable-site.ts';
import { teachBatch } from './coaching-centre.ts';
import { createRetryingClient, type RetryingClient } from './retrying-client.ts';
import type { StoredState } from './stored-state.ts';
import { becomeStudent } from './stories/become-student.ts';
import { makeCampaign } from './stories/campaigns.ts';
import { examPaper } from './stories/exam-paper.ts';
import { expectAnswer } from './stories/expect-answer.ts';
import { lastPlace } from './stories/last-place.ts';
import { sitPastYear } from './stories/sit-past-year.ts';
import type { Stage } from './story.ts';

/** Causes every event that services publish. Returns a check of what must be stored afterwards. */
export async function letEverythingHappen(
  site: KillableSite,
  stage: Stage,
): Promise<(stored: StoredState) => void> {
  const checks: ((stored: StoredState) => void)[] = [];
  for (const story of [sitPastYear, becomeStudent, lastPlace]) {
    const prepared = await story.prepare(stage);
    await prepared.run();
    await site.whenIdle();
    checks.push((stored) => prepared.check(stored));
  }
  await sitAndLeave(site, stage);
  await extendExam(site, stage);
  await offerPlace(site, stage);
  await claimPayment(site, stage);
  await teachBatch(site, stage, await makeCourse(stage.admin, 'BATCH', 500));
  const paperId = await correctKey(stage);
  await copySeason(stage);
  await site.whenIdle();
  await withdrawPapers(stage);
  await attemptsAreMarkedAgain(stage, paperId);
  // Absences are published in the morning at the latest.
  await site.skip(14 * 3_600_000);
  await site.runJobs();
  // Deletes become final when they can no longer be undone, and an attempt that was left open closes. Every session has
  // ended by then. What the first round of jobs causes is over after a minute.
  for (const ms of [restoreWindowMs, 60_000]) {
    await site.skip(ms);
    await site.runJobs();
    await site.whenIdle();
  }
  return (stored) => {
    for (const check of checks) check(stored);
  };
}

async function makeCourse(head: RetryingClient, courseCode: string, enrollmentFee = 0): Promise<string> {
  const units = [{ unitName: 'Unit A', years: [{ year: '2024', ...examPaper }] }];
  const form = { name: `Course ${courseCode}`, courseCode, enrollmentFee, units };
  const made = await head.send<{ _id: string }>('POST', '/admissioncourse/universities', form);
  expectAnswer(made, [201]);
  return made.body._id;
}

/** A course is copied with its exam. */
async function copySeason({ admin: head }: Stage): Promise<void> {
  const courseId = await makeCourse(head, 'SEASON');
  await makeExam(head, courseId);
  expectAnswer(await head.send('POST', `/courses/${courseId}/copies`, { days: 364 }), [201]);
}

/** An exam of the course, whose paper is withdrawn with it. */
async function makeExam(head: RetryingClient, courseId: string): Promise<void> {
  const examDetails = {
    title: 'Ends with its course',
    type: 'Written',
    written: { questionText: 'Why?' },
    totalMarks: 10,
    timeLimit: 30,
    passingScore: 4,
    negetiveMarkingPercentage: 0,
    startingDate: '2026-01-01',
    duration: 1,
  };
  // The outline of the course reaches svc-exams by an event.
  await until(
    () => head.send('POST', '/exams/course/createexam', { examDetails, parentId: courseId }),
    ({ status }) => status === 201,
  );
}

async function withdrawPapers({ admin: head }: Stage): Promise<void> {
  const courseId = await makeCourse(head, 'ENDS');
  await makeExam(head, courseId);
  expectAnswer(await head.send('DELETE', `/admissioncourse/universities/${courseId}`), [200]);
  const campaignId = await makeCampaign(head, { maxParticipants: 0 });
  expectAnswer(await head.send('DELETE', `/examcampaigns/${campaignId}`), [200]);
}

/** An administrator enrols the student, which causes a notice too. Resolves with the id of the enrolment. */
async function enrol(head: RetryingClient, studentId: string, courseId: string): Promise<string> {
  // The account reaches svc-catalog by an event.
  const { body } = await until(
    () =>
      head.send<{ enrolmentId: string }>('POST', '/students/student/enroll', {
        studentId,
        courseId,
        category: 'admissionPrep',
      }),
    ({ status }) => status === 201,
  );
  return body.enrolmentId;
}

/**
 * A student is enrolled in two courses, of which one is taken back, changes the address, sits a campaign's exam, its
 * results are released, and the student deletes the account.
 */
async function sitAndLeave(site: KillableSite, { admin: head, dataDir }: Stage): Promise<void> {
  const { client: browser, user, email } = await newStudent({ url: site.url, dataDir, admin });
  const client = createRetryingClient(site, browser.cookies);
  await enrol(head, user._id, await makeCourse(head, 'STAYS'));
  const enrolmentId = await enrol(head, user._id, await makeCourse(head, 'TAKEN'));
  const end = { reason: 'Enrolled by mistake.' };
  expectAnswer(await head.send('PUT', `/courses/enrolments/${enrolmentId}/end`, end), [200]);
  await changeAddress(client, `moved-${email}`, dataDir);
  const endsAt = Date.now() + 4_000;
  const campaignId = await makeCampaign(head, { maxParticipants: 0, endsAt });
  const basicInfo = { fullName: 'Who leaves', email: `moved-${email}`, mobile: '01799999999' };
  const opened = await startCampaign(client, { campaignId, studentId: user._id, basicInfo });
  const address = `/exams/attempts/${opened.attemptId}`;
  const subjects = optionalSubjects(await fetchResource<Paper>(client, opened.paperUrl));
  expectAnswer(await client.send('PUT', `${address}/subjects`, { subjects }), [200]);
  expectAnswer(await client.send('POST', `${address}/submit`, {}), [200]);
  await until(
    () => head.send('POST', `/examcampaigns/${campaignId}/release`, {}),
    ({ status }) => status === 200,
    20_000,
  );
  await changeAsAdministrator(head, opened.attemptId);
  await site.whenIdle();
  expectAnswer(await client.send('DELETE', '/user', { password: studentPassword }), [200]);
}

interface RegistrationForm {
  readonly campaignId: string;
  readonly studentId: string;
  readonly basicInfo: { readonly fullName: string; readonly email: string; readonly mobile: string };
}

async function startCampaign(client: RetryingClient, form: RegistrationForm): Promise<Attempt> {
  expectAnswer(await client.send('POST', '/examcampaigns/register', form), [201]);
  const exam = { examKind: 'campaign', examId: form.campaignId };
  const opened = await until(
    () => client.send<Attempt>('POST', '/exams/attempts', exam),
    ({ status }) => status === 201,
  );
  return opened.body;
}

/** An administrator gives a minute to a student who sits a campaign's exam. */
async function extendExam(site: KillableSite, { admin: head, dataDir }: Stage): Promise<void> {
  const { client: browser, user, email } = await newStudent({ url: site.url, dataDir, admin });
  const client = createRetryingClient(site, browser.cookies);
  const campaignId = await makeCampaign(head, { maxParticipants: 0, endsAt: Date.now() + 3_600_000 });
  const basicInfo = { fullName: 'Who has more time', email, mobile: '01788888888' };
  const { attemptId } = await startCampaign(client, { campaignId, studentId: user._id, basicInfo });
  const desk = await head.get<{ readonly rev: number }>(`/exams/desk/${campaignId}`);
  const minutes = { minutes: 1, attemptId, rev: desk.body.rev };
  expectAnswer(await head.send('POST', `/exams/desk/${campaignId}/minutes`, minutes), [200]);
}

/** A student gives a place up, which is offered to another one; and somebody registers with a mobile number alone. */
async function offerPlace(site: KillableSite, { admin: head, dataDir }: Stage): Promise<void> {
  const campaignId = await makeCampaign(head, { maxParticipants: 1 });
  const clients: RetryingClient[] = [];
  for (const mobile of ['01755555551', '01755555552']) {
    const { client: browser, user, email } = await newStudent({ url: site.url, dataDir, admin });
    const client = createRetryingClient(site, browser.cookies);
    const basicInfo = { fullName: 'Who waits', email, mobile };
    const form = { campaignId, studentId: user._id, basicInfo };
    expectAnswer(await client.send('POST', '/examcampaigns/register', form), [201]);
    clients.push(client);
  }
  for (const first of clients.slice(0, 1))
    expectAnswer(await first.send('DELETE', `/examcampaigns/${campaignId}/registration`), [200]);
  const byNumber = { fullName: 'Without a mail', email: '', mobile: '01755555553' };
  const openId = await makeCampaign(head, { maxParticipants: 0 });
  const visitor = createRetryingClient(site);
  const form = { campaignId: openId, basicInfo: byNumber };
  expectAnswer(await visitor.send('POST', '/examcampaigns/register', form), [201]);
}

/** A student reports the payment for a course. */
async function claimPayment(site: KillableSite, { admin: head, dataDir }: Stage): Promise<void> {
  const { client: browser, user } = await newStudent({ url: site.url, dataDir, admin });
  const client = createRetryingClient(site, browser.cookies);
  const lives = { personalInfo: { address: { district: 'Khulna' } } };
  expectAnswer(await client.send('PATCH', `/students/student/update/${user._id}`, lives), [200]);
  const courseId = await makeCourse(head, 'PAID', 500);
  const claim = {
    courseId,
    courseKind: 'admission',
    method: 'bkash',
    amount: 500,
    transactionId: '9AB12CD34',
  };
  // The account reaches svc-catalog by an event. 409: a repeated call, of which the first was answered to nobody.
  await until(
    () => client.send('POST', '/courses/claims', claim),
    ({ status, isRepeated }) => status === 201 || (isRepeated && status === 409),
  );
  const { body } = await head.get<{ readonly items: readonly { readonly _id: string }[] }>(
    `/courses/claims/queue?q=${claim.transactionId}`,
  );
  const path = `/courses/claims/${body.items[0]?._id}/decision`;
  expectAnswer(await head.send('PUT', path, { decision: 'approve' }), [200]);
}

/** Corrects a key of a campaign that nobody has sat. Returns the id of the paper. */
async function correctKey({ admin: head }: Stage): Promise<string> {
  const paperId = await makeCampaign(head, { maxParticipants: 0 });
  const campaign = await head.get<{ readonly exam: Pick<Paper, 'subjects'> }>(`/examcampaigns/${paperId}`);
  const question = campaign.body.exam.subjects[0]?.mcqs[0];
  const option = question?.options[1]?._id;
  const change = { kind: 'accept', questionId: question?._id, correct: [option] };
  // The paper reaches svc-exams by an event. 409: a repeated call, of which the first was answered to nobody.
  await until(
    () =>
      head.send('POST', `/exams/papers/${paperId}/key-corrections`, {
        change,
        reason: 'Both are right.',
        keyVersion: 1,
      }),
    ({ status }) => status === 201 || status === 409,
  );
  return paperId;
}

async function attemptsAreMarkedAgain({ admin: head }: Stage, paperId: string): Promise<void> {
  const path = `/exams/papers/${paperId}/key-corrections`;
  await until(
    () => head.get<{ readonly remark: { readonly state: string } | null }>(path),
    ({ body }) => body.remark?.state === 'done',
    30_000,
  );
}

async function changeAddress(client: RetryingClient, email: string, dataDir: string): Promise<void> {
  const asked = await client.send('POST', '/users/email', { email, password: studentPassword });
  expectAnswer(asked, [202]);
  const otp = codeIn(await waitForLetter(dataDir, email));
  expectAnswer(await client.send('POST', '/users/email/confirm', { otp }), [200]);
}

/** Changes of an administrator in svc-auth and svc-exams, which their audit events report. Those of the other services were caused before. */
async function changeAsAdministrator(head: RetryingClient, resultId: string): Promise<void> {
  const settings = await head.get('/settings');
  expectAnswer(await head.send('PUT', '/settings', settings.body), [200]);
  const correction = { updateData: { score: 1 }, reason: 'The audit log has this.' };
  expectAnswer(await head.send('PUT', `/exams/exam-results/${resultId}`, correction), [200]);
}
