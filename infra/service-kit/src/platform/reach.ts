import { lookupPublic, publicUrlOf } from '../http/public-address.ts';

/** The servers of others that the product may call by an address that a person entered. */
export interface Reach {
  /** The address, if it may be called by its form; else null. */
  readonly urlOf: (text: string) => URL | null;
  /** For sockets: fails for a name that leads to an address that must not be called. */
  readonly lookup: typeof lookupPublic;
}

/** Servers of the public internet, by https. */
export const publicReach: Reach = { urlOf: publicUrlOf, lookup: lookupPublic };
