import type { MessageParams } from './message.ts';

/** The kind of failure in terms of the domain; the HTTP layer alone maps it to a status. */
export type ErrorKind =
  | 'malformed'
  | 'unauthenticated'
  | 'payment-required'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'gone'
  | 'too-large'
  | 'unsupported'
  | 'invalid'
  | 'too-many'
  | 'unavailable';

/** The code of a message to show beside a field, with the values of its placeholders such as `{n}`. */
export type FieldError = string | { readonly code: string; readonly params: MessageParams };

export interface ErrorDetail {
  /** Values for the message, by the name in its braces: `{n}`. */
  readonly params?: MessageParams;
  /** Field name (dotted path) → what is wrong with it. */
  readonly fields?: Readonly<Record<string, FieldError>>;
  readonly retryAfterSeconds?: number;
}

/** A refusal that a caller can act on. `code` names a message of the catalogue. */
export class DomainError extends Error {
  readonly kind: ErrorKind;
  readonly code: string;
  readonly detail: ErrorDetail;

  constructor(kind: ErrorKind, code: string, detail: ErrorDetail = {}) {
    super(code);
    this.name = 'DomainError';
    this.kind = kind;
    this.code = code;
    this.detail = detail;
  }
}
