import { academicCourseForAdmin } from '@pathshala/svc-catalog-contract/academic';
import { describe, expect, it } from 'vitest';
import { storedAcademicCourse } from '../../../samples.ts';
import { checkDetails, checkSubjects } from './check-course.ts';
import {
  type CourseDraft,
  emptyCourse,
  emptySession,
  emptySubject,
  emptyUnit,
  type SessionDraft,
} from './course-draft.ts';
import { draftOf, formOf } from './course-form.ts';
import { courseSchema } from './course-schema.ts';
import { locationOf } from './location-of.ts';
import { restore } from './restore-course.ts';

const stored = academicCourseForAdmin.parse(storedAcademicCourse);
const draft = (changes: Partial<CourseDraft> = {}): CourseDraft => ({ ...draftOf(stored), ...changes });
const live = (changes: Partial<SessionDraft>): SessionDraft => ({
  ...emptySession,
  title: 'Live',
  ...changes,
});
const pathsOf = (errors: ReturnType<typeof checkDetails>) => errors.map(([path]) => path);

describe('checking the details of an academic course', () => {
  it('requires every field of spec §5, and names the form as a whole last', () => {
    expect(pathsOf(checkDetails(emptyCourse()))).toEqual([
      'title',
      'classLevel',
      'thumbnailImageUrl',
      'description',
      'enrollmentStartDate',
      'enrollmentEndDate',
      'courseStartDate',
      'courseEndDate',
      'language',
      'targetAudience',
      'prerequisites',
      'tags',
      'root',
    ]);
    expect(checkDetails(draft())).toEqual([]);
    expect(
      pathsOf(checkDetails(draft({ price: '', totalDuration: ' ', description: '<p>&nbsp;</p>' }))),
    ).toEqual(['description', 'totalDuration', 'price', 'root']);
  });

  it('requires only the title of a draft', () => {
    expect(pathsOf(checkDetails({ ...emptyCourse(), status: 'draft' }))).toEqual(['title', 'root']);
    expect(checkDetails({ ...emptyCourse(), status: 'draft', title: 'P' })).toEqual([]);
  });

  it.each<[Partial<CourseDraft>, string]>([
    [{ price: '৪০০', discountPrice: '500' }, 'discountPrice'],
    [{ price: '-1', discountPrice: '-2' }, 'price'],
    [{ totalDuration: 'ten' }, 'totalDuration'],
    [{ enrollmentEndDate: '2025-12-31' }, 'enrollmentEndDate'],
    [{ courseEndDate: '2026-01-31' }, 'courseEndDate'],
    [{ faqs: [{ question: ' ', answer: '<p>lost</p>' }] }, 'faqs.0.question'],
    [{ interactiveSessions: [live({ title: ' ' })] }, 'interactiveSessions.0.title'],
    [{ interactiveSessions: [live({ durationMinutes: '৪' })] }, 'interactiveSessions.0.durationMinutes'],
    [{ interactiveSessions: [live({ durationMinutes: '601' })] }, 'interactiveSessions.0.durationMinutes'],
    [
      { interactiveSessions: [live({ durationMinutes: 'an hour' })] },
      'interactiveSessions.0.durationMinutes',
    ],
  ])('finds %o', (changes, path) => {
    expect(pathsOf(checkDetails(draft(changes)))).toContain(path);
  });
});

describe('checking the subjects', () => {
  it('finds nameless parts, and a second unit of the same title and description', () => {
    const units = [
      emptyUnit('Motion', 'a'),
      emptyUnit(' Motion', 'a '),
      emptyUnit('Motion', 'b'),
      emptyUnit('', ''),
    ];
    const subjects = [{ ...emptySubject(), units }];
    expect(pathsOf(checkSubjects(draft({ subjects })))).toEqual([
      'subjects.0.title',
      'subjects.0.units.1.title',
      'subjects.0.units.3.title',
    ]);
  });
});

describe('a stored course in the form', () => {
  it('is sent back with the ids of its parts and with what the form does not show', () => {
    const form = courseSchema.parse(draft());
    expect(form).toMatchObject({
      price: 500,
      discountPrice: 100,
      ratings: 4.5,
      discussionBoard: { open: true },
      subjects: [{ _id: 's1', assignments: ['x1'], units: [{ _id: 'u1', lessons: ['l1'] }, { _id: 'u2' }] }],
    });
  });

  it('has its live classes by date, and sends back what an author leaves empty as not set', () => {
    const saved = (title: string, time: object) => ({ title, description: '', liveLink: '', ...time });
    const interactiveSessions = [
      saved('Some day', {}),
      saved('Second', { startsAt: '2026-02-08T14:00:00.000Z' }),
      saved('First', { startsAt: '2026-02-01T14:00:00.000Z', durationMinutes: 90 }),
    ];
    const [undated, second, first] = interactiveSessions;
    const form = courseSchema.parse(draftOf({ ...stored, interactiveSessions }));
    expect(form.interactiveSessions).toEqual([first, second, undated]);
    const emptied = draft({ interactiveSessions: [live({ startsAt: null, durationMinutes: ' ' })] });
    expect(courseSchema.parse(emptied).interactiveSessions).toEqual([saved('Live', {})]);
  });

  it('survives in the browser as a draft', () => {
    const location = { step: 'subjects', subject: 'k' } as const;
    const values = draft();
    const json = JSON.parse(JSON.stringify({ values, location })) as {
      values: CourseDraft;
      location: object;
    };
    const restored = restore?.(json as Parameters<NonNullable<typeof restore>>[0]);
    expect(restored && formOf(restored.values)).toEqual(formOf(values));
    expect(restored?.location).toEqual(location);
  });

  it('that the browser has from an older form has live classes without a date', () => {
    const old = { ...draft(), interactiveSessions: [{ title: 'Live', description: '', liveLink: '' }] };
    const json = JSON.parse(JSON.stringify({ values: old, location: { step: 'details' } })) as object;
    const restored = restore(json);
    expect(restored?.values.interactiveSessions).toEqual([live({})]);
  });

  it('opens the subject of an error', () => {
    const values = draft();
    expect(locationOf('subjects.0.units.1.title', values)).toEqual({
      step: 'subjects',
      subject: values.subjects[0]?.key,
    });
    expect(locationOf('faqs.0.question', values)).toEqual({ step: 'details' });
  });
});
