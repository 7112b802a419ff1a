import type { AttemptNews } from '@pathshala/svc-exams-contract/exam-desk';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deskOf, seat } from './support/desk.ts';
import { openEvents } from './support/event-reader.ts';
import { campaign, startExams, type ExamsService } from './support/exams-service.ts';

const start = { ...campaign, subjects: ['Maths'] };

interface StreamAnswer {
  readonly topics: readonly string[];
  readonly first: AttemptNews;
}

interface Message {
  readonly topic: string;
  readonly data: Partial<AttemptNews>;
}

/** The stream that a gateway reads. */
async function gatewayOf(exams: ExamsService, lastEventId?: string) {
  const stream = await openEvents(exams, '/internal/broadcasts', {
    person: { isGateway: true },
    lastEventId,
  });
  const next = async () => {
    const { id, data } = await stream.next('broadcasts');
    return { id, messages: data as unknown as readonly Message[] };
  };
  return { ...stream, nextMessages: next };
}

/** Runs half a second of the clock in one process. */
async function halfASecond(exams: ExamsService): Promise<void> {
  await exams.runJob('publish-page-signals');
  await exams.runJob('send-page-signals');
}

describe('the signals for pages on which an exam is sat', () => {
  let exams: ExamsService;
  beforeEach(async () => {
    exams = await startExams();
  });
  afterEach(() => exams.stop());

  it('begin with the news, and name the exam and the attempt as the topics of the page', async () => {
    const { attemptId } = (await exams.student.start(start)).body;
    await deskOf(exams).announce('Page 3 is missing a figure.', '৩ নম্বর পাতায় একটি ছবি নেই।');
    const { status, body } = await exams.student.get<StreamAnswer>(`/exams/attempts/${attemptId}/stream`);
    expect(status).toBe(200);
    expect(body.topics).toEqual([campaign.examId, attemptId]);
    expect(body.first).toMatchObject({ status: 'open', newsNo: 1, deadlineAt: '2026-01-15T11:00:00.000Z' });
    expect(body.first.announcements).toHaveLength(1);
  });

  it('are nobody else’s: another student finds no attempt, a visitor is refused, a browser reads no broadcasts', async () => {
    const { attemptId } = (await exams.student.start(start)).body;
    const path = `/exams/attempts/${attemptId}/stream`;
    expect((await exams.other.get(path)).status).toBe(404);
    expect((await exams.client.visitor.get(path)).status).toBe(401);
    expect((await exams.student.get('/internal/broadcasts')).status).toBe(403);
    expect((await exams.admin.get('/internal/broadcasts')).status).toBe(403);
  });

  it('contain announcements and withdrawals of the desk within half a second [NEW-06]', async () => {
    const gateway = await gatewayOf(exams);
    const desk = deskOf(exams);
    await desk.announce('Ten minutes left.', 'আর দশ মিনিট।');
    await halfASecond(exams);
    const [announced] = (await gateway.nextMessages()).messages;
    expect(announced).toMatchObject({ topic: campaign.examId, data: { newsNo: 1 } });
    expect(announced?.data.announcements).toEqual([
      {
        _id: expect.any(String),
        en: 'Ten minutes left.',
        bn: 'আর দশ মিনিট।',
        at: '2026-01-15T10:00:00.000Z',
      },
    ]);
    await desk.withdraw(announced?.data.announcements?.[0]?._id ?? '');
    await halfASecond(exams);
    expect((await gateway.nextMessages()).messages).toEqual([
      { topic: campaign.examId, data: { newsNo: 2, announcements: [] } },
    ]);
    gateway.leave();
  });

  it('carry to each attempt its own deadline when all get minutes, when one does, and when the end is moved [NEW-06]', async () => {
    const [one, other] = await seat(exams, 2);
    const gateway = await gatewayOf(exams);
    await deskOf(exams).addMinutes(10);
    await halfASecond(exams);
    const { messages } = await gateway.nextMessages();
    expect(new Set(messages.map(({ topic }) => topic))).toEqual(new Set([one?.attemptId, other?.attemptId]));
    for (const { data } of messages) expect(data).toEqual({ deadlineAt: '2026-01-15T11:10:00.000Z' });
    await deskOf(exams).addMinutes(5, one?.attemptId ?? null);
    await halfASecond(exams);
    expect((await gateway.nextMessages()).messages).toEqual([
      { topic: one?.attemptId, data: { deadlineAt: '2026-01-15T11:15:00.000Z' } },
    ]);
    await exams.moveWindow(2, '2026-01-15T10:30:00.000Z');
    await halfASecond(exams);
    const moved = (await gateway.nextMessages()).messages;
    expect(moved.find(({ topic }) => topic === other?.attemptId)?.data.deadlineAt).toBe(
      '2026-01-15T10:40:00.000Z',
    );
    gateway.leave();
  });

  it('reach the gateways of every process, whichever one the administrator asked', async () => {
    await using second = await startExams({ replace: () => ({ documents: exams.platform.documents }) });
    const gateway = await gatewayOf(second);
    await deskOf(exams).announce('Ten minutes left.', '');
    await exams.runJob('publish-page-signals');
    await second.runJob('send-page-signals');
    expect((await gateway.nextMessages()).messages).toHaveLength(1);
    gateway.leave();
  });

  it('are sent once, and after a lost connection from where it was lost', async () => {
    const gateway = await gatewayOf(exams);
    await deskOf(exams).announce('One.', '');
    await halfASecond(exams);
    const { id } = await gateway.nextMessages();
    exams.clock.advance(1000);
    await halfASecond(exams);
    gateway.leave();
    await deskOf(exams).announce('Two.', '');
    await exams.runJob('publish-page-signals');
    exams.clock.advance(20_000);
    const again = await gatewayOf(exams, String(Number(id) + 1));
    await halfASecond(exams);
    const { messages } = await again.nextMessages();
    expect(messages.map(({ data }) => data.newsNo)).toEqual([2]);
    again.leave();
  });

  it('are removed after a minute', async () => {
    const gateway = await gatewayOf(exams);
    await deskOf(exams).announce('One.', '');
    const { documents } = exams.platform;
    const collection = documents.collection('page_messages');
    expect(await collection.countDocuments({})).toBe(0);
    await halfASecond(exams);
    await gateway.nextMessages();
    expect(await collection.countDocuments({})).toBe(1);
    exams.clock.advance(120_000);
    await halfASecond(exams);
    expect(await collection.countDocuments({})).toBe(0);
    gateway.leave();
  });
});
