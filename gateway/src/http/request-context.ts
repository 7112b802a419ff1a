import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { parseCookie, type Cookies } from 'cookie';
import type { NextFunction, Request, Response } from 'express';
import proxyAddress from 'proxy-addr';
import type { Language } from '@pathshala/contract-kit/message';
import { languageOf } from '@pathshala/service-kit/language';
import { networkOf } from './client-address.ts';
import { readTarget, type RequestTarget } from './request-target.ts';

/** The gateway's facts of one request: `response.locals`. */
export interface RequestContext {
  readonly requestId: string;
  /** The trace of the request, where traces are kept. */
  traceparent?: string | undefined;
  /** `/` for a target that is not readable. */
  readonly target: RequestTarget;
  readonly isReadable: boolean;
  /** The client's network, set by `readAddress`. */
  address: string;
  readonly cookies: Cookies;
  readonly language: Language;
}

export type GatewayResponse<Context extends RequestContext = RequestContext> = Response<unknown, Context>;

export type Middleware<Context extends RequestContext = RequestContext> = (
  request: Request,
  response: GatewayResponse<Context>,
  next: NextFunction,
) => void | Promise<void>;

const root: RequestTarget = { path: '/', key: '/', search: '' };

/**
 * Gives each request its context, then passes it to the middlewares. Express runs no middleware for a URL that it cannot parse;
 * such a request is routed as `/`, where the first middleware rejects it.
 */
export function listenWithContext(
  answer: Middleware,
  onError: (error: unknown, response: GatewayResponse) => void,
) {
  const listener: RequestListener = (request, response) => {
    const locals = contextOf(request);
    if (!locals.isReadable) request.url = root.path;
    const given = response as ServerResponse & GatewayResponse;
    given.locals = locals;
    void answer(request as Request, given, (error: unknown) => onError(error, given));
  };
  return listener;
}

function contextOf(request: IncomingMessage): RequestContext {
  const target = isUnambiguous(request) ? readTarget(request.url ?? '') : null;
  return {
    requestId: randomUUID(),
    target: target ?? root,
    isReadable: target !== null,
    address: '',
    cookies: parseCookie(request.headers.cookie ?? ''),
    language: languageOf(request.headers['accept-language']),
  };
}

/**
 * False for what two parsers may read differently: more than one `Host` (a proxy may use the other one), and a version
 * of HTTP that no browser speaks to a server like this.
 */
function isUnambiguous({ httpVersion, rawHeaders }: IncomingMessage): boolean {
  if (httpVersion !== '1.1' && httpVersion !== '1.0') return false;
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts <= 1;
}

/** The address that the outermost of so many trusted proxies saw. */
export function readAddress(trustedHops: number): Middleware {
  const isTrusted = (_address: string, hop: number) => hop < trustedHops;
  return (request, response, next) => {
    const address =
      trustedHops === 0 ? (request.socket.remoteAddress ?? '') : proxyAddress(request, isTrusted);
    response.locals.address = networkOf(address);
    next();
  };
}
