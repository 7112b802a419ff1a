import { pageOf } from '@pathshala/contract-kit/paging';
import { z } from 'zod';

/** The school's order: first the courses in the order that an administrator set, then the others, the newest first. */
export const courseOrder = z.literal('order');

/**
 * A page of courses. `near` is present when no course contains the text searched for: similar words that exist, best first. The
 * courses of the page then contain one of them.
 */
export const coursePageOf = <Item extends z.ZodType>(item: Item) =>
  pageOf(item).extend({ near: z.array(z.string()).optional() });
