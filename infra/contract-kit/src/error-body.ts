import { z } from 'zod';

/** The body of every refused or failed call: `error` for people, `code` for programs, `fields` by form field. */
export const errorBody = z.object({
  error: z.string(),
  code: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  requestId: z.string(),
});

export type ErrorBody = z.infer<typeof errorBody>;
