import { z } from 'zod';

/** A year or a duration as its author writes it: 2024, "2023-24", "6 months". Given back as it came. */
export const label = z.union([z.string().trim().max(100), z.number().min(0).max(9999)]);

/** A code as it travels in a path; letter case does not matter. */
export const courseCode = z
  .string()
  .trim()
  .min(1)
  .max(30)
  .regex(/^[A-Za-z0-9-]+$/);

/** An address, a path of this site or a drawn picture (`data:image/svg+xml`); empty shows the placeholder. */
export const picture = z.string().trim().max(100_000);

/** Taka. */
export const money = z.number().min(0).max(1_000_000);

export const faq = z.strictObject({
  question: z.string().trim().max(500),
  answer: z.string().max(5000),
});
