import type { IncomingMessage, ServerResponse } from 'node:http';
import { randomUUID } from 'node:crypto';
import type { Messages } from '@pathshala/contract-kit/message';
import { common } from '@pathshala/contract-kit/common-messages';
import { failureOf, type Failure } from './failure.ts';
import { cookieLine } from './cookies.ts';
import { RefusalWithCookies } from './handler.ts';
import { languageOf } from './language.ts';
import { send } from './send.ts';

const requestIdForm = /^[\w-]{8,64}$/;

/** The id that the gateway gave the request, or a new one. */
export function requestIdOf(request: IncomingMessage): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && requestIdForm.test(given) ? given : randomUUID();
}

/** Answers an error in the caller's language; returns what was sent. */
export function refuse(
  exchange: {
    request: IncomingMessage;
    response: ServerResponse;
    requestId?: string;
    hasSecureCookies?: boolean;
    /** The messages of the service beside the common ones. */
    messages?: Messages;
  },
  error: unknown,
): Failure {
  const {
    request,
    response,
    requestId = requestIdOf(request),
    hasSecureCookies = true,
    messages = common,
  } = exchange;
  const failure = failureOf(error, {
    language: languageOf(request.headers['accept-language']),
    requestId,
    messages,
  });
  const cookies = error instanceof RefusalWithCookies ? error.cookies : [];
  send(response, {
    ...failure,
    requestId,
    cookies: cookies.map((cookie) => cookieLine(cookie, hasSecureCookies)),
  });
  return failure;
}
