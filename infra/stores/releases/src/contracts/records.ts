import { z } from 'zod';

/** What a version of a part needs of another: a pact, by the hash of its file. */
export const need = z.object({
  consumer: z.string(),
  provider: z.string(),
  hash: z.string(),
  /** False: it has events only, which the consumer can wait for. */
  hasCalls: z.boolean(),
});

export type Need = z.infer<typeof need>;

/** What a provider does not give as a pact wants it. */
export const mismatch = z.object({
  /** The description of the call or event. */
  interaction: z.string(),
  /** Such as `$.title`, `status` or `routingKey`; empty where the whole interaction failed. */
  field: z.string(),
  /** In the words of Pact. */
  problem: z.string(),
});

export type Mismatch = z.infer<typeof mismatch>;

/** The problem of an event that the provider does not publish at all. */
export const notPublished = 'it is not published';

export interface PartVersion {
  readonly part: string;
  readonly version: string;
}

/** What contract tests found, wherever it is recorded. */
export interface ContractRecords {
  /** Null: it was never recorded. */
  needsOf(consumer: PartVersion): Promise<readonly Need[] | null>;
  /** What the provider does not give; null: it never verified it. */
  verificationOf(provider: PartVersion, of: Need): Promise<readonly Mismatch[] | null>;
}
