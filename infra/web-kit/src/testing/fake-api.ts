import type { Api, CallOptions } from '../api/api.ts';
import { ApiError } from '../api/api-error.ts';

export interface FakeRequest {
  readonly method: string;
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: unknown;
  readonly receiptTicket?: string | undefined;
}

/** Answers one route; throws a `refusal` for an error. */
export type FakeHandler = (request: FakeRequest) => unknown;

export interface FakeApi extends Api {
  /** Every call so far, in order. */
  readonly requests: readonly FakeRequest[];
}

/** A fake Api: `createFakeApi({ 'get /exams': () => page })`. A call without a handler is a 404. */
export function createFakeApi(handlers: Readonly<Record<string, FakeHandler>>): FakeApi {
  const requests: FakeRequest[] = [];
  const call = async (
    method: string,
    path: string,
    ...[given, { receiptTicket } = {}]: [unknown?, CallOptions?]
  ): Promise<unknown> => {
    const input = (given ?? {}) as Partial<FakeRequest>;
    const { params = {}, query = {}, body } = input;
    const request = { method, path, params, query, body, receiptTicket };
    requests.push(request);
    const handler = handlers[`${method} ${path}`];
    if (!handler) throw refusal(404, 'test.no-handler', `No handler for ${method} ${path}`);
    return handler(request);
  };
  return {
    requests,
    call: call as Api['call'],
  };
}

/** An error as the server would send it. */
export function refusal(status: number, code: string, error: string): ApiError {
  return new ApiError(error, { status, code, requestId: 'test' });
}
