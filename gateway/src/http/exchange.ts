import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { parseCookie, type Cookies } from 'cookie';
import type { Language } from '@pathshala/contract-kit/message';
import { languageOf } from '@pathshala/service-kit/language';
import { addressOf } from './address.ts';
import { codingsFor, type Coding } from './compression.ts';
import type { RequestTarget } from './request-target.ts';

/** One request with its answer, and what the gateway has found out about it. */
export interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly target: RequestTarget;
  readonly requestId: string;
  readonly address: string;
  readonly cookies: Cookies;
  readonly language: Language;
  /** How the reader takes a compressed body, the best way first; read before a service gets the headers. */
  readonly codings: readonly Coding[];
  /** The first of them. */
  readonly coding: Coding | null;
}

export function openExchange(
  io: { request: IncomingMessage; response: ServerResponse },
  target: RequestTarget,
  trustedHops: number,
): Exchange {
  const { request, response } = io;
  const codings = codingsFor(request);
  return {
    request,
    response,
    target,
    requestId: randomUUID(),
    address: addressOf(request, trustedHops),
    cookies: parseCookie(request.headers.cookie ?? ''),
    language: languageOf(request.headers['accept-language']),
    codings,
    coding: codings[0] ?? null,
  };
}
