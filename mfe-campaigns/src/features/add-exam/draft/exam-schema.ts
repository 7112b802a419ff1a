import { campaignExamInput } from '@pathshala/svc-campaigns-contract/http';
import { z } from 'zod';
import { checkExam } from './check-exam.ts';
import { type ExamValues, examFormOf } from './exam-values.ts';

/** The form's values, checked by the rules that the services share, as the contract's exam. */
export const examSchema = z
  .custom<ExamValues>()
  .superRefine((values, context) => {
    for (const [path, text] of checkExam(values)) {
      const issue = { code: 'custom', path: path.split('.') } as const;
      context.addIssue(
        typeof text === 'string' ? { ...issue, message: text } : { ...issue, params: { text } },
      );
    }
  })
  .transform(examFormOf)
  .pipe(campaignExamInput);

/** The exam as it is sent. */
export type SentExam = z.output<typeof examSchema>;
