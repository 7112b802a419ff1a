import {
  formatMessage,
  type Language,
  type MessageParams,
  type Messages,
} from '@pathshala/contract-kit/message';
import type { ErrorBody } from '@pathshala/contract-kit/error-body';
import { DuplicateKeyError } from '@pathshala/stores/documents/duplicate-key-error';
import { DomainError, type ErrorKind, type FieldError } from '@pathshala/contract-kit/domain-error';
import { SlowRequestError } from './read-body.ts';

/** The status of each kind of refusal (design §5). */
const statusOf: Readonly<Record<ErrorKind, number>> = {
  malformed: 400,
  unauthenticated: 401,
  'payment-required': 402,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  gone: 410,
  'too-large': 413,
  unsupported: 415,
  invalid: 422,
  'too-many': 429,
  unavailable: 503,
};

export interface Failure {
  readonly status: number;
  readonly body: ErrorBody;
  readonly retryAfterSeconds: number | undefined;
}

/** The answer to an error. Anything but a known refusal is a bare 500: its text stays in the log. */
export function failureOf(
  error: unknown,
  to: { language: Language; requestId: string; messages: Messages },
): Failure {
  const { status, refusal } = refusalOf(error);
  const { params = {}, fields, retryAfterSeconds } = refusal.detail;
  const values = retryAfterSeconds === undefined ? params : { seconds: retryAfterSeconds, ...params };
  const text = (code: string, own: MessageParams = values): string => {
    const message = to.messages[code];
    return message === undefined ? code : formatMessage(message, to.language, own);
  };
  const fieldText = (error: FieldError): string =>
    typeof error === 'string' ? text(error) : text(error.code, error.params);
  const shown =
    fields === undefined
      ? {}
      : {
          fields: Object.fromEntries(
            Object.entries(fields).map(([field, found]) => [field, fieldText(found)]),
          ),
        };
  return {
    status,
    retryAfterSeconds,
    body: { error: text(refusal.code), code: refusal.code, ...shown, requestId: to.requestId },
  };
}

function refusalOf(error: unknown): { status: number; refusal: DomainError } {
  if (error instanceof DomainError) return { status: statusOf[error.kind], refusal: error };
  if (error instanceof DuplicateKeyError) {
    return { status: 409, refusal: new DomainError('conflict', 'common.conflict') };
  }
  if (error instanceof SlowRequestError) {
    return { status: 408, refusal: new DomainError('malformed', 'common.malformed') };
  }
  if (error instanceof URIError)
    return { status: 400, refusal: new DomainError('malformed', 'common.malformed') };
  return { status: 500, refusal: new DomainError('unavailable', 'common.internal') };
}
