import type { z } from 'zod';
import type { EventDefinition, EventName } from '@pathshala/contract-kit/event';

/** An event, and how this service compares it with the copy that it made of it. */
export interface CopiedEvent {
  readonly event: EventDefinition;
  /** The id that the copy has; null: none is kept of this one. */
  readonly copyIdOf: (data: unknown) => string | null;
  /** Why the copy is not what the event states, in words; null: it is. */
  readonly differenceOf: (data: unknown) => Promise<string | null>;
}

interface StoredCopy {
  readonly _id: string;
  /** `the right of s1 to course c1`. */
  readonly words: string;
}

/** One kind of facts that this service copied from others, so that both can be compared (`npm run reconcile`). */
export interface CopiedFacts {
  /** `rights to sit exams`. */
  readonly name: string;
  readonly events: readonly CopiedEvent[];
  /** All copies that are in force, in pages: each of them needs its source. */
  readonly pages: () => AsyncIterable<readonly StoredCopy[]>;
  /** Removes a copy whose source does not exist. */
  readonly remove: (id: string) => Promise<void>;
}

/** Types both functions by the event of the contract. */
export function copiedFrom<Name extends EventName, Data extends z.ZodType>(
  event: EventDefinition<Name, Data>,
  of: {
    readonly copyIdOf: (data: z.output<Data>) => string | null;
    readonly differenceOf: (data: z.output<Data>) => Promise<string | null>;
  },
): CopiedEvent {
  return {
    event,
    copyIdOf: (data) => of.copyIdOf(event.data.parse(data)),
    differenceOf: (data) => of.differenceOf(event.data.parse(data)),
  };
}
