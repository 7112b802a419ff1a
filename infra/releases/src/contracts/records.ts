import { z } from 'zod';

/** The requirement of a version of a part to another: a pact, by the hash of its file. */
export const need = z.object({
  consumer: z.string(),
  provider: z.string(),
  hash: z.string(),
  /** False: it has events only, which the consumer can wait for. */
  hasCalls: z.boolean(),
});

export type Need = z.infer<typeof need>;

/** A difference between a provider and a pact. */
export const mismatch = z.object({
  /** The description of the call or event. */
  interaction: z.string(),
  /** The place, such as `$.title`, `status` or `routingKey`; empty if the whole interaction failed. */
  field: z.string(),
  /** The problem in the words of Pact. */
  problem: z.string(),
});

export type Mismatch = z.infer<typeof mismatch>;

/** The problem of an event that the provider does not publish at all. */
export const notPublished = 'it is not published';

export interface PartVersion {
  readonly part: string;
  readonly version: string;
}

/** The recorded results of contract tests, in any store. */
export interface ContractRecords {
  /** Null: it was never recorded. */
  needsOf(consumer: PartVersion): Promise<readonly Need[] | null>;
  /** Returns the mismatches of the provider; null: it never verified it. */
  verificationOf(provider: PartVersion, of: Need): Promise<readonly Mismatch[] | null>;
}
