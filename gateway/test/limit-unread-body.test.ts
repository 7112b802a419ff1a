import express from 'express';
import { createServer, type RequestListener, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { limitUnreadBody } from '../src/http/limit-unread-body.ts';
import type { GatewayResponse } from '../src/http/request-context.ts';
import { createClock, listenWith, type Clock } from './fakes.ts';
import { startGateway } from './start-gateway.ts';

const megabyte = 1024 * 1024;
const refusal = JSON.stringify({ error: 'Too large.', code: 'common.too-large', requestId: 'r1' });
const refuseAtOnce: RequestListener = (_, response) => {
  response.writeHead(413, { 'content-type': 'application/json', 'content-length': refusal.length });
  response.end(refusal);
};

describe('a body that is still being sent when its request has been answered', () => {
  let clock: Clock;
  let server: Server;
  let sockets: Socket[];

  beforeEach(async () => {
    clock = createClock();
    sockets = [];
    const app = express().use((_, response: GatewayResponse, next) => {
      response.locals.address = '203.0.113.7';
      next();
    });
    app.use(limitUnreadBody(clock.now)).use((_, response: GatewayResponse) => {
      response.setHeader('content-length', refusal.length).status(413);
      setImmediate(() => response.end(refusal));
    });
    server = createServer(app);
    server.on('connection', (socket: Socket) => sockets.push(socket));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterEach(() => server.close());

  /** Sends a body of this size as fast as it is taken, and reads what comes. */
  function send(bytes: number): Promise<{ answer: string; ms: number; read: number }> {
    const began = performance.now();
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.write(`POST /x HTTP/1.1\r\nhost: a\r\ncontent-length: ${bytes}\r\n\r\n`);
    socket.write(Buffer.alloc(bytes, 0x20));
    const index = sockets.length;
    let answer = '';
    return new Promise((resolve) => {
      socket.on('data', (chunk: Buffer) => {
        answer += chunk.toString();
        if (!/connection: close/iu.test(answer)) socket.end();
      });
      // The server closes the connection while this side still sends.
      socket.on('error', () => socket.destroy());
      socket.on('close', () => {
        const read = sockets[index]?.bytesRead ?? 0;
        resolve({ answer, read, ms: performance.now() - began });
      });
    });
  }

  it('is discarded within the allowance, and the connection stays open', async () => {
    const { answer, read } = await send(megabyte);
    expect(answer).toContain('413');
    expect(answer).not.toMatch(/connection: close/iu);
    expect(read).toBeGreaterThanOrEqual(megabyte);
  });

  it('is not read further beyond it: the answer arrives, the connection closes later', async () => {
    const { answer, read, ms } = await send(20 * megabyte);
    expect(answer).toMatch(/^HTTP\/1.1 413 [^]*connection: close/iu);
    expect(answer.endsWith(refusal)).toBe(true);
    expect(read).toBeLessThan(megabyte / 2);
    expect(ms).toBeGreaterThan(1000);
  });

  it('has an allowance again a minute later', async () => {
    for (let sent = 0; sent < 12; sent += 4) expect((await send(4 * megabyte)).ms).toBeLessThan(1000);
    expect((await send(4 * megabyte)).answer).toMatch(/connection: close/iu);
    clock.pass(60_000);
    expect((await send(4 * megabyte)).answer).not.toMatch(/connection: close/iu);
  });
});

describe('a client of the gateway that sends more than any route takes', () => {
  it('reads the refusal each time, in the shape of every error', async () => {
    const gateway = await startGateway();
    const body = Buffer.alloc(13 * megabyte, 0x20);
    for (let times = 0; times < 4; times += 1) {
      const answer = await fetch(`${gateway.url}/api/courses`, { method: 'POST', body });
      expect(answer.status).toBe(413);
      expect(await answer.json()).toEqual({
        error: expect.any(String),
        code: 'common.too-large',
        requestId: expect.any(String),
      });
    }
    expect(gateway.service.seen).toEqual([]);
    await gateway.stop();
  });

  it('reads the refusal of a service that listens elsewhere', async () => {
    const service = await listenWith(refuseAtOnce);
    const gateway = await startGateway('over the wire', { upstreamUrl: service.url });
    const token = (await fetch(`${gateway.url}/api/csrf`)).headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const headers = { cookie: token, 'x-xsrf-token': decodeURIComponent(token.split('=')[1] ?? '') };
    for (let times = 0; times < 4; times += 1) {
      const answer = await fetch(`${gateway.url}/api/courses`, {
        method: 'POST',
        body: Buffer.alloc(5 * megabyte, 0x20),
        headers,
      });
      expect(answer.status).toBe(413);
      expect(await answer.text()).toBe(refusal);
    }
    await gateway.stop();
    await service.stop();
  });
});
