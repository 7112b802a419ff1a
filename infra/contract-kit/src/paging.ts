import { z } from 'zod';

/** The query of every list: page from 1, pageSize 10 (at most 100), `sort` as `name` or `-name`, `q` to search. */
export const pageQuery = z.object({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(100).default(10),
  sort: z
    .string()
    .regex(/^-?[a-zA-Z.]+$/)
    .max(60)
    .optional(),
  q: z.string().trim().max(100).optional(),
});

export type PageQuery = z.infer<typeof pageQuery>;

export interface Page<Item> {
  readonly items: readonly Item[];
  readonly total: number;
  readonly page: number;
  readonly pageSize: number;
}

/** The answer of every list. */
export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({ items: z.array(item), total: z.number(), page: z.number(), pageSize: z.number() });
}
