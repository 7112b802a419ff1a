import { Opaque } from '@pathshala/admin-kit/forms/opaque';
import { emptyQuestion, emptySubject } from '@pathshala/admin-exams/question-editor/question-draft';
import { describe, expect, it } from 'vitest';
import { checkCourse } from './check-course.ts';
import { copiedYear, emptyCourse, emptyUnit, emptyYear } from './course-draft.ts';
import { draftOf, formOf } from './course-form.ts';
import { courseSchema } from './course-schema.ts';
import { locationOf } from './location-of.ts';
import { restore } from './restore-course.ts';

const complete = () => {
  const question = emptyQuestion();
  const options = question.options.map((option, index) => ({
    ...option,
    text: `option ${index}`,
    isCorrect: index === 1,
  }));
  return { ...question, question: 'What is $x&lt;y$?', options };
};

const year = () => ({
  ...emptyYear('2024'),
  subjects: new Opaque([{ ...emptySubject(), subjectName: 'Physics', mcqs: [complete(), complete()] }]),
});
const unit = (unitName: string, ...years: ReturnType<typeof year>[]) => ({ ...emptyUnit(unitName), years });
const course = () => ({ ...emptyCourse(), name: 'Dhaka', units: [unit('A', year())] });

describe('the copy of a year', () => {
  it('has all questions without ids and names, so that a save gives it ids of its own [OPN-04]', () => {
    const question = { ...emptyQuestion(), _id: 'q1', question: '1 + 1?' };
    const original = {
      ...emptyYear('2024'),
      _id: 'y1',
      timeLimit: '90',
      subjects: new Opaque([{ ...emptySubject(), subjectName: 'Maths', mcqs: [question] }]),
    };
    const copy = copiedYear(original);
    expect(copy).toMatchObject({ year: '', timeLimit: '90' });
    expect([copy.key === original.key, '_id' in copy]).toEqual([false, false]);
    const [subject] = copy.subjects.get();
    expect(subject).toMatchObject({ subjectName: 'Maths', mcqs: [{ question: '1 + 1?' }] });
    expect(JSON.stringify(copy.subjects.get())).not.toContain('"_id"');
  });
});

describe('checking a course before the call to the server', () => {
  it('finds nothing wrong with a complete course', () => expect(checkCourse(course())).toEqual([]));

  it('names what the server would drop: a second unit or year of one name, an answer without its question', () => {
    const twice = {
      ...course(),
      faqs: [{ question: '', answer: '<p>lost</p>' }],
      units: [unit('A', year()), unit(' a ', year(), year())],
    };
    expect(checkCourse(twice).map(([path]) => path)).toEqual([
      'faqs.0.question',
      'units.1.unitName',
      'units.1.years.1.year',
    ]);
  });

  it.each([
    ['ইউনিট ১', 'ইউনিট 1'],
    ['Unit  A', 'unit a'],
  ])('compares unit names as the server does: %s is %s', (one, other) => {
    const units = [unit(one, year()), unit(other, year())];
    expect(checkCourse({ ...course(), units }).map(([path]) => path)).toEqual(['units.1.unitName']);
  });
});

describe('the request', () => {
  it('has numbers for typed ones, no keys, and omits totals that the server computes', () => {
    const form = formOf({ ...course(), enrollmentFee: '১০০' });
    const [year] = form.units?.[0]?.years ?? [];
    expect(form.enrollmentFee).toBe(100);
    expect(year).toMatchObject({ year: '2024', timeLimit: 60, negativeMarkingPercentage: 0 });
    expect(year).not.toHaveProperty('totalMarks');
    expect(year?.subjects?.[0]?.mcqs?.[0]?.question).toBe('What is $x&lt;y$?');
    expect(JSON.stringify(form)).not.toContain('"key"');
  });

  it('keeps the ids of stored parts', () => {
    const stored = {
      ...formOf(course()),
      _id: 'c',
      enrolledCount: 4,
      units: [{ _id: 'u', unitName: 'A', years: [] }],
    } as unknown as Parameters<typeof draftOf>[0];
    const form = formOf(draftOf(stored));
    expect(form.units?.[0]?._id).toBe('u');
    expect(form).not.toHaveProperty('enrolledCount');
  });
});

describe('the schema of the wizard', () => {
  const issuesOf = (draft: ReturnType<typeof course>, isNew = true) =>
    courseSchema({ isNew })
      .safeParse(draft)
      .error?.issues.map(({ path }) => path.join('.'));

  it('names the fields by the paths of the draft, those of the contract too', () => {
    expect(issuesOf(course())).toBeUndefined();
    const blank = { ...complete(), question: ' ' };
    const subjects = new Opaque([{ ...emptySubject(), mcqs: [complete(), blank] }]);
    const wrong = { ...course(), units: [unit('A', { ...year(), timeLimit: 'long', subjects })] };
    expect(issuesOf(wrong)).toEqual(['units.0.years.0.timeLimit', 'units.0.years.0.subjects.0.mcqs.1']);
    const long = { ...course(), units: [unit('A', { ...year(), timeLimit: '100001' })] };
    expect(issuesOf(long)).toEqual(['units.0.years.0.timeLimit']);
  });

  it('requires a unit of a new course, and of no other', () => {
    const empty = { ...course(), units: [] };
    expect(issuesOf(empty)).toEqual(['units']);
    expect(issuesOf(empty, false)).toBeUndefined();
  });

  it('opens the step and the year of an error', () => {
    const draft = course();
    const [first] = draft.units;
    expect(locationOf('units.0.years.0.subjects.0.mcqs.1.points', draft)).toEqual({
      step: 'years',
      unit: first?.key,
      year: first?.years[0]?.key,
    });
    expect(locationOf('units.0.unitName', draft).step).toBe('units');
    expect(locationOf('faqs.0.question', draft).step).toBe('university');
  });
});

describe('the stored draft', () => {
  const reload = (draft: object) =>
    restore(JSON.parse(JSON.stringify(draft)) as Parameters<typeof restore>[0]);

  it('comes back as it was, with its step', () => {
    const draft = { values: course(), location: { step: 'years' as const } };
    const restored = reload(draft);
    expect(JSON.stringify(restored)).toBe(JSON.stringify(draft));
    expect(restored?.values.units[0]?.years[0]?.subjects.get()[0]?.subjectName).toBe('Physics');
  });

  it('of an older form gets its texts as HTML, and the fields added since', () => {
    const question = { key: 'q', question: '1 < 2?', points: '1', explanation: '', options: [] };
    const years = [{ ...emptyYear('2024'), subjects: [{ ...emptySubject(), mcqs: [question] }] }];
    const restored = reload({
      values: { name: 'Dhaka', description: 'a < b', units: [{ ...emptyUnit('A'), years }] },
      location: { step: 'gone' },
    });
    expect(restored?.values).toMatchObject({ name: 'Dhaka', description: 'a &lt; b', faqs: [] });
    expect(restored?.values.units[0]?.years[0]?.subjects.get()[0]?.mcqs[0]?.question).toBe('1 &lt; 2?');
    expect(restored?.location.step).toBe('university');
  });

  it.each([{}, { values: 'x' }, { values: { name: 'no units' } }])(
    'is ignored if it is damaged: %j',
    (draft) => expect(reload(draft)).toBeUndefined(),
  );
});
