import { z } from 'zod';

/** One of the known values, or one that a newer producer knows. */
export type OpenValue<Known extends string> = Known | (string & Record<never, never>);

/**
 * An enumeration in an event. Types restrict a producer to the known values; a consumer accepts any text and handles an
 * unknown one by a stated default, so that a value that is added later makes no dead letters.
 */
export function openEnum<const Known extends string>(
  known: readonly Known[],
): z.ZodType<OpenValue<Known>, Known> {
  const schema = z
    .string()
    .min(1)
    .max(64)
    .meta({ examples: [...known] });
  return schema as unknown as z.ZodType<OpenValue<Known>, Known>;
}

/**
 * An object in an event that may get alternatives later. Types restrict a producer to the known shape; a consumer gets it
 * as it came, parses it with the schema and handles what does not fit by a stated default.
 */
export function openObject<Known extends object>(): z.ZodType<unknown, Known> {
  return z.looseObject({}) as unknown as z.ZodType<unknown, Known>;
}
