import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPacer, type Pacer } from '../src/pacer.ts';

const paths: string[] = [];
const server = createServer((request, response) => {
  paths.push(request.url ?? '');
  response.writeHead(request.url === '/missing' ? 404 : 200, { 'content-length': 2 }).end('ok');
});
let port = 0;
let pacer: Pacer;
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  ({ port } = server.address() as AddressInfo);
  pacer = startPacer();
});
afterAll(() => {
  pacer.close();
  server.closeAllConnections();
  server.close();
});

const get = (path: string) => `GET ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n`;
const order = (requests: readonly string[]) => ({ port, requests, everyMs: 1, status: 200 });

describe('a pacer', () => {
  it('sends every request once, from another process, and states how late each was sent', async () => {
    const sent = Array.from({ length: 50 }, (_, n) => `/${n}`);
    const { latencies, lateness } = await pacer.pace(order(sent.map(get)));
    expect(paths.toSorted()).toEqual(sent.toSorted());
    expect(latencies).toHaveLength(50);
    expect(lateness).toHaveLength(50);
    expect(Math.max(...latencies)).toBeGreaterThan(Math.min(...lateness));
  });

  it('rejects when one is answered otherwise, and is ready for the next order', async () => {
    await expect(pacer.pace(order([get('/missing')]))).rejects.toThrow('answered 404');
    expect((await pacer.pace(order([get('/again')]))).latencies).toHaveLength(1);
  });
});
