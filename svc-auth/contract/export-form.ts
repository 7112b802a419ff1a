import { id } from '@pathshala/contract-kit/scalars';
import { plainText } from '@pathshala/contract-kit/text';
import { z } from 'zod';

/** The limit of scheduled exports of a school. */
export const maxExports = 100;

/** The ranges that a filter of days chooses, counted from the day of the run in Dhaka; none: all days. */
export const exportDays = ['yesterday', 'today', 'last-7', 'last-30', 'this-month', 'last-month'] as const;

/** The hour of the day in Asia/Dhaka. */
const hour = z.number().int().min(0).max(23);

/** `day` of a month: its last day where the month is shorter. `weekdays`: 0 is Sunday. */
const exportSchedule = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('daily'), hour }),
  z.strictObject({
    kind: z.literal('weekly'),
    hour,
    weekdays: z.array(z.number().int().min(0).max(6)).min(1).max(7),
  }),
  z.strictObject({ kind: z.literal('monthly'), hour, day: z.number().int().min(1).max(31) }),
]);

export const toMail = z.strictObject({ kind: z.literal('mail'), recipientIds: z.array(id).min(1).max(20) });

export const bucketPlace = {
  kind: z.literal('s3'),
  /** The address of a server that is not Amazon; empty: Amazon. */
  endpoint: z.string().trim().max(300).default(''),
  region: z
    .string()
    .trim()
    .regex(/^[a-z0-9-]{1,40}$/u)
    .default('us-east-1'),
  bucket: z
    .string()
    .trim()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/u),
  /** The beginning of the names of the objects. */
  prefix: z
    .string()
    .trim()
    .regex(/^(?:[\w.-]+\/?)*$/u)
    .max(200)
    .default(''),
  accessKeyId: z.string().trim().min(1).max(200),
};

export const exportFields = {
  name: plainText({ max: 80, required: true }),
  /** The name of a list of `GET /exports/lists`. */
  list: z.string().max(60),
  language: z.enum(['bn', 'en']),
  format: z.enum(['csv', 'xlsx']),
  /** The names of columns, in the order of the list. */
  columns: z.array(z.string().max(60)).min(1).max(60),
  /** By the names of the filters of the list. */
  filters: z.record(z.string().max(60), z.string().max(100)),
  schedule: exportSchedule,
};

export const exportInput = {
  ...exportFields,
  destination: z.discriminatedUnion('kind', [
    toMail,
    /** Without the secret key the stored one stays. */
    z.strictObject({ ...bucketPlace, secretAccessKey: z.string().trim().max(300).optional() }),
  ]),
};

export type ExportForm = z.input<z.ZodObject<typeof exportInput>>;
export type ExportInput = z.output<z.ZodObject<typeof exportInput>>;
