import type { IncomingMessage } from 'node:http';
import type { Language } from '@pathshala/contract-kit/message';
import type { Identity } from '../identity/identity.ts';
import { parseCookies } from './cookies.ts';
import type { Call } from './handler.ts';
import { languageOf } from './language.ts';

/** A call whose rarely used parts (cookies, language) are parsed on access. */
export class IncomingCall implements Call<unknown, unknown, unknown> {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  readonly identity: Identity;
  readonly requestId: string;
  readonly receivedAt: number;
  readonly #request: IncomingMessage;
  readonly #hasSecureCookies: boolean;

  constructor(
    request: IncomingMessage,
    input: { params: unknown; query: unknown; body: unknown },
    caller: { identity: Identity; requestId: string; receivedAt: number; hasSecureCookies: boolean },
  ) {
    this.#request = request;
    this.params = input.params;
    this.query = input.query;
    this.body = input.body;
    this.identity = caller.identity;
    this.requestId = caller.requestId;
    this.receivedAt = caller.receivedAt;
    this.#hasSecureCookies = caller.hasSecureCookies;
  }

  get language(): Language {
    return languageOf(this.#request.headers['accept-language']);
  }

  get userAgent(): string {
    return this.#request.headers['user-agent'] ?? '';
  }

  get cookies(): Readonly<Record<string, string>> {
    return parseCookies(this.#request.headers.cookie, this.#hasSecureCookies);
  }
}
