import type { SchoolMessage } from '@pathshala/svc-auth-contract/http';
import { expect, describe, it, onTestFinished } from 'vitest';
import { draftTo, type MessageSchool, second, startMessageSchool } from './message-school.ts';

interface StoredRecipient {
  readonly _id: string;
  readonly mail: string;
  readonly sms: string;
}

async function started(dailyLimit?: number): Promise<MessageSchool> {
  const school = await startMessageSchool(dailyLimit);
  onTestFinished(() => school.stop());
  return school;
}

/** Students with a proved number and no address. */
async function enterMany(school: MessageSchool, count: number): Promise<void> {
  for (let at = 0; at < count; at += 1) await school.enterByNumber(`many${at}`, `88017160000${10 + at}`);
  school.sms.sent.length = 0;
}

const bySms = (change: object = {}) => draftTo({}, { channels: { mail: false, sms: true }, ...change });

function storedIn(school: MessageSchool) {
  const { documents } = school.platform;
  return {
    messages: documents.collection<{ readonly _id: string }>('schoolMessages'),
    recipients: documents.collection<StoredRecipient>('messageRecipients'),
  };
}

describe('a message that does not reach everybody', () => {
  it('says who turned mails off, and is not sent to them again [MSG-06]', async () => {
    const school = await started();
    const { client, userId } = await school.enter('quiet');
    await client.put('/notices/choices', { kind: 'school', channel: 'mail', isOn: false });
    const { body } = await school.send(draftTo({ kind: 'student', id: userId }));
    await school.deliver();
    expect(await school.read(body._id)).toMatchObject({
      missed: 1,
      deliveries: { bell: { sent: 1 }, mail: { off: 1 } },
    });
    expect(school.messageMails()).toEqual([]);
    expect(await school.head.post(`/messages/${body._id}/resend`)).toMatchObject({
      status: 409,
      body: { code: 'auth.message-reached' },
    });
  });

  it('is sent again to those whom it missed, on that channel alone [MSG-06]', async () => {
    const school = await started();
    await enterMany(school, 4);
    school.sms.failNext(2);
    const { body } = await school.send(bySms());
    await school.deliver();
    expect(await school.read(body._id)).toMatchObject({
      missed: 2,
      deliveries: { sms: { sent: 2, failed: 2 } },
    });
    const first = school.sms.sent.map(({ to }) => to);
    const calls = await Promise.all(
      [1, 2, 3].map(() => school.head.post<SchoolMessage>(`/messages/${body._id}/resend`)),
    );
    expect(calls.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409]);
    await school.deliver();
    expect(await school.read(body._id)).toMatchObject({
      state: 'done',
      missed: 0,
      deliveries: { sms: { sent: 4 } },
    });
    const all = school.sms.sent.map(({ to }) => to);
    expect(new Set(all).size).toBe(4);
    expect(all).toHaveLength(4);
    expect(all.slice(0, 2)).toEqual(first);
  });

  it('says that the mail server refused an address [MSG-06]', async () => {
    const school = await started();
    await school.enter('bounced');
    const refusal = Object.assign(new Error('550 no such mailbox'), {
      code: 'EENVELOPE',
      command: 'RCPT TO',
      responseCode: 550,
    });
    const { body } = await school.send(draftTo({}));
    Object.assign(school.mail, { send: () => Promise.reject(refusal) });
    await school.deliver();
    expect((await school.recipientsOf(body._id, '&part=missed')).items).toMatchObject([
      { username: 'bounced', bell: 'sent', mail: 'failed', mailReason: expect.stringContaining('550') },
    ]);
  });

  it('leaves a part of the day’s SMS for the codes of log-ins [MSG-06]', async () => {
    const school = await started(10);
    await enterMany(school, 6);
    const { body } = await school.send(bySms());
    await school.deliver();
    const { deliveries } = await school.read(body._id);
    expect(deliveries.sms).toMatchObject({ sent: 2, limit: 4 });
    expect((await school.signUpByNumber('newcomer', '01715000999')).status).toBe(201);
  });
});

describe('a message whose process stops in the middle', () => {
  it('repeats neither notice nor mail, and no SMS of which it is not known whether it was sent [MSG-05]', async () => {
    const school = await started();
    const { client } = await school.enter('mailed');
    await enterMany(school, 2);
    const { body } = await school.send(draftTo({}, { channels: { mail: true, sms: true } }));
    await school.deliver();
    expect(school.sms.sent).toHaveLength(2);
    const { messages, recipients } = storedIn(school);
    // The state that a process leaves behind which stops before it stores the results.
    await messages.updateOne(
      { _id: body._id },
      { $set: { state: 'running', listedTo: '', isListed: false } },
    );
    for (const { _id, mail, sms } of await recipients.find({ messageId: body._id }).toArray()) {
      const change = {
        isOpen: true,
        bell: 'waiting',
        mail: mail === 'sent' ? 'waiting' : mail,
        sms: sms === 'sent' ? 'sending' : sms,
      };
      await recipients.updateOne({ _id }, { $set: change });
    }
    await school.deliver();
    expect(await school.read(body._id)).toMatchObject({
      state: 'done',
      recipients: 3,
      deliveries: { bell: { sent: 3 }, mail: { sent: 1, none: 2 }, sms: { unknown: 2, none: 1 } },
    });
    expect((await client.get<{ total: number }>('/notices')).body.total).toBe(1);
    expect(school.messageMails()).toHaveLength(1);
    expect(school.sms.sent).toHaveLength(2);
  });

  it('reaches each student once on each channel while several processes send it [MSG-05]', async () => {
    const school = await started();
    await enterMany(school, 45);
    const { body } = await school.send(bySms());
    await Promise.all([1, 2, 3].map(() => school.runJob('send-messages')));
    // A lease that has ended although its process still works.
    await storedIn(school).messages.updateOne({ _id: body._id }, { $set: { leaseUntil: 0 } });
    await Promise.all([1, 2].map(() => school.runJob('send-messages')));
    school.clock.advance(60 * second);
    await school.deliver();
    expect(school.sms.sent).toHaveLength(45);
    expect(new Set(school.sms.sent.map(({ to }) => to)).size).toBe(45);
    expect(await school.read(body._id)).toMatchObject({ recipients: 45, deliveries: { sms: { sent: 45 } } });
  });
});
