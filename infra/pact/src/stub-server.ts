import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type RouteDefinition, routesOf } from '@pathshala/contract-kit/route';
import { callExamplesOf, type CallExample } from './examples.ts';
import { moveTimes } from './move-times.ts';
import { createStubAnswers } from './stub-answers.ts';

/** Examples have one time for everything; an exam that is to be sat needs some. */
const hourMs = 3_600_000;

export interface StubServer {
  /** The address without a slash at the end. It answers under `/api`. */
  readonly url: string;
  close(): void;
}

export interface StubServerOptions {
  /** A remote. What its standalone page calls is in the pacts of the shell. */
  readonly consumer: string;
  readonly preferred?: readonly string[];
}

/**
 * Answers the calls of a remote from its pacts, on loopback. Nothing is stored: each call of a route is answered alike. A
 * call that no pact has is 501 with the list of those that it knows.
 */
export async function startStubServer({ consumer, preferred = [] }: StubServerOptions): Promise<StubServer> {
  const examples = [...callExamplesOf(consumer), ...callExamplesOf('shell')];
  const providers = [...new Set(examples.map(({ provider }) => provider))];
  const routes = (await Promise.all(providers.map(declaredRoutes))).flat();
  const answerTo = createStubAnswers({ examples, routes, preferred });
  const server = createServer((request, response) => {
    const method = request.method ?? 'GET';
    const path = (request.url ?? '').replace(/^\/api/, '').replace(/\?.*$/, '');
    // The gateway's, which sets the token against forged requests.
    if (`${method} ${path}` === 'GET /csrf') return send(response, 200, {});
    const example = answerTo({ method, path });
    if (example === undefined) return send(response, 501, unknownCall(`${method} ${path}`, examples));
    send(response, example.status, moveTimes(example.body, { now: Date.now(), endsAfterMs: hourMs }));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function declaredRoutes(provider: string): Promise<readonly RouteDefinition[]> {
  return routesOf(
    (await import(`@pathshala/${provider}-contract/http`)) as Readonly<Record<string, unknown>>,
  );
}

function unknownCall(call: string, examples: readonly CallExample[]) {
  return {
    code: 'common.not-implemented',
    error: `No pact has ${call}.`,
    known: examples.map(({ description, method, path }) => `${method} ${path}: ${description}`),
  };
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response
    .writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' })
    .end(body === undefined ? '' : JSON.stringify(body));
}
