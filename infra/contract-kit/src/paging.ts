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

/** The sorts of a list: each column ascending (`name`) and descending (`-name`). */
export function sortOf<Column extends string>(columns: readonly [Column, ...Column[]]) {
  const both = columns.flatMap((column) => [column, `-${column}`] as const);
  return z.enum(both);
}

/** `<name>From` and `<name>To`: the first and the last day of a range, in Dhaka (`2026-01-31`). */
export function dayRange<Name extends string>(name: Name) {
  const day = z.iso.date().optional();
  return { [`${name}From`]: day, [`${name}To`]: day } as Readonly<
    Record<`${Name}From` | `${Name}To`, typeof day>
  >;
}

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
