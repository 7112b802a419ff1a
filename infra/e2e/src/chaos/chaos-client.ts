import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Random } from '../fuzz/random.ts';
import { keepCookies } from '../http/http-client.ts';
import type { Call, Journal } from './journal.ts';

export const hashOf = (value: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(value) ?? '')
    .digest('hex')
    .slice(0, 12);

type About = Pick<Call, 'kind' | 'studentId' | 'examId' | 'attemptId' | 'key' | 'choices'>;

export interface Asked {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly body?: unknown;
  /** The line of the journal; a request without one is not written there. */
  readonly about?: About;
  /** Parts of the journal's line that are read from an accepted answer. */
  readonly learn?: (body: never) => Partial<Call>;
}

export interface Answered<Body> {
  readonly status: number;
  readonly body: Body;
}

/** Every answer that is none: the player gave the request up. */
export class GivenUpError extends Error {
  override readonly name = 'GivenUpError';
}

/** Counted for the report: every request of every player. */
export interface Tally {
  requests: number;
  /** Without an answer, or answered with 503. */
  repeated: number;
  readonly givenUp: string[];
  /** Called when a request is sent first; what it returns, with the milliseconds until the answer. */
  readonly onAsked: (kind: Call['kind']) => (ms: number) => void;
}

export interface ClientOptions {
  /** The addresses of the gateways; a bad line has its own. */
  readonly urls: readonly string[];
  readonly sid: string;
  /** Each student has an address of its own. */
  readonly address: string;
  readonly random: Random;
  readonly journal: Journal;
  readonly tally: Tally;
}

const answerTimeoutMs = 10_000;
const giveUpAfterMs = 90_000;
const repeatPauseMs = 150;

interface Ticket {
  readonly text: string;
  /** When the body reached a gateway first, at the earliest. */
  readonly at: number;
}

interface Sent {
  readonly asked: Asked;
  readonly gateway: number;
  readonly sentAt: number;
  readonly ticket: Ticket | undefined;
}

interface Raw {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** The browser of a student: repeats what was not answered or answered with 503, at either gateway, with its receipt. */
export class ChaosClient {
  readonly #options: ClientOptions;
  readonly #cookies = new Map<string, string>();

  constructor(options: ClientOptions) {
    this.#options = options;
    this.enter(options.sid);
  }

  /** Logs in: the session is one that a log-in begins. */
  enter(sid: string): void {
    this.#cookies.clear();
    this.#cookies.set('sid', sid);
  }

  /** Without a repeat: the status, null without an answer. */
  async askOnce(asked: Asked, gateway: number): Promise<number | null> {
    const sent: Sent = { asked, gateway, sentAt: Date.now(), ticket: undefined };
    const raw = await this.#send(sent);
    this.#note(sent, raw);
    return typeof raw === 'string' ? null : raw.status;
  }

  /** Rejects with GivenUpError. */
  async ask<Body>(asked: Asked): Promise<Answered<Body>> {
    const { tally, random, urls } = this.#options;
    const begunAt = Date.now();
    const onAnswered = asked.about && tally.onAsked(asked.about.kind);
    let ticket: Ticket | undefined;
    for (;;) {
      const sent: Sent = { asked, gateway: random.int(urls.length), sentAt: Date.now(), ticket };
      tally.requests += 1;
      const raw = await this.#send(sent);
      this.#note(sent, raw);
      if (typeof raw !== 'string' && !isRefused(raw)) {
        onAnswered?.(Date.now() - begunAt);
        return { status: raw.status, body: bodyOf(raw) as Body };
      }
      tally.repeated += 1;
      if (Date.now() - begunAt > giveUpAfterMs) {
        const words = `${asked.method} ${asked.path}: ${typeof raw === 'string' ? raw : raw.status}`;
        tally.givenUp.push(words);
        throw new GivenUpError(words);
      }
      ticket = ticketIn(raw, sent) ?? ticket;
      await pause(repeatPauseMs + random.int(repeatPauseMs));
    }
  }

  /** One request, once. Resolves with what `fetch` reports where there is no answer: a cut connection, or none in time. */
  async #send({ asked, gateway, ticket }: Sent): Promise<Raw | string> {
    const { method, path, body } = asked;
    try {
      if (method !== 'GET' && !this.#cookies.has('XSRF-TOKEN')) await this.#fetch(gateway, '/api/csrf', {});
      const token = decodeURIComponent(this.#cookies.get('XSRF-TOKEN') ?? '');
      const headers: Record<string, string> = {
        ...(method === 'GET' ? {} : { 'content-type': 'application/json', 'x-xsrf-token': token }),
        ...(ticket === undefined ? {} : { 'receipt-ticket': ticket.text }),
      };
      const init = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
      return await this.#fetch(gateway, `/api${path}`, init);
    } catch (error) {
      if (error instanceof TypeError || error instanceof DOMException)
        return `${error.name} ${error.message}`;
      throw error;
    }
  }

  async #fetch(gateway: number, path: string, init: RequestInit): Promise<Raw> {
    const { urls, address } = this.#options;
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { ...(init.headers as Record<string, string>), cookie, 'x-forwarded-for': address };
    const signal = AbortSignal.timeout(answerTimeoutMs);
    const response = await fetch(`${urls[gateway]}${path}`, { ...init, headers, signal });
    keepCookies(this.#cookies, response.headers);
    return { status: response.status, headers: response.headers, text: await response.text() };
  }

  #note({ asked, gateway, sentAt, ticket }: Sent, raw: Raw | string): void {
    const { about, learn, body } = asked;
    if (about === undefined) return;
    const { status, headers } = typeof raw === 'string' ? { status: null, headers: null } : raw;
    const isGood = status !== null && status < 300;
    this.#options.journal.write({
      is: 'call',
      ...about,
      bodyHash: hashOf(body),
      gateway,
      sentAt,
      endedAt: Date.now(),
      status,
      ...(ticket === undefined ? {} : { receiptAt: ticket.at }),
      ...(headers?.has('retry-after') === true ? { hasRetryAfter: true } : {}),
      ...(isGood && typeof raw !== 'string' ? learn?.(bodyOf(raw) as never) : {}),
    });
  }
}

/** A server that is away or full is asked again. */
const isRefused = ({ status }: Raw): boolean => status >= 500 || status === 429;

function ticketIn(raw: Raw | string, { ticket, sentAt }: Sent): Ticket | undefined {
  const text = typeof raw === 'string' ? null : raw.headers.get('receipt-ticket');
  return text === null ? undefined : { text, at: ticket?.at ?? sentAt };
}

const bodyOf = ({ headers, text }: Raw): unknown =>
  headers.get('content-type')?.includes('json') === true ? JSON.parse(text) : text;
