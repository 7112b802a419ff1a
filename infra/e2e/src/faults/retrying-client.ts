import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { createHttpClient, type HttpClient } from '../http/http-client.ts';
import type { KillableSite } from './killable-site.ts';

type Method = Parameters<HttpClient['send']>[0];

export interface Reply<Body> {
  readonly status: number;
  readonly body: Body;
  /** True when an earlier attempt had no response: it may have been executed. */
  readonly isRepeated: boolean;
}

/** A request that is still answered with 503 after so many tries fails the story. */
const maxTries = 20;

/** A browser that repeats requests without a response as soon as the site is back, and those answered with 503; it records all of them. */
export interface RetryingClient {
  get<Body>(address: string): Promise<Reply<Body>>;
  send<Body>(method: Method, address: string, body?: unknown): Promise<Reply<Body>>;
  /** One line per attempt: the request, a hash of its body, the response. */
  readonly journal: readonly string[];
  readonly cookies: ReadonlyMap<string, string>;
}

const hashOf = (body: unknown) =>
  createHash('sha256')
    .update(JSON.stringify(body) ?? '')
    .digest('hex')
    .slice(0, 8);

/** The errors of `fetch` for a connection that was refused, or cut before or during the response. */
function isCutOff(error: unknown): boolean {
  return error instanceof TypeError && /fetch failed|terminated/u.test(error.message);
}

export function createRetryingClient(
  site: Pick<KillableSite, 'url' | 'isUp'>,
  cookies: ReadonlyMap<string, string> = new Map(),
): RetryingClient {
  const client = createHttpClient(() => site.url);
  for (const [name, value] of cookies) client.cookies.set(name, value);
  const journal: string[] = [];

  async function withRetries<Body>(
    line: string,
    ask: () => Promise<{ status: number; body: Body }>,
  ): Promise<Reply<Body>> {
    for (let tries = 1; ; tries += 1) {
      try {
        const { status, body } = await ask();
        journal.push(`${line} ${status}`);
        // The clock runs a hundred times as fast after a kill: on a busy machine a timeout passes, or the signed identity of 60 s expires, within one call.
        if (status === 503 && tries < maxTries) {
          await pause(20);
          continue;
        }
        return { status, body, isRepeated: tries > 1 };
      } catch (error) {
        if (!isCutOff(error)) throw error;
        journal.push(`${line} no answer`);
        await pause(5);
        await site.isUp();
      }
    }
  }

  return {
    journal,
    cookies: client.cookies,
    get: (address) => withRetries(`GET ${address}`, () => client.get(address)),
    send: (method, address, body) =>
      withRetries(`${method} ${address} ${hashOf(body)}`, () => client.send(method, address, body)),
  };
}
