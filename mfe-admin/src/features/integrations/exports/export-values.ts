import type { ExportForm, ScheduledExport } from '@pathshala/svc-auth-contract/http';
import { z } from 'zod';
import { texts } from './texts.ts';

const fields = z.object({
  name: z.string().trim().min(1).max(80),
  list: z.string(),
  language: z.enum(['bn', 'en']),
  format: z.enum(['csv', 'xlsx']),
  columns: z.array(z.string()),
  filters: z.record(z.string(), z.string()),
  when: z.enum(['daily', 'weekly', 'monthly']),
  hour: z.string(),
  weekdays: z.array(z.string()),
  day: z.number().nullable(),
  to: z.enum(['mail', 's3']),
  recipientIds: z.array(z.string()),
  endpoint: z.string().trim(),
  region: z.string().trim(),
  bucket: z.string().trim(),
  prefix: z.string().trim(),
  accessKeyId: z.string().trim(),
  secretAccessKey: z.string().trim(),
  isOn: z.boolean(),
});

export type ExportValues = z.input<typeof fields>;

type Checked = z.output<typeof fields>;

type Missing = readonly [field: keyof Checked, text: object];

const isDayOfMonth = (day: number | null) => day !== null && Number.isInteger(day) && day >= 1 && day <= 31;

function* missingInSchedule({ when, weekdays, day }: Checked): Generator<Missing> {
  if (when === 'weekly' && weekdays.length === 0) yield ['weekdays', texts.missing];
  if (when === 'monthly' && !isDayOfMonth(day)) yield ['day', texts.dayOfMonth];
}

function* missingInDestination({ to, recipientIds, bucket, accessKeyId }: Checked): Generator<Missing> {
  if (to === 'mail') {
    if (recipientIds.length === 0) yield ['recipientIds', texts.missing];
    return;
  }
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/u.test(bucket)) yield ['bucket', texts.bucketForm];
  if (accessKeyId === '') yield ['accessKeyId', texts.keyMissing];
}

/** Finds what the chosen kinds of schedule and destination lack, each with the field that it is about. */
function* missingIn(values: Checked): Generator<Missing> {
  if (values.list === '') yield ['list', texts.chooseList];
  if (values.columns.length === 0) yield ['columns', texts.missing];
  yield* missingInSchedule(values);
  yield* missingInDestination(values);
}

function scheduleOf({ when, hour: typed, weekdays, day }: Checked): ExportForm['schedule'] {
  const hour = Number(typed);
  if (when === 'weekly')
    return { kind: when, hour, weekdays: weekdays.map(Number).toSorted((one, other) => one - other) };
  return when === 'monthly' ? { kind: when, hour, day: day ?? 1 } : { kind: when, hour };
}

function destinationOf({ to, recipientIds, secretAccessKey, ...values }: Checked): ExportForm['destination'] {
  if (to === 'mail') return { kind: to, recipientIds };
  const { endpoint, region, bucket, prefix, accessKeyId } = values;
  const place = { kind: to, endpoint, region, bucket, prefix, accessKeyId };
  return secretAccessKey === '' ? place : { ...place, secretAccessKey };
}

/** The form as the contract wants it. */
export const exportSchema = fields
  .superRefine((values, context) => {
    for (const [path, text] of missingIn(values))
      context.addIssue({ code: 'custom', path: [path], params: { text } });
  })
  .transform((values) => {
    const { name, list, language, format, columns, filters, isOn } = values;
    const chosen = Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== ''));
    const form: ExportForm = {
      name,
      list,
      language,
      format,
      columns,
      filters: chosen,
      schedule: scheduleOf(values),
      destination: destinationOf(values),
    };
    return { ...form, isOn };
  });

export const emptyExport = (language: 'bn' | 'en'): ExportValues => ({
  name: '',
  list: '',
  language,
  format: 'xlsx',
  columns: [],
  filters: {},
  when: 'daily',
  hour: '6',
  weekdays: ['6'],
  day: 1,
  to: 'mail',
  recipientIds: [],
  endpoint: '',
  region: 'us-east-1',
  bucket: '',
  prefix: '',
  accessKeyId: '',
  secretAccessKey: '',
  isOn: true,
});

/** The stored export in the form. Without the secret key, which nobody reads. */
export function exportValues(stored: ScheduledExport): ExportValues {
  const { name, list, language, format, columns, filters, schedule, destination, isOn } = stored;
  const { kind: to, ...place } = destination;
  return {
    ...emptyExport(language),
    name,
    list,
    format,
    columns: [...columns],
    filters: { ...filters },
    isOn,
    to,
    when: schedule.kind,
    hour: String(schedule.hour),
    ...(schedule.kind === 'weekly' && { weekdays: schedule.weekdays.map(String) }),
    ...(schedule.kind === 'monthly' && { day: schedule.day }),
    ...place,
  };
}
