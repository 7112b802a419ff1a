import { z } from 'zod';

/** A number for each of the last days in Asia/Dhaka, oldest first. */
export const dailyCounts = z.array(
  z.object({ day: z.iso.date().describe('in Asia/Dhaka'), count: z.number().int() }),
);
