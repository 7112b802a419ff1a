import { createConnection } from 'node:net';
import { describe, expect, it } from 'vitest';
import { openHttpListener } from '../src/http/http-listener.ts';

const here = { host: '127.0.0.1', port: 0 };

describe('the front listener', () => {
  it('answers an early request with 503 and Retry-After, and then serves', async () => {
    const listener = await openHttpListener(here);
    const early = await fetch(listener.url);
    expect(early.status).toBe(503);
    expect(early.headers.get('retry-after')).toBe('1');
    listener.use((_, response) => response.end('served'));
    expect(await (await fetch(listener.url)).text()).toBe('served');
    await listener.close();
  });

  it('rejects at once when its port is taken', async () => {
    const listener = await openHttpListener(here);
    const port = Number(new URL(listener.url).port);
    await expect(openHttpListener({ host: '127.0.0.1', port })).rejects.toThrow('EADDRINUSE');
    await listener.close();
  });

  it('names an address that a browser can open', async () => {
    const listener = await openHttpListener({ host: '0.0.0.0', port: 0 });
    expect(listener.url).toMatch(/^http:\/\/localhost:\d+$/);
    await listener.close();
  });

  it('drops who sends headers or body a byte at a time', async () => {
    const listener = await openHttpListener(here, { headersMs: 200, requestMs: 400 });
    listener.use((request, response) => {
      request.resume();
      request.on('end', () => response.end());
    });
    const slow = [
      'GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ',
      'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 50\r\n\r\n',
    ];
    const answers = await Promise.all(
      slow.map((start) => sendSlowly(Number(new URL(listener.url).port), start)),
    );
    for (const answer of answers) expect(answer).toMatch(/^HTTP\/1.1 408 /);
    await listener.close();
  });

  it('lets an answer in hand finish when it closes, and cuts one that takes too long', async () => {
    const listener = await openHttpListener(here);
    listener.use((request, response) => {
      if (request.url === '/short') setTimeout(() => response.end('finished'), 100);
    });
    const short = fetch(`${listener.url}/short`).then((answer) => answer.text());
    const endless = fetch(`${listener.url}/endless`).catch((error: Error) => error.message);
    await new Promise((resolve) => setTimeout(resolve, 50));
    await listener.close(300);
    expect(await short).toBe('finished');
    expect(await endless).toBe('fetch failed');
  });
});

function sendSlowly(port: number, start: string): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = createConnection({ host: '127.0.0.1', port });
    socket.write(start);
    const timer = setInterval(() => socket.write('x'), 50);
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
    socket.on('error', () => socket.destroy());
    socket.on('close', () => {
      clearInterval(timer);
      resolve(answer);
    });
  });
}
