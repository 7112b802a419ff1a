import type { RouteDefinition } from '@pathshala/contract-kit/route';
import type { Api, CallOptions } from '../api/api.ts';
import { ApiError, isApiError } from '../api/api-error.ts';
import type { ContractCheck } from './contract-check.ts';

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

let contractWith: ((ownRoutes: readonly RouteDefinition[]) => ContractCheck) | undefined;
const faults = new Set<string>();

/** Checks every fake that is made later. Only vitest-setup.ts calls it: a story loads no contracts. */
export function checkFakes(check: typeof contractWith): void {
  contractWith = check;
}

/** Returns the faults since the last call. A fault outlives a call whose failure the screen ignores. */
export function takeFaults(): readonly string[] {
  const found = [...faults];
  faults.clear();
  return found;
}

/**
 * A fake Api: `createFakeApi({ 'get /exams': () => page })`. A call without a handler is a 404. What is sent and answered is
 * checked by the route of the contract, and the caller gets what the service would send. A kit, which knows no contract,
 * gives the routes of its test.
 */
export function createFakeApi(
  handlers: Readonly<Record<string, FakeHandler>>,
  ownRoutes: readonly RouteDefinition[] = [],
): FakeApi {
  const contract = contractWith?.(ownRoutes);
  const report = (found: readonly string[] = []) => found.forEach((fault) => faults.add(fault));
  for (const key of Object.keys(handlers)) report(contract?.faultsOfKey(key));
  const requests: FakeRequest[] = [];

  async function answerOf(request: FakeRequest): Promise<unknown> {
    const key = `${request.method} ${request.path}`;
    const handler = handlers[key];
    if (!handler) throw refusal(404, 'test.no-handler', `No handler for ${key}`);
    const given = await handler(request);
    if (!contract) return given;
    const { received, faults: found } = contract.receivedOf(request, given);
    report(found);
    return received;
  }

  const call = async (
    method: string,
    path: string,
    ...[given, { receiptTicket } = {}]: [unknown?, CallOptions?]
  ): Promise<unknown> => {
    const { params = {}, query = {}, body } = (given ?? {}) as Partial<FakeRequest>;
    const request = { method, path, params, query, body, receiptTicket };
    requests.push(request);
    const found = contract?.faultsOfInput(request) ?? [];
    report(found);
    try {
      return await answerOf(request);
    } catch (error) {
      // The service refuses a malformed input in the same way: such a test is about the refusal.
      if (isApiError(error, 400)) found.forEach((fault) => faults.delete(fault));
      throw error;
    }
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
