import { createServer, type AddressInfo, type Server } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { isPermanentMailFailure, mailRetryDelay } from './mail-failure.ts';
import { createSmtpMail } from './smtp-mail.ts';

let server: Server | undefined;
afterEach(() => server?.close());

/** An SMTP server that gives the named answer to the named command and accepts everything else. */
async function failureOf(command: string, answer: string, to = 'a@example.com'): Promise<unknown> {
  server = createServer((socket) => {
    let isData = false;
    socket.write('220 here\r\n');
    socket.on('error', () => socket.destroy());
    socket.on('data', (chunk) => {
      const text = chunk.toString();
      if (isData) {
        socket.write(`${command === 'BODY' ? answer : '250 taken'}\r\n`);
        return;
      }
      for (const line of text.split('\r\n').filter(Boolean)) {
        isData = line === 'DATA';
        if (line.startsWith(command)) socket.write(`${answer}\r\n`);
        else socket.write(isData ? '354 go on\r\n' : '250 ok\r\n');
      }
    });
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const mail = createSmtpMail({ url: `smtp://127.0.0.1:${port}`, from: 'school@example.com' });
  const failure = await mail.send({ id: 'm1', to, reason: 'proved', subject: 'Code', text: 'Hello' }).then(
    () => null,
    (error: unknown) => error,
  );
  await mail.close();
  return failure;
}

describe('the failure of a mail', () => {
  it.each([
    ['RCPT', '550 no such box', true],
    ['RCPT', '553 mailbox name not allowed', true],
    ['BODY', '554 refused as spam', true],
    ['RCPT', '450 busy, try later', false],
    ['RCPT', '530 authenticate first', false],
    ['MAIL', '550 this sender is not allowed', false],
    ['BODY', '451 try later', false],
  ])('after %s and %s is permanent: %s', async (command, answer, isPermanent) => {
    expect(isPermanentMailFailure(await failureOf(command, answer))).toBe(isPermanent);
  });

  it('is permanent when the address names no mailbox', async () => {
    expect(isPermanentMailFailure(await failureOf('NONE', '', ''))).toBe(true);
  });

  it('is temporary when there is no server, and when it is no failure of a mail', async () => {
    const mail = createSmtpMail({ url: 'smtp://127.0.0.1:9', from: 'school@example.com' });
    const failure: unknown = await mail
      .send({ id: 'm1', to: 'a@example.com', reason: 'proved', subject: '', text: '' })
      .catch((error: unknown) => error);
    expect(isPermanentMailFailure(failure)).toBe(false);
    expect(isPermanentMailFailure(new Error('the store is away'))).toBe(false);
    expect(isPermanentMailFailure('550')).toBe(false);
  });
});

describe('the delays between the tries of a mail', () => {
  it('grow, stay under four hours and end after about a day', () => {
    const delays: number[] = [];
    for (let failures = 1; ; failures += 1) {
      const delay = mailRetryDelay(failures);
      if (delay === null) break;
      delays.push(delay / 60_000);
    }
    expect(delays.slice(0, 4)).toEqual([1, 2, 4, 8]);
    expect(Math.max(...delays)).toBe(240);
    const hours = delays.reduce((sum, delay) => sum + delay, 0) / 60;
    expect(hours).toBeGreaterThan(23);
    expect(hours).toBeLessThan(26);
  });
});
