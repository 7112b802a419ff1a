import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFileMail } from './file-mail.ts';

let folder: string;
let time = 0;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pathshala-mail-'));
  time = Date.parse('2026-01-15T10:00:00Z');
});
afterEach(() => rm(folder, { recursive: true }));

const open = () =>
  createFileMail({ folder: join(folder, 'mail'), from: 'School <school@example.com>', now: () => time });
const message = {
  id: 'otp-1',
  to: 'rahima@example.com',
  reason: 'proved' as const,
  subject: '১২৩ code',
  text: 'Your code is 123456.',
};
const read = async (at: number) =>
  readFile(join(folder, 'mail', (await readdir(join(folder, 'mail'))).toSorted()[at] ?? ''), 'utf8');

describe('mail in files', () => {
  it('writes one message a file, in the order of time, with the id in its name', async () => {
    const mail = open();
    await mail.send(message);
    time += 1000;
    await mail.send({ ...message, id: 'an/other:id' });
    const names = (await readdir(join(folder, 'mail'))).toSorted();
    expect(names).toEqual(['2026-01-15T10-00-00-000Z-otp-1.eml', '2026-01-15T10-00-01-000Z-an_other_id.eml']);
    const text = await read(0);
    expect(text).toContain('To: rahima@example.com');
    expect(text).toContain('Message-ID: <otp-1@pathshala>');
    expect(text).toContain('Your code is 123456.');
  });

  it('leaves Latin letters and digits readable in a mail in Bengali, for whoever opens the file', async () => {
    await open().send({
      ...message,
      subject: '123456 আপনার পাঠশালা কোড',
      text: '123456 আপনার কোড।\n\nhttps://school.example',
    });
    const text = await read(0);
    expect(text).toMatch(/^Subject: .*123456/mu);
    expect(text.slice(text.indexOf('\n\n'))).toMatch(/^123456 /mu);
    expect(text).toContain('https://school.example');
  });

  it('writes the same id once, also after a restart', async () => {
    await open().send(message);
    time += 5000;
    await open().send(message);
    expect(await readdir(join(folder, 'mail'))).toHaveLength(1);
  });

  it('cannot be made to add a receiver or a header', async () => {
    await open().send({
      ...message,
      to: 'a@example.com\r\nBcc: b@example.com',
      reason: 'proved' as const,
      subject: 'x\r\nBcc: c@example.com',
    });
    expect(await read(0)).not.toMatch(/^Bcc:/m);
  });

  it('sends attachments', async () => {
    await open().send({
      ...message,
      attachments: [{ filename: 'exam.ics', contentType: 'text/calendar', content: 'BEGIN:VCALENDAR' }],
    });
    expect(await read(0)).toContain('filename=exam.ics');
  });
});
