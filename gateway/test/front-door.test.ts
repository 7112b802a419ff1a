import { createConnection } from 'node:net';
import { describe, expect, it } from 'vitest';
import { openFrontDoor } from '../src/front-door.ts';

const here = { host: '127.0.0.1', port: 0 };

describe('the front door', () => {
  it('tells who comes early to come back, and then serves', async () => {
    const door = await openFrontDoor(here);
    const early = await fetch(door.url);
    expect(early.status).toBe(503);
    expect(early.headers.get('retry-after')).toBe('1');
    door.use((_, response) => response.end('served'));
    expect(await (await fetch(door.url)).text()).toBe('served');
    await door.close();
  });

  it('says at once that its port is taken', async () => {
    const door = await openFrontDoor(here);
    const port = Number(new URL(door.url).port);
    await expect(openFrontDoor({ host: '127.0.0.1', port })).rejects.toThrow('EADDRINUSE');
    await door.close();
  });

  it('names an address that a browser can open', async () => {
    const door = await openFrontDoor({ host: '0.0.0.0', port: 0 });
    expect(door.url).toMatch(/^http:\/\/localhost:\d+$/);
    await door.close();
  });

  it('drops who sends headers or body a byte at a time', async () => {
    const door = await openFrontDoor(here, { headersMs: 200, requestMs: 400 });
    door.use((request, response) => {
      request.resume();
      request.on('end', () => response.end());
    });
    const slow = [
      'GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ',
      'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 50\r\n\r\n',
    ];
    const answers = await Promise.all(slow.map((start) => sendSlowly(Number(new URL(door.url).port), start)));
    for (const answer of answers) expect(answer).toMatch(/^HTTP\/1.1 408 /);
    await door.close();
  });

  it('lets an answer in hand finish when it closes, and cuts one that takes too long', async () => {
    const door = await openFrontDoor(here);
    door.use((request, response) => {
      if (request.url === '/short') setTimeout(() => response.end('finished'), 100);
    });
    const short = fetch(`${door.url}/short`).then((answer) => answer.text());
    const endless = fetch(`${door.url}/endless`).catch((error: Error) => error.message);
    await new Promise((resolve) => setTimeout(resolve, 50));
    await door.close(300);
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
