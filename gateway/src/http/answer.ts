import type { ServerResponse } from 'node:http';
import { common } from '@pathshala/messages/common';
import { formatMessage, type MessageParams, type Messages } from '@pathshala/contract-kit/message';
import type { Exchange } from './exchange.ts';

export interface Refusal {
  readonly status: number;
  /** A code of the message catalogue. */
  readonly code: string;
  readonly params?: MessageParams;
  readonly retryAfterSeconds?: number;
}

const texts: Messages = common;

/** Refuses in the one shape that every error has (design §5). Does nothing once an answer has begun. */
export function refuse(exchange: Exchange, refusal: Refusal): void {
  const { response, requestId, language } = exchange;
  if (response.headersSent || response.destroyed) {
    response.destroy();
    return;
  }
  const text = texts[refusal.code];
  const error = text === undefined ? refusal.code : formatMessage(text, language, refusal.params);
  if (refusal.retryAfterSeconds !== undefined) response.setHeader('retry-after', refusal.retryAfterSeconds);
  response.setHeader('cache-control', 'no-store');
  sendText(response, {
    status: refusal.status,
    type: 'application/json; charset=utf-8',
    body: JSON.stringify({ error, code: refusal.code, requestId }),
  });
}

export function sendText(
  response: ServerResponse,
  answer: { status: number; type: string; body: string },
): void {
  response.statusCode = answer.status;
  response.setHeader('content-type', answer.type);
  response.setHeader('content-length', Buffer.byteLength(answer.body));
  response.end(response.req.method === 'HEAD' ? undefined : answer.body);
}

export const refusals = {
  malformed: { status: 400, code: 'common.malformed' },
  otherPerson: { status: 401, code: 'common.other-person' },
  csrf: { status: 403, code: 'common.csrf' },
  notFound: { status: 404, code: 'common.not-found' },
  method: { status: 405, code: 'common.malformed' },
  tooLarge: { status: 413, code: 'common.too-large' },
  internal: { status: 500, code: 'common.internal' },
  unavailable: { status: 503, code: 'common.unavailable', retryAfterSeconds: 2 },
} as const satisfies Record<string, Refusal>;
