import { readFile } from 'node:fs/promises';
import { cleanRichFields } from '@pathshala/service-kit/rich-text/clean-rich-fields';
import { assignmentInput } from '@pathshala/svc-catalog-contract/assignment';
import { z } from 'zod';

const file = z.array(
  assignmentInput.extend({
    /** Titles of the sample course and its subject. */
    course: z.string(),
    subject: z.string(),
    /** Days from the time of loading. */
    dueInDays: z.number(),
  }),
);

export type SampleAssignment = z.output<typeof file>[number];

/** Sanitises rich text before parsing, as the kit does with a request body. */
export async function readSampleAssignments(): Promise<readonly SampleAssignment[]> {
  const raw: unknown = JSON.parse(
    await readFile(new URL('../../sample/assignments.json', import.meta.url), 'utf8'),
  );
  return file.parse(cleanRichFields(file, raw).value);
}
