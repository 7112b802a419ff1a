export interface ApiErrorDetail {
  readonly status: number;
  readonly code: string;
  readonly fields?: Readonly<Record<string, string>>;
  readonly requestId?: string;
  /** Seconds to wait, from Retry-After. */
  readonly retryAfter?: number;
  /** The ticket from Receipt-Ticket: the server has received the body, and could not store it. */
  readonly receiptTicket?: string;
}

/** A refused or failed call. `message` is for users, in their language; `status` 0 with code `transport`: no response. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly requestId: string | undefined;
  readonly retryAfter: number | undefined;
  readonly receiptTicket: string | undefined;

  constructor(message: string, detail: ApiErrorDetail) {
    super(message);
    this.name = 'ApiError';
    this.status = detail.status;
    this.code = detail.code;
    this.fields = detail.fields ?? {};
    this.requestId = detail.requestId;
    this.retryAfter = detail.retryAfter;
    this.receiptTicket = detail.receiptTicket;
  }
}

export function isApiError(error: unknown, status?: number): error is ApiError {
  return (
    error instanceof Error &&
    error.name === 'ApiError' &&
    (status === undefined || (error as ApiError).status === status)
  );
}
