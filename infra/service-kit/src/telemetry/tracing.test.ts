import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { SpanKind } from '@opentelemetry/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beginRequestSpan, currentTraceparent, inSpan, startTracing } from './tracing.ts';

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
    const stop = await startTracing({ service: 'svc-exams', endpoint, rate: 0 });
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

  it('records the share of requests that the rate says, each under the id of the request [OPS-01]', async () => {
    const requestId = '8d4e8171-d587-4f84-bd76-ecc0999821f2';
    for (const [rate, flags] of [
      [1, '01'],
      [0, '00'],
    ] as const) {
      const stop = await startTracing({ service: 'gateway', endpoint, rate });
      const span = beginRequestSpan(requestId);
      expect(span?.traceparent).toMatch(
        new RegExp(`^00-8d4e8171d5874f84bd76ecc0999821f2-[0-9a-f]{16}-${flags}$`),
      );
      span?.end({ name: 'GET svc-exams', status: 503 });
      await stop();
    }
    expect(received.join('').match(/GET svc-exams/gu)).toHaveLength(1);
    expect(beginRequestSpan(requestId)).toBeUndefined();
  });

  it('does not load the library without a collector', async () => {
    const stop = await startTracing({ service: 'gateway', endpoint: undefined, rate: 1 });
    expect(beginRequestSpan('8d4e8171-d587-4f84-bd76-ecc0999821f2')).toBeUndefined();
    await stop();
  });
});
