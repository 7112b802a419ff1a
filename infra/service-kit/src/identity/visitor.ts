import type { Identity } from './identity.ts';

/** Returns a visitor at this network address. */
export const visitorAt = (address: string) =>
  ({
    role: 'visitor',
    userId: null,
    username: null,
    name: null,
    email: null,
    sessionKey: null,
    address,
  }) as const satisfies Identity;
