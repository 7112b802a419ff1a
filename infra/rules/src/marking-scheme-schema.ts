import { z } from 'zod';
import { paperLimits } from './paper-rules.ts';

const someMarks = z.number().min(0).max(paperLimits.totalMarks).multipleOf(0.001);
const percentage = z.number().min(0).max(100);

/** A `MarkingScheme` on the wire, the same in every contract. */
export const markingScheme = z.object({
  right: z.discriminatedUnion('gives', [
    z.object({ gives: z.literal('points') }),
    z.object({ gives: z.literal('marks'), marks: someMarks }),
  ]),
  wrong: z.discriminatedUnion('costs', [
    z.object({ costs: z.literal('nothing') }),
    z.object({ costs: z.literal('percent'), percentage }),
    z.object({ costs: z.literal('marks'), marks: someMarks }),
  ]),
  match: z.enum(['one', 'set']),
  withoutKey: z.enum(['blank-earns', 'no-marks']),
  minimumTotal: someMarks.nullable(),
  subjectMinima: z.array(z.object({ subjectName: z.string().min(1).max(200), marks: someMarks })).max(50),
  /** Marks for each point of GPA. */
  gpa: z.object({ sscWeight: z.number().min(0).max(100), hscWeight: z.number().min(0).max(100) }).nullable(),
  secondTimerDeduction: someMarks.nullable(),
});

/** The declaration of a student before Start; `gpa` 0 to 5. */
export const declaration = z.object({
  sscGpa: z.number().min(0).max(5).multipleOf(0.01).nullable(),
  hscGpa: z.number().min(0).max(5).multipleOf(0.01).nullable(),
  isSecondTimer: z.boolean(),
});
