import { z } from 'zod';

/** The variables of a standby, on both machines. */
export const standbyVariables = {
  /** The secret of the two machines; unset: no standby can follow. */
  STANDBY_SECRET: z.string().min(32).optional(),
  /** How the primary reaches this standby, if not at the address from which it connects. */
  STANDBY_ADDRESS: z.url({ protocol: /^https?$/ }).optional(),
  /** `1`: what a service commits is acknowledged once the standby has it. */
  SYNC: z.enum(['0', '1']).default('0'),
  /** While the standby is away and SYNC is 1: `degrade` acknowledges without it, `refuse` answers with 503. */
  SYNC_AWAY: z.enum(['degrade', 'refuse']).default('degrade'),
};

export interface StandbyConfig {
  readonly secret: string;
  readonly address: string | null;
  readonly isSynchronous: boolean;
  readonly whenAway: 'degrade' | 'refuse';
}

interface Variables {
  readonly STANDBY_SECRET?: string | undefined;
  readonly STANDBY_ADDRESS?: string | undefined;
  readonly SYNC: '0' | '1';
  readonly SYNC_AWAY: 'degrade' | 'refuse';
}

export function standbyFaults({ STANDBY_SECRET, SYNC }: Variables): readonly string[] {
  if (SYNC === '0' || STANDBY_SECRET !== undefined) return [];
  return ['SYNC: needs STANDBY_SECRET, by which a standby can follow'];
}

/** Undefined: no standby can follow. */
export function standbyOf(variables: Variables): StandbyConfig | undefined {
  const { STANDBY_SECRET: secret, STANDBY_ADDRESS, SYNC, SYNC_AWAY: whenAway } = variables;
  if (secret === undefined) return undefined;
  const address = STANDBY_ADDRESS?.replace(/\/+$/u, '') ?? null;
  return { secret, address, isSynchronous: SYNC === '1', whenAway };
}
