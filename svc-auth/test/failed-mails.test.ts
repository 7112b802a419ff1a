import type { ShownFailedMail } from '@pathshala/contract-kit/operations';
import type { Page } from '@pathshala/contract-kit/paging';
import type { MailMessage } from '@pathshala/service-kit/mail/port';
import { describe, expect, it, onTestFinished } from 'vitest';
import { goodPassword, startSchool } from './school.ts';

const at = '/operations/svc-auth/mails';

function smtpFailure(responseCode: number): Error {
  const facts = { code: 'EENVELOPE', command: 'RCPT TO', responseCode };
  return Object.assign(new Error(`${responseCode} answer that names the address`), facts);
}

/** A school whose mail server fails as the test requires. */
async function startWith(firstFailure: Error) {
  const server = { failure: firstFailure as Error | null, sent: [] as MailMessage[] };
  const mail = {
    async send(message: MailMessage) {
      if (server.failure !== null) throw server.failure;
      server.sent.push(message);
    },
    close: async () => undefined,
  };
  const school = await startSchool({ replace: () => ({ mail }) });
  onTestFinished(() => school.stop());
  const admin = school.client.as({ role: 'admin' });
  const failed = async () => (await admin.get<Page<ShownFailedMail>>(at)).body.items;
  const retry = async (id = '') =>
    (await admin.post<{ outcomes: { outcome: string }[] }>(`${at}/retry`, { ids: [id] })).body.outcomes[0]
      ?.outcome;
  return { school, server, failed, retry };
}

describe('the mails that svc-auth could not send', () => {
  it('are listed masked with their reason, and sent at once when an administrator asks for it', async () => {
    const { school, server, failed, retry } = await startWith(smtpFailure(451));
    await school.signUp('waiting');
    const [mail] = await failed();
    expect(mail).toMatchObject({
      template: expect.stringMatching(/^[a-z-]+$/u),
      to: expect.stringMatching(/^.•••@/u),
      reason: 'EENVELOPE RCPT TO 451',
      failures: 1,
      nextTryAt: expect.any(String),
      obstacle: null,
    });
    server.failure = null;
    expect(await retry(mail?._id)).toBe('queued');
    await school.runJob('send-mails');
    expect(server.sent).toHaveLength(1);
    expect(await failed()).toEqual([]);
  });

  it('say why they cannot be sent again once they are given up: their content is deleted', async () => {
    const { school, server, failed, retry } = await startWith(smtpFailure(550));
    await school.signUp('refused');
    const [mail] = await failed();
    expect(mail).toMatchObject({ nextTryAt: null, obstacle: 'content-deleted' });
    server.failure = null;
    expect(await retry(mail?._id)).toBe('content-deleted');
    await school.runJob('send-mails');
    expect(server.sent).toEqual([]);
    expect(await failed()).toHaveLength(1);
  });

  it('are forgotten with the account that they are about', async () => {
    const school = await startSchool();
    onTestFinished(() => school.stop());
    const { client, userId } = await school.enter('leaver');
    const failed = async () => (await school.client.as({ role: 'admin' }).get<Page<unknown>>(at)).body.items;
    const list = school.platform.documents.collection('kitFailedMails');
    const facts = { template: 'password-changed', to: 'l•••@example.com', reason: '550', failures: 1 };
    await list.insertOne({ _id: 'm1', ref: userId, ...facts, failedAt: 1, nextTryAt: null } as never);
    expect(await failed()).toHaveLength(1);
    await client.delete('/user', { password: goodPassword });
    expect(await failed()).toEqual([]);
  });
});
