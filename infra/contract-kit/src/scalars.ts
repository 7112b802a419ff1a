import { z } from 'zod';

/** An identifier as it travels: never an object, so that a query operator cannot pass for one. */
export const id = z
  .string()
  .min(1)
  .max(64)
  .regex(/^[A-Za-z0-9_-]+$/);

/** ISO 8601 in UTC, as stored and as answered. */
export const isoTime = z.iso.datetime();
