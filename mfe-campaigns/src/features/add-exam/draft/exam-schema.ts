import { campaignExamInput } from '@pathshala/svc-campaigns-contract/http';
import type { WholeInput } from '@pathshala/web-kit/route-types';
import { z } from 'zod';
import { checkExam } from '@pathshala/admin-exams/campaign-exam/check-exam';
import { type ExamValues, examFormOf } from '@pathshala/admin-exams/campaign-exam/exam-values';

/** The form's values, checked by the rules that the services share, as the contract's exam. */
export const examSchema = z
  .custom<ExamValues>()
  .superRefine((values, context) => {
    for (const [path, text] of checkExam(values)) {
      context.addIssue({ code: 'custom', path: path.split('.'), params: { text } });
    }
  })
  .transform(
    (values): z.input<typeof campaignExamInput> =>
      examFormOf(values) satisfies WholeInput<typeof campaignExamInput>,
  )
  .pipe(campaignExamInput);

/** The exam as it is sent. */
export type SentExam = z.output<typeof examSchema>;
