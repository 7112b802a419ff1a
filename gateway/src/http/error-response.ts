import { common } from '@pathshala/contract-kit/common-messages';
import { formatMessage, type MessageParams, type Messages } from '@pathshala/contract-kit/message';
import type { GatewayResponse } from './request-context.ts';
import { sendJson } from './send-text.ts';

interface ErrorResponse {
  readonly status: number;
  /** A code of the message catalogue. */
  readonly code: string;
  readonly params?: MessageParams;
  readonly retryAfterSeconds?: number;
}

const texts: Messages = common;

/** Sends the error body of design §5. Once a response has begun it can only be cut off. */
export function sendError(response: GatewayResponse, error: ErrorResponse): void {
  if (response.headersSent || response.destroyed) {
    response.destroy();
    return;
  }
  const { requestId, language } = response.locals;
  const text = texts[error.code];
  if (error.retryAfterSeconds !== undefined) response.setHeader('retry-after', error.retryAfterSeconds);
  sendJson(response, error.status, {
    error: text === undefined ? error.code : formatMessage(text, language, error.params),
    code: error.code,
    requestId,
  });
}

export const errors = {
  malformed: { status: 400, code: 'common.malformed' },
  keyRefused: { status: 401, code: 'common.key-refused' },
  otherPerson: { status: 401, code: 'common.other-person' },
  csrf: { status: 403, code: 'common.csrf' },
  notFound: { status: 404, code: 'common.not-found' },
  method: { status: 405, code: 'common.malformed' },
  tooLarge: { status: 413, code: 'common.too-large' },
  internal: { status: 500, code: 'common.internal' },
  unavailable: { status: 503, code: 'common.unavailable', retryAfterSeconds: 2 },
} as const satisfies Record<string, ErrorResponse>;

export function tooMany(seconds: number): ErrorResponse {
  return { status: 429, code: 'common.too-many', params: { seconds }, retryAfterSeconds: seconds };
}
