import { id, isoTime } from '@pathshala/contract-kit/scalars';
import { z } from 'zod';

/**
 * The messages of webhooks, for the servers of others: stable, and apart from the events between services. A message gets new
 * fields; a field is never removed or given another meaning under the same version (`infra/docs/webhooks.md`).
 */
export const webhookKinds = [
  'student.enrolled',
  'payment.recorded',
  'exam.submitted',
  'results.released',
] as const;

export type WebhookKind = (typeof webhookKinds)[number];

const message = <Kind extends string, Data extends z.ZodType>(type: Kind, data: Data) =>
  z.object({
    type: z.literal(type),
    version: z.literal(1),
    /** When it happened. */
    timestamp: isoTime,
    data,
  });

export const webhookMessage = z.discriminatedUnion('type', [
  message('webhook.test', z.object({ webhookId: id })),
  message(
    'student.enrolled',
    z.object({
      enrolmentId: id,
      studentId: id,
      courseId: id,
      /** `admission` or `academic`. */
      courseKind: z.string(),
      courseName: z.string(),
    }),
  ),
  message(
    'payment.recorded',
    z.object({
      entryId: id,
      studentId: id,
      courseId: id,
      courseName: z.string(),
      /** Whole paisa. */
      amountPaisa: z.number().int(),
      /** `cash`, `bkash` and so on. */
      method: z.string(),
      /** The transaction id of the provider; empty without one. */
      reference: z.string(),
    }),
  ),
  message(
    'exam.submitted',
    z.object({
      attemptId: id,
      resultId: id,
      /** The id of the registration, where a participant has no account. */
      studentId: id,
      isParticipant: z.boolean(),
      /** `past-year`, `campaign`, `unit` and so on. */
      examKind: z.string(),
      examId: id,
      courseId: id.nullable(),
      title: z.string(),
      totalMarks: z.number(),
      /** null: students do not see it yet. */
      score: z.number().nullable(),
      /** Higher in a later message about the same attempt: its key was corrected, or its score is shown. */
      scoreVersion: z.number().int(),
    }),
  ),
  message('results.released', z.object({ campaignId: id })),
]);

export type WebhookMessage = z.output<typeof webhookMessage>;
