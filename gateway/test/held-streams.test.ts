import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createHeldStreams } from '../src/api/held/held-streams.ts';
import { Browser } from './browser.ts';
import { startGateway, type Mounting, type TestGateway } from './start-gateway.ts';

const mountings: readonly Mounting[] = ['in one process', 'over the wire'];

/** Reads the data of the events of a held stream, one after the other. */
function dataOf(answer: Response) {
  const reader = answer.body?.getReader();
  let text = '';
  return {
    async next(): Promise<unknown> {
      for (;;) {
        const found = /^data: (.*)\n\n/mu.exec(text);
        if (found !== null) {
          text = text.slice(found.index + found[0].length);
          return JSON.parse(found[1] ?? '') as unknown;
        }
        const { value, done } = (await reader?.read()) ?? { done: true };
        if (done) throw new Error('the stream ended');
        text += new TextDecoder().decode(value);
      }
    },
    leave: async () => reader?.cancel(),
  };
}

const broadcastOf = (id: number, data: unknown, topic = 'course1') =>
  `id: ${id}\nevent: broadcasts\ndata: ${JSON.stringify([{ topic, data }])}\n\n`;

describe.each(mountings)('streams that the gateway holds, with services %s', (mounting) => {
  let gateway: TestGateway;
  let browser: Browser;
  beforeEach(async () => {
    gateway = await startGateway(mounting);
    browser = new Browser(gateway.url);
    await browser.get('/api/csrf');
    await browser.post('/api/auth/login');
  });
  afterEach(() => gateway.stop());

  it('begin with what the service answers, and go on with what it broadcasts: one stream from it for all readers', async () => {
    let connections = 0;
    gateway.service.events.on('connected', () => void (connections += 1));
    const connected = once(gateway.service.events, 'connected');
    const answers = await Promise.all([browser.get('/api/courses/held'), browser.get('/api/courses/held')]);
    expect(answers[0].headers.get('content-type')).toBe('text/event-stream');
    expect(answers[0].headers.get('cache-control')).toBe('no-store');
    expect(answers[0].headers.get('content-encoding')).toBeNull();
    const readers = answers.map(dataOf);
    for (const reader of readers) expect(await reader.next()).toEqual({ newsNo: 1, text: 'প্রথম' });
    await connected;
    gateway.service.events.emit('broadcast', broadcastOf(1, { other: true }, 'course2'));
    gateway.service.events.emit('broadcast', broadcastOf(2, { text: 'নতুন' }));
    for (const reader of readers) expect(await reader.next()).toEqual({ text: 'নতুন' });
    expect(connections).toBe(1);
    await Promise.all(readers.map((reader) => reader.leave()));
  });

  it('are refused where the service refuses, with its answer', async () => {
    const answer = await new Browser(gateway.url).get('/api/courses/held');
    expect(answer.status).toBe(401);
    expect(await answer.json()).toEqual({ code: 'common.unauthenticated' });
  });

  it('are four for an account: its pages have connections left [NEW-06]', async () => {
    const readers = [];
    for (let opened = 0; opened < 4; opened += 1)
      readers.push(dataOf(await browser.get('/api/courses/held')));
    const fifth = await browser.get('/api/courses/held');
    expect(fifth.status).toBe(429);
    expect(fifth.headers.get('retry-after')).toBe('60');
    await readers[0]?.leave();
    await expect.poll(async () => (await browser.get('/api/courses/held')).status).toBe(200);
  });

  it('end when the gateway stops, and later ones end after their first event', async () => {
    const reader = dataOf(await browser.get('/api/courses/held'));
    await reader.next();
    gateway.drain();
    await expect(reader.next()).rejects.toThrow('the stream ended');
    const late = await browser.get('/api/courses/held');
    expect(await late.text()).toContain('data: {"newsNo":1');
  });
});

describe('a service whose broadcasts end', () => {
  it('is asked again from the last event on, and no reader is disconnected', async () => {
    const gateway = await startGateway('over the wire');
    const browser = new Browser(gateway.url);
    await browser.get('/api/csrf');
    await browser.post('/api/auth/login');
    const connected = once(gateway.service.events, 'connected');
    const reader = dataOf(await browser.get('/api/courses/held'));
    await reader.next();
    await connected;
    gateway.service.events.emit('broadcast', broadcastOf(7, { n: 7 }));
    expect(await reader.next()).toEqual({ n: 7 });
    const again = once(gateway.service.events, 'connected');
    gateway.service.events.emit('end');
    expect(await again).toEqual(['7']);
    gateway.service.events.emit('broadcast', broadcastOf(8, { n: 8 }));
    expect(await reader.next()).toEqual({ n: 8 });
    await gateway.stop();
  });
});

describe('a held stream', () => {
  class FakeResponse extends EventEmitter {
    text = '';
    writableEnded = false;
    destroyed = false;
    writableLength = 0;
    setHeader = () => this;
    write(text: string) {
      this.text += text;
    }
    end() {
      this.writableEnded = true;
      this.emit('close');
    }
    destroy() {
      this.destroyed = true;
      this.emit('close');
    }
  }

  function holding() {
    const streams = createHeldStreams(() => 0);
    const response = new FakeResponse();
    streams.hold(response as unknown as ServerResponse, { topics: ['t'], first: '{}', caller: 'c' });
    return { streams, response };
  }

  it('is closed when its reader does not keep up [NEW-06]', async () => {
    const { streams, response } = holding();
    response.writableLength = 1_000_000;
    streams.deliver('t', '{"n":1}');
    await expect.poll(() => response.destroyed).toBe(true);
    expect(streams.hasRoom('c')).toBe(true);
  });

  it('tells its page to come back at a time of its own, and gets what is delivered in that order', async () => {
    const { streams, response } = holding();
    expect(response.text).toMatch(/^retry: [1-5]\d{3}\ndata: \{\}\n\n$/u);
    streams.deliver('t', '1');
    streams.deliver('other', '2');
    streams.deliver('t', '3');
    await expect.poll(() => response.text).toMatch(/data: 1\n\ndata: 3\n\n$/u);
    streams.end();
    expect(response.writableEnded).toBe(true);
  });
});
