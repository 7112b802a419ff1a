import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { SpanKind } from '@opentelemetry/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { currentTraceparent, inSpan, startTracing } from './tracing.ts';

const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';

describe('tracing', () => {
  const received: string[] = [];
  let collector: Server;
  let endpoint: string;
  beforeAll(async () => {
    collector = createServer((request, response) => {
      json(request).then(
        (body) => {
          received.push(JSON.stringify(body));
          response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
        },
        () => response.writeHead(400).end(),
      );
    });
    await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
    endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    collector.closeAllConnections();
    collector.close();
  });

  it('does nothing until it is started', async () => {
    const inside = await inSpan({ name: 'a', kind: SpanKind.SERVER }, async () => currentTraceparent());
    expect(inside).toBeUndefined();
  });

  it('goes on from the trace of the request, and sends what happened to the collector', async () => {
    const stop = await startTracing({ service: 'svc-exams', endpoint });
    const options = { name: 'get /exams/{id}', kind: SpanKind.SERVER, carrier: { traceparent } };
    const inside = await inSpan(options, async () => currentTraceparent());
    expect(inside).toMatch(/^00-0af7651916cd43dd8448eb211c80319c-[0-9a-f]{16}-01$/);
    const failing = inSpan({ ...options, name: 'failing' }, async () =>
      Promise.reject(new Error('no such exam')),
    );
    await expect(failing).rejects.toThrow('no such exam');
    await stop();
    expect(received.join('')).toContain('"get /exams/{id}"');
    expect(received.join('')).toContain('0af7651916cd43dd8448eb211c80319c');
    expect(received.join('')).toContain('no such exam');
    expect(received.join('')).toContain('svc-exams');
  });
});
