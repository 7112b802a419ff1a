import { admin } from '../admin.ts';
import { newStudent, studentPassword } from '../http/people.ts';
import { waitForSmsCode } from '../mailbox.ts';
import { until } from '../until.ts';
import type { KillableSite } from './killable-site.ts';
import { createRetryingClient, type RetryingClient } from './retrying-client.ts';
import { expectAnswer } from './stories/expect-answer.ts';
import type { Stage } from './story.ts';

async function openBatch(head: RetryingClient, name: string, courseId: string): Promise<string> {
  const opened = await head.send<{ _id: string }>('POST', '/courses/batches', {
    name,
    courseIds: [courseId],
    notifiesGuardian: true,
  });
  expectAnswer(opened, [201]);
  return opened.body._id;
}

/** A student of the course hands in an assignment, which puts it into the gradebook. */
async function handInWork(head: RetryingClient, student: RetryingClient, courseId: string): Promise<void> {
  const form = {
    title: 'Motion',
    description: '<p>Draw it.</p>',
    dueDate: '2099-01-01T10:00:00Z',
    maxScore: 10,
  };
  const made = await head.send<{ _id: string }>('POST', '/assignments', { ...form, courseId });
  expectAnswer(made, [201]);
  // The enrolment of a member of a batch follows by an event.
  await until(
    () => student.send('PUT', `/assignments/${made.body._id}/submission`, { text: 'Mine' }),
    ({ status }) => status === 200,
  );
}

/**
 * A student proves a mobile number, joins a batch of a course that costs money, moves to another batch and pays nothing, so
 * that access pauses a day after the fee was due.
 */
export async function teachBatch(
  site: KillableSite,
  { admin: head, dataDir }: Stage,
  courseId: string,
): Promise<void> {
  const { client: browser, user } = await newStudent({ url: site.url, dataDir, admin });
  const client = createRetryingClient(site, browser.cookies);
  const mobile = '01755555555';
  expectAnswer(await client.send('POST', '/users/mobile', { mobile, password: studentPassword }), [202]);
  const otp = await waitForSmsCode(dataDir, mobile);
  expectAnswer(await client.send('POST', '/users/mobile/confirm', { otp }), [200]);
  const rules = await head.get<{ readonly rev?: number }>('/courses/fees/rules');
  const change = { remindDaysBefore: 0, pauseAfterDays: 1, rev: rules.body.rev };
  expectAnswer(await head.send('PUT', '/courses/fees/rules', change), [200]);
  const [first, other] = [await openBatch(head, 'First', courseId), await openBatch(head, 'Other', courseId)];
  // The account reaches svc-catalog by an event.
  await until(
    () =>
      head.send<{ added: number }>('POST', `/courses/batches/${first}/members`, { studentIds: [user._id] }),
    ({ body }) => body.added === 1,
  );
  await handInWork(head, client, courseId);
  const member = `/courses/batches/${first}/members/${user._id}`;
  expectAnswer(await head.send('PUT', `${member}/move`, { batchId: other }), [200]);
  await missClass(head, { batchId: other, courseId, studentId: user._id });
  await site.whenIdle();
}

interface Missed {
  readonly batchId: string;
  readonly courseId: string;
  readonly studentId: string;
}

/** A class that the student misses; the absence is published when the class is over and its list can no longer be corrected. */
async function missClass(head: RetryingClient, { batchId, courseId, studentId }: Missed): Promise<void> {
  const made = await head.send<{ _id: string }>('POST', '/classes', {
    title: 'Vectors',
    courseId,
    batchId,
    startsAt: new Date().toISOString(),
    durationMinutes: 30,
    room: '302',
    confirmsClash: true,
  });
  expectAnswer(made, [201]);
  const marks = [{ studentId, state: 'absent' }];
  expectAnswer(await head.send('PUT', `/classes/${made.body._id}/attendance`, { marks }), [200]);
}
