import { z } from 'zod';

/** An identifier as it travels: never an object, so that a query operator cannot pass for one. */
export const id = z
  .string()
  .min(1)
  .max(64)
  .regex(/^[A-Za-z0-9_-]+$/);

/** A list of up to 100 ids in a query, separated by commas. */
export const idList = z
  .string()
  .max(6_500)
  .transform((ids) => ids.split(','))
  .pipe(z.array(id).max(100));

/** ISO 8601 in UTC, as stored and as answered. */
export const isoTime = z.iso.datetime();
