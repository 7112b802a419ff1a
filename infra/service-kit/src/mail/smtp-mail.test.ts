import { createServer, type AddressInfo, type Server } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createSmtpMail } from './smtp-mail.ts';

let server: Server | undefined;
afterEach(() => server?.close());

/** Starts the part of an SMTP server that a client needs; it stores what it was given. */
async function startSmtp(answerToReceiver = '250 ok'): Promise<{ url: string; received: string[] }> {
  const received: string[] = [];
  server = createServer((socket) => {
    let isData = false;
    let text = '';
    socket.write('220 here\r\n');
    socket.on('error', () => socket.destroy());
    socket.on('data', (chunk) => {
      if (isData) {
        text += chunk.toString();
        if (!text.endsWith('\r\n.\r\n')) return;
        received.push(text);
        isData = false;
        text = '';
        socket.write('250 taken\r\n');
        return;
      }
      for (const line of chunk.toString().split('\r\n').filter(Boolean)) {
        isData = line === 'DATA';
        if (line.startsWith('RCPT')) socket.write(`${answerToReceiver}\r\n`);
        else socket.write(isData ? '354 go on\r\n' : line.startsWith('QUIT') ? '221 bye\r\n' : '250 ok\r\n');
      }
    });
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, received };
}

const message = {
  id: 'otp-1',
  to: 'rahima@example.com',
  reason: 'proved' as const,
  subject: 'Code',
  text: 'Your code is 123456.',
};

describe('mail by SMTP', () => {
  it('hands the message to the server', async () => {
    const { url, received } = await startSmtp();
    const mail = createSmtpMail({ url, from: 'School <school@example.com>' });
    await mail.send(message);
    await mail.close();
    expect(received).toHaveLength(1);
    expect(received[0]).toContain('Message-ID: <otp-1@pathshala>');
    expect(received[0]).toContain('Your code is 123456.');
  });

  it('rejects when the server does not take it', async () => {
    const { url, received } = await startSmtp('550 no such box');
    const mail = createSmtpMail({ url, from: 'school@example.com' });
    await expect(mail.send(message)).rejects.toThrow('550');
    await mail.close();
    expect(received).toEqual([]);
  });

  it('rejects when there is no server', async () => {
    const mail = createSmtpMail({ url: 'smtp://127.0.0.1:9', from: 'school@example.com' });
    await expect(mail.send(message)).rejects.toThrow('ECONNREFUSED');
    await mail.close();
  });
});
