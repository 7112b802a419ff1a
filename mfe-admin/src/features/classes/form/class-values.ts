import { dhakaDayOf, dhakaTimeOfDay } from '@pathshala/rules/dhaka-time';
import type { ClassForAdmin } from '@pathshala/svc-catalog-contract/classes';
import { z } from 'zod';

const fields = z.object({
  title: z.string().trim().min(1).max(300),
  courseId: z.string(),
  batchId: z.string(),
  teacher: z.string().trim().max(120),
  startsAt: z.iso.datetime().nullable(),
  durationMinutes: z.int().min(5).max(600).nullable(),
  room: z.string().trim().max(120),
  joinLink: z.string().trim().max(2000),
  recordingLink: z.string().trim().max(2000),
  note: z.string().max(20_000),
  repeats: z.enum(['once', 'weekly']),
  /** Numbers of days as text, 0 is Sunday. */
  weekdays: z.array(z.string()),
  until: z.string(),
  exceptions: z.array(z.object({ day: z.string() })),
  scope: z.enum(['this', 'following', 'all']),
});

/** An empty number or time is null. */
export type ClassValues = z.input<typeof fields>;
export type CompleteClass = z.output<typeof classSchema>;

/** The server requires a course, a place and the days: its messages say which. */
export const classSchema = fields
  .superRefine(({ startsAt, durationMinutes, repeats, until }, context) => {
    const require = (isThere: boolean, path: string): void => {
      if (!isThere) context.addIssue({ code: 'custom', path: [path] });
    };
    require(startsAt !== null, 'startsAt');
    require(durationMinutes !== null, 'durationMinutes');
    require(repeats === 'once' || until !== '', 'until');
  })
  .transform(({ startsAt, durationMinutes, weekdays, exceptions, ...values }) => ({
    ...values,
    startsAt: startsAt ?? '',
    durationMinutes: durationMinutes ?? 0,
    weekdays: weekdays.map(Number),
    exceptions: exceptions.flatMap(({ day }) => (day === '' ? [] : [day])),
  }));

export function emptyClass(place: { readonly courseId: string; readonly batchId: string }): ClassValues {
  return {
    title: '',
    teacher: '',
    startsAt: null,
    durationMinutes: 60,
    room: '',
    joinLink: '',
    recordingLink: '',
    note: '',
    repeats: 'once',
    weekdays: [],
    until: '',
    exceptions: [],
    scope: 'this',
    ...place,
  };
}

export function valuesOf(one: ClassForAdmin): ClassValues {
  const { title, courseId, batchId, teacher, startsAt, durationMinutes, room } = one;
  const { joinLink, recordingLink, note, series } = one;
  const details = { title, courseId, batchId, teacher, startsAt, durationMinutes, room, joinLink };
  return {
    ...emptyClass({ courseId, batchId }),
    ...details,
    recordingLink,
    note,
    weekdays: series?.weekdays.map(String) ?? [],
    until: series?.until ?? '',
  };
}

function detailsOf({ title, courseId, batchId, teacher, durationMinutes, room, joinLink }: CompleteClass) {
  return { title, courseId, batchId, teacher, durationMinutes, room, joinLink };
}

/** A class as the API takes it; the days of its series only where they may change. */
export function classOf(values: CompleteClass, hasSeries: boolean) {
  const { startsAt, recordingLink, note, scope, weekdays, until } = values;
  const days = hasSeries && scope !== 'this' ? { weekdays, until } : {};
  const own = { startsAt, recordingLink, note, scope: hasSeries ? scope : ('this' as const) };
  return { ...detailsOf(values), ...own, ...days };
}

/** The series that begins with this class. */
export function seriesOf(values: CompleteClass) {
  const { startsAt, weekdays, until, exceptions } = values;
  const start = Date.parse(startsAt);
  const days = { startTime: dhakaTimeOfDay(start), from: dhakaDayOf(start), until };
  return { ...detailsOf(values), ...days, weekdays, exceptions };
}
