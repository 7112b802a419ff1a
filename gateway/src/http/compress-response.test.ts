import {
  createServer,
  get,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import type { Request } from 'express';
import { afterEach, describe, expect, it } from 'vitest';
import { compressResponse } from './compress-response.ts';
import type { GatewayResponse } from './request-context.ts';

const large = JSON.stringify({ text: 'a sentence of the lesson. '.repeat(4000) });

describe('compressed answers', () => {
  let server: Server | undefined;
  afterEach(() => {
    server?.close();
    server = undefined;
  });

  interface Asking {
    /** Middlewares before this one. */
    readonly before?: (response: ServerResponse) => void;
    readonly delayMs?: number;
  }

  /** Answers a client that accepts brotli; `answer` writes the response as a service does. */
  async function ask(answer: RequestListener, { before, delayMs = 0 }: Asking = {}) {
    const listener: RequestListener = (request, response) => {
      before?.(response);
      void compressResponse(request as Request, response as GatewayResponse, () => answer(request, response));
    };
    server = createServer(listener).listen(0);
    const { port } = server.address() as AddressInfo;
    const message = await new Promise<IncomingMessage>((resolve) => {
      get({ port, headers: { 'accept-encoding': 'br' } }, resolve);
    });
    await wait(delayMs);
    const body = await buffer(message);
    const encoding = message.headers['content-encoding'];
    return { encoding, text: String(encoding === 'br' ? brotliDecompressSync(body) : body) };
  }

  const json = { 'content-type': 'application/json', 'cache-control': 'no-store' };

  it('are those whose headers say so: the library never sees the others', async () => {
    let given: object | undefined;
    const answer = await ask((_request, response) => {
      given = response;
      response.setHeaders(new Map(Object.entries(json))).setHeader('content-length', 7);
      response.end('{"a":1}');
    });
    expect(answer).toEqual({ encoding: undefined, text: '{"a":1}' });
    // The library's own method.
    expect(given).not.toHaveProperty('flush');
  });

  it.each<[string, RequestListener]>([
    [
      'headers before the body',
      (_request, response) => void response.setHeaders(new Map(Object.entries(json))).end(large),
    ],
    ['headers with the status', (_request, response) => void response.writeHead(200, json).end(large)],
    [
      'flushed headers',
      (_request, response) => {
        response.setHeaders(new Map(Object.entries(json))).flushHeaders();
        response.write(large.slice(0, 50));
        response.end(large.slice(50));
      },
    ],
    [
      'a body in parts',
      (_request, response) => {
        response.writeHead(200, json).write(large.slice(0, 50));
        response.end(large.slice(50));
      },
    ],
  ])('have %s', async (_name, answer) => {
    await expect(ask(answer)).resolves.toEqual({ encoding: 'br', text: large });
  });

  it('wait for a client that reads slowly, also where the body is piped', async () => {
    const parts = Array.from({ length: 400 }, (_, n) => `${n} ${Math.sin(n)} ${large.slice(0, 20_000)}`);
    const answer: RequestListener = (_request, response) => {
      response.setHeaders(new Map(Object.entries(json)));
      void pipeline(async function* source() {
        yield* parts;
      }, response);
    };
    await expect(ask(answer, { delayMs: 50 })).resolves.toEqual({ encoding: 'br', text: parts.join('') });
    server?.close();
    const piped: RequestListener = (_request, response) => {
      response.setHeaders(new Map(Object.entries(json)));
      Readable.from(parts).pipe(response);
    };
    await expect(ask(piped, { delayMs: 50 })).resolves.toEqual({ encoding: 'br', text: parts.join('') });
  });

  it('are compressed where a middleware before has patched the response', async () => {
    let isEnded = false;
    const before = (response: ServerResponse) => {
      const end = response.end.bind(response) as (...args: readonly unknown[]) => ServerResponse;
      response.end = (...args: readonly unknown[]) => {
        isEnded = true;
        return end(...args);
      };
    };
    const answer: RequestListener = (_request, response) => void response.writeHead(200, json).end(large);
    await expect(ask(answer, { before })).resolves.toEqual({ encoding: 'br', text: large });
    expect(isEnded).toBe(true);
  });
});
