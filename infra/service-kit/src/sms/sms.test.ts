import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../config/read-config.ts';
import { createFileSms } from './file-sms.ts';
import { openSms } from './open-sms.ts';

const message = { id: 'code-1', to: '8801712345678', text: '১২৩৪৫৬ আপনার "কোড" & {to}' };

let folder: string;
let server: Server;
let url: string;
const seen: { method: string; url: string; body: string; key: unknown }[] = [];
let answer = { status: 200, body: '{"status":"SUCCESS","id":"m-77"}', location: '' };

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pathshala-sms-'));
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      seen.push({
        method: request.method ?? '',
        url: request.url ?? '',
        body,
        key: request.headers['x-key'],
      });
      if (answer.location !== '') response.setHeader('location', answer.location);
      response.writeHead(answer.status).end(answer.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

function gateway(variables: Record<string, string>) {
  const config = readConfig({ DATA_DIR: folder, ...variables });
  const sms = openSms(config.sms, () => 0);
  if (sms === undefined) throw new Error('no gateway is configured');
  return sms;
}

describe('the SMS port', () => {
  it('does not exist without a gateway: everything works by mail', () => {
    expect(readConfig({ DATA_DIR: folder }).sms).toBeUndefined();
  });

  it('writes one file a message, once for an id', async () => {
    const sms = createFileSms({ folder: join(folder, 'sms'), now: () => Date.parse('2026-01-15T10:00:00Z') });
    await sms.send(message);
    await sms.send(message);
    const names = await readdir(join(folder, 'sms'));
    expect(names).toEqual(['2026-01-15T10-00-00-000Z-code-1.txt']);
    expect(await readFile(join(folder, 'sms', names[0] ?? ''), 'utf8')).toBe(
      `${message.to}\n\n${message.text}\n`,
    );
  });

  it('fits a gateway with a JSON body, which a text cannot break out of [PHN-02]', async () => {
    answer = { status: 200, body: '{"status":"SUCCESS","id":"m-77"}', location: '' };
    const sms = gateway({
      SMS_URL: `${url}/v1/messages`,
      SMS_HEADERS: '{"content-type":"application/json","x-key":"hush"}',
      SMS_BODY: '{"recipient":"{plus}","message":"{text}","unicode":"{hex}"}',
      SMS_SUCCESS: '"status":"SUCCESS"',
      SMS_REFERENCE: '"id":"([^"]+)"',
    });
    expect(await sms.send(message)).toEqual({ reference: 'm-77' });
    const { body, key } = seen.at(-1) ?? { body: '', key: '' };
    expect(JSON.parse(body)).toMatchObject({ recipient: '+8801712345678', message: message.text });
    expect((JSON.parse(body) as { unicode: string }).unicode.slice(0, 8)).toBe('09E709E8');
    expect(key).toBe('hush');
  });

  it('fits a gateway that is called by GET with everything in the address [PHN-02]', async () => {
    answer = { status: 200, body: 'OK 1701', location: '' };
    const sms = gateway({
      SMS_URL: `${url}/api?key=hush&number={local}&text={text}`,
      SMS_METHOD: 'GET',
      SMS_SUCCESS: '^OK',
    });
    await sms.send(message);
    const query = new URL(seen.at(-1)?.url ?? '', url).searchParams;
    expect(Object.fromEntries(query)).toEqual({ key: 'hush', number: '01712345678', text: message.text });
  });

  it.each([
    [{ status: 500, body: 'down', location: '' }, 'gateway status 500'],
    [{ status: 200, body: 'ERROR 1003 no balance', location: '' }, 'gateway refused the message'],
    [{ status: 302, body: '', location: 'http://elsewhere.example/' }, 'gateway unreachable'],
  ])('fails without number, text or key for %o', async (given, reason) => {
    answer = given;
    const sms = gateway({ SMS_URL: `${url}/api?key=hush&to={to}`, SMS_SUCCESS: '^OK' });
    const failure = await sms.send(message).catch((error: unknown) => error);
    expect(failure).toMatchObject({ name: 'SmsFailure', message: reason });
    expect(String((failure as Error).stack)).not.toMatch(/hush|88017|আপনার/u);
  });

  it('names variables at fault, and no value', () => {
    const wrong = { DATA_DIR: folder, SMS_HEADERS: 'x-key: hush', SMS_SUCCESS: '(hush' };
    expect(() => readConfig(wrong)).toThrow(/SMS_HEADERS: [^]*SMS_SUCCESS: /);
    expect(() => readConfig(wrong)).not.toThrow(/hush/);
  });
});
