import { z } from 'zod';
import { checkExam } from './check-exam.ts';
import { type ExamValues, examFormOf } from './exam-values.ts';

/** The form's values, checked, in the format of the request. */
export const examSchema = z
  .custom<ExamValues>()
  .superRefine((values, context) => {
    for (const [path, text] of checkExam(values)) {
      context.addIssue({ code: 'custom', path: path.split('.'), params: { text } });
    }
  })
  .transform(examFormOf);

/** The exam as it is sent. */
export type SentExam = z.output<typeof examSchema>;
