import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { DomainError } from '@pathshala/contract-kit/domain-error';
import { describe, expect, it } from 'vitest';
import { EventStream, type EventSink, serverEventText } from '../src/http/event-stream.ts';
import { send } from '../src/http/send.ts';
import { drain } from '../src/service/drain.ts';

/** A server whose only answer is a stream; `sinks` are its readers. */
async function streaming() {
  const sinks: EventSink[] = [];
  const readers = { left: 0 };
  const server = createServer((_request, response) => {
    const stream = new EventStream((sink) => {
      sinks.push(sink);
      return () => void (readers.left += 1);
    });
    try {
      send(response, { status: 200, body: stream, requestId: 'r1' });
    } catch (refusal) {
      response.end((refusal as DomainError).code);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { server, url, sinks, readers };
}

describe('an answer of server-sent events', () => {
  it('begins with its headers, before any event, and sends each event at once', async () => {
    const { server, url, sinks } = await streaming();
    const answer = await fetch(url, { headers: { 'last-event-id': 'board.7' } });
    expect(answer.headers.get('content-type')).toBe('text/event-stream');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(sinks[0]?.lastEventId).toBe('board.7');
    const reader = answer.body?.getReader();
    sinks[0]?.write(serverEventText({ event: 'changes', id: 'board.8', data: '{"n":1}' }));
    const { value } = (await reader?.read()) ?? {};
    expect(new TextDecoder().decode(value)).toBe('id: board.8\nevent: changes\ndata: {"n":1}\n\n');
    sinks[0]?.end();
    expect((await reader?.read())?.done).toBe(true);
    await drain(server, 1000);
  });

  it('notifies the handler when its reader has disconnected', async () => {
    const { server, url, readers } = await streaming();
    const leaving = new AbortController();
    await fetch(url, { signal: leaving.signal });
    leaving.abort();
    await expect.poll(() => readers.left).toBe(1);
    await drain(server, 1000);
  });

  it('disconnects a reader that does not keep up', async () => {
    const { server, url, sinks, readers } = await streaming();
    await fetch(url);
    const text = 'x'.repeat(1_000_000);
    for (let sent = 0; sent < 40; sent += 1) sinks[0]?.write(text);
    await expect.poll(() => readers.left).toBe(1);
    await drain(server, 1000);
  });

  it('is refused to a caller who reads eight others', async () => {
    const { server, url, sinks } = await streaming();
    await Promise.all(Array.from({ length: 8 }, () => fetch(url)));
    await expect.poll(() => sinks.length).toBe(8);
    const ninth = await fetch(`${url}/ninth`);
    expect(await ninth.text()).toBe('common.too-many');
    await drain(server, 1000);
  });

  it('does not keep a server from stopping', async () => {
    const { server, url } = await streaming();
    const answer = await fetch(url);
    const closed = once(server, 'close');
    expect(await drain(server, 1000)).toBe(true);
    await closed;
    expect(await answer.text()).toBe('');
  });
});
