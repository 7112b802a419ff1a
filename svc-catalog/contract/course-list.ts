import { pageOf } from '@pathshala/contract-kit/paging';
import { z } from 'zod';

/** The sort of the school: as an administrator has put the courses, then the others, the newest first. */
export const courseOrder = z.literal('order');

/**
 * A page of courses. `near` is present when no course contains the text searched for: the words found in its place, best
 * first. The courses of the page then contain one of them.
 */
export const coursePageOf = <Item extends z.ZodType>(item: Item) =>
  pageOf(item).extend({ near: z.array(z.string()).optional() });
