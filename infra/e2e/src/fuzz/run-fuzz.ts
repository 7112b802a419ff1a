import { setTimeout as wait } from 'node:timers/promises';
import { keepCookies } from '../http/http-client.ts';
import type { SiteUnderTest } from '../http/people.ts';
import { openCallers, type Caller } from './callers.ts';
import { createExamples } from './examples.ts';
import { createKnownIds } from './known-ids.ts';
import { operationsOf, type OpenApi, type Operation } from './operations.ts';
import { faultsIn, isEventStream, isFile, type FuzzAnswer } from './oracle.ts';
import { openAttempt } from './open-attempt.ts';
import { createRandom, type Random } from './random.ts';
import { makeRequest, pickOperation, type FuzzRequest, type RequestMaker } from './requests.ts';

interface FuzzFault {
  readonly operation: string;
  readonly caller: string;
  readonly fault: string;
  readonly target: string;
  readonly body: string | undefined;
  readonly answer: string;
}

export interface FuzzReport {
  readonly requests: number;
  /** Status and code → how often. */
  readonly answers: Readonly<Record<string, number>>;
  /** Number of operations in the description that need no proof. */
  readonly operations: number;
  /** The operations of which no request was accepted, from any caller. */
  readonly neverReached: readonly string[];
  readonly faults: readonly FuzzFault[];
}

interface FuzzOptions {
  readonly seed: number;
  readonly requests: number;
  /** Excludes operations. */
  readonly only?: (operation: Operation) => boolean;
  /** Called when the callers are logged in and what they need is stored. */
  readonly onReady?: () => Promise<void>;
  readonly onProgress?: (done: number) => void;
}

/** Requests that run at the same time. */
const together = 8;
const renewEvery = 80;

/** Sends requests made from the API's own description, as visitor, student and administrator, and checks each response. */
export async function runFuzz(site: SiteUnderTest, options: FuzzOptions): Promise<FuzzReport> {
  const openApi = (await (await fetch(`${site.url}/api/openapi.json`)).json()) as OpenApi;
  const hidden = new Set<string>();
  const callers = await openCallers(site, (userId) => hidden.add(userId));
  const random = createRandom(options.seed);
  const operations = operationsOf(openApi).filter(options.only ?? (() => true));
  const reached = new Set<string>();
  const maker: RequestMaker = {
    random,
    openApi,
    operations,
    reached,
    ids: createKnownIds(hidden),
    examples: createExamples(),
  };
  const refused = new Map<string, Set<Caller>>();
  const noteRefusal = (name: string, caller: Caller): void => {
    refused.set(name, (refused.get(name) ?? new Set()).add(caller));
  };
  await learnLists(callers, maker);
  await options.onReady?.();
  const report = {
    answers: {} as Record<string, number>,
    faults: [] as FuzzFault[],
    reached,
  };
  for (let done = 0; done < options.requests; done += together) {
    if (done % renewEvery === 0) {
      for (const caller of callers) await caller.renew();
      options.onProgress?.(done);
    }
    const calls = Array.from({ length: together }, (_, index) => {
      const operation = pickOperation(maker);
      const caller = pickCaller(random, callers, refused.get(operation.name));
      return {
        caller,
        request: makeRequest(maker, operation, caller.userId()),
        address: addressOf(done + index),
      };
    });
    await Promise.all(
      calls.map(async ({ caller, request, address }) => {
        const answer = await send(site.url, caller, { request, address });
        const kind = kindOf(answer);
        report.answers[kind] = (report.answers[kind] ?? 0) + 1;
        if (answer.status < 300) report.reached.add(request.operation.name);
        if (answer.status === 401 || answer.status === 403) noteRefusal(request.operation.name, caller);
        if (answer.status < 300 && answer.text !== '' && !isFile(answer)) {
          const body = JSON.parse(answer.text) as unknown;
          maker.ids.learn(body, request.operation.path);
          maker.examples.learn(body);
        }
        for (const fault of faultsIn(caller.name, answer))
          report.faults.push(described(fault, { caller, request, answer }));
      }),
    );
  }
  for (const caller of callers) {
    await caller.renew();
    const { body } = await caller.client().get<{ role?: string }>('/users/user');
    if (caller.name === 'student' && body.role !== 'student')
      throw new Error(`a student became ${String(body.role)} (seed ${options.seed})`);
  }
  const reachable = operations.filter((operation) => !operation.needsProof).map(({ name }) => name);
  const neverReached = reachable.filter((name) => !report.reached.has(name));
  return {
    requests: options.requests,
    answers: report.answers,
    operations: reachable.length,
    faults: report.faults,
    neverReached,
  };
}

/** Usually someone whom the operation has not refused yet; a visitor comes less often than the others. */
function pickCaller(
  random: Random,
  callers: readonly Caller[],
  refused: ReadonlySet<Caller> = new Set(),
): Caller {
  const welcome = callers.filter((caller) => !refused.has(caller));
  if (welcome.length > 0 && random.chance(0.7)) return random.pick(welcome);
  return random.pick([...callers, ...callers.slice(1)]);
}

/** Reads each list as each caller, so that the first requests already name what exists. */
async function learnLists(
  callers: readonly Caller[],
  { operations, ids, examples }: RequestMaker,
): Promise<void> {
  for (const caller of callers.filter(({ name }) => name === 'student')) {
    for (const shown of await openAttempt(caller.client(), caller.userId() ?? '')) {
      ids.learn(shown, '/api/exams');
      examples.learn(shown);
    }
  }
  const lists = operations.filter(({ method, path }) => method === 'GET' && !/[{]|logout/u.test(path));
  for (const { path } of lists) {
    for (const caller of callers) {
      const { status, body } = await caller.client().get(path.slice('/api'.length));
      if (status !== 200) continue;
      ids.learn(body, path);
      examples.learn(body);
    }
  }
}

function kindOf({ status, text }: FuzzAnswer): string {
  const code = /"code":"([\w.-]+)"/u.exec(text)?.[1];
  return status < 400 || code === undefined ? String(status) : `${status} ${code}`;
}

/** Limits per address are not under test: every few requests come from another one. */
const addressOf = (index: number) => `10.${(index >> 14) & 255}.${(index >> 6) & 255}.1`;

async function send(
  url: string,
  caller: Caller,
  { request, address }: { request: FuzzRequest; address: string },
): Promise<FuzzAnswer> {
  const { cookies } = caller.client();
  const response = await fetch(`${url}${request.target}`, {
    method: request.operation.method,
    redirect: 'manual',
    headers: {
      ...request.headers,
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'x-xsrf-token': decodeURIComponent(cookies.get('XSRF-TOKEN') ?? ''),
      'x-forwarded-for': address,
    },
    ...(request.body === undefined ? {} : { body: request.body }),
  });
  keepCookies(cookies, response.headers);
  return { status: response.status, headers: response.headers, text: await textOf(response) };
}

/** A stream of events has no end: its first chunk, if there is one within the second. */
async function textOf(response: Response): Promise<string> {
  if (!isEventStream(response.headers)) return response.text();
  const reader = response.body?.getReader();
  const chunk = await Promise.race([reader?.read(), wait(1000)]);
  await reader?.cancel();
  return new TextDecoder().decode(chunk?.value);
}

function described(
  fault: string,
  { caller, request, answer }: { caller: Caller; request: FuzzRequest; answer: FuzzAnswer },
): FuzzFault {
  const { operation, target, body } = request;
  return {
    operation: operation.name,
    caller: caller.name,
    fault,
    target: target.slice(0, 300),
    body: body?.slice(0, 600),
    answer: answer.text.slice(0, 300),
  };
}
