/** The client of a request, as limits and the security log record it. */
export interface Caller {
  readonly address: string;
  readonly requestId: string;
}

export function callerOf(call: {
  readonly identity: { readonly address: string };
  readonly requestId: string;
}): Caller {
  return { address: call.identity.address, requestId: call.requestId };
}
