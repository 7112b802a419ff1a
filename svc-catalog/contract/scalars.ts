import { plainText, richText } from '@pathshala/contract-kit/text';
import { z } from 'zod';

/** A year or a duration as its author writes it: 2024, "2023-24", "6 months". Returned unchanged. */
export const label = z.union([z.string().trim().max(100), z.number().min(0).max(9999)]);

/** A course code, safe in a path. Letter case does not matter. */
export const courseCode = z
  .string()
  .trim()
  .min(1)
  .max(30)
  .regex(/^[A-Za-z0-9-]+$/);

/** Values of fields whose shape spec §3 does not show: limited in size, without field names that a store reads as operators. */
const single = z.union([z.string().max(5000), z.number(), z.boolean(), z.null()]);
const fieldName = z
  .string()
  .max(60)
  .regex(/^[^$.][^.]*$/u);
const nested = <Inner extends z.ZodType>(inner: Inner) =>
  z.union([single, z.array(inner).max(500), z.record(fieldName, inner)]);
export const openValue = nested(nested(nested(single)));
export const openList = z.array(openValue).max(500);

/** Taka. */
export const money = z.number().min(0).max(1_000_000);

export const faq = z.strictObject({
  question: plainText({ max: 500 }),
  answer: richText({ max: 5000 }),
});
