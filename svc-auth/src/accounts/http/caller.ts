import type { Call } from '@pathshala/service-kit/http/handler';
import type { Caller } from '../use-cases/ports.ts';

/** What limits and the security log know of a call. */
export function callerOf(call: Pick<Call<unknown, unknown, unknown>, 'identity' | 'requestId'>): Caller {
  return { address: call.identity.address, requestId: call.requestId };
}
