import { z } from 'zod';

/** What every refused or failed call answers: `error` for people, `code` for programs, `fields` by form field. */
export const errorBody = z.object({
  error: z.string(),
  code: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  requestId: z.string(),
});

export type ErrorBody = z.infer<typeof errorBody>;
