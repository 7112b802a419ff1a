/** The client of a request, as limits and the security log record it. */
export interface Caller {
  readonly address: string;
  readonly requestId: string;
}

/** The administrator who makes a call. */
export interface Administrator extends Caller {
  readonly adminId: string | null;
}

export function callerOf(call: {
  readonly identity: { readonly address: string };
  readonly requestId: string;
}): Caller {
  return { address: call.identity.address, requestId: call.requestId };
}

export function administratorOf(call: {
  readonly identity: { readonly address: string; readonly userId: string | null };
  readonly requestId: string;
}): Administrator {
  return { ...callerOf(call), adminId: call.identity.userId };
}
