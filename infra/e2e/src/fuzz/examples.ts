import type { JsonSchema } from './operations.ts';
import type { Random } from './random.ts';

/** Objects seen in responses, to generate bodies that are almost valid. */
export interface Examples {
  learn(answer: unknown): void;
  /** An object with fields of the schema; undefined if none was seen. */
  like(schema: JsonSchema, source: { readonly random: Random }): unknown;
}

const capacity = 400;
const tries = 12;

export function createExamples(): Examples {
  const known: Record<string, unknown>[] = [];
  let turn = 0;

  const learn = (value: unknown): void => {
    if (Array.isArray(value)) return value.slice(0, 5).forEach(learn);
    if (typeof value !== 'object' || value === null) return;
    if (Object.keys(value).length >= 3) known[(turn += 1) % capacity] = value as Record<string, unknown>;
    for (const inner of Object.values(value)) if (typeof inner === 'object') learn(inner);
  };

  return {
    learn,
    like({ properties = {} }, { random }) {
      const candidates = known.filter((example) => example !== undefined);
      if (candidates.length === 0) return undefined;
      const fits = (example: Record<string, unknown>) =>
        Object.keys(properties).filter((name) => Object.hasOwn(example, name)).length;
      const picked = Array.from({ length: tries }, () => random.pick(candidates));
      return picked.toSorted((a, b) => fits(b) - fits(a))[0];
    },
  };
}
