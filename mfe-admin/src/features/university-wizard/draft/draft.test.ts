import { emptyQuestion, emptySubject, newKey } from '@pathshala/admin-kit/draft/question-draft';
import { describe, expect, it } from 'vitest';
import { checkCourse } from './check-course.ts';
import { emptyCourse, emptyYear } from './course-draft.ts';
import { draftOf, formOf } from './course-form.ts';
import { courseDraftStorage } from './course-draft-storage.ts';
import { createWizardStore } from './wizard-store.ts';

const complete = () => {
  const question = emptyQuestion();
  const options = question.options.map((option, index) => ({
    ...option,
    text: `option ${index}`,
    isCorrect: index === 1,
  }));
  return { ...question, question: 'What is $x<y$?', options };
};

const year = () => ({
  ...emptyYear('2024'),
  subjects: [{ ...emptySubject(), subjectName: 'Physics', mcqs: [complete(), complete()] }],
});
const unit = (unitName: string, ...years: ReturnType<typeof year>[]) => ({ key: newKey(), unitName, years });
const course = () => ({ ...emptyCourse(), name: 'Dhaka', units: [unit('A', year())] });

describe('checking a course before the call to the server', () => {
  it('finds nothing wrong with a complete course', () => expect(checkCourse(course())).toEqual([]));

  it('names what the server would drop: a second unit or year of one name, an answer without its question', () => {
    const twice = {
      ...course(),
      faqs: [{ question: '', answer: 'lost' }],
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

describe('the wizard’s store', () => {
  const store = () => createWizardStore(course());

  it('opens the step and expands the parts of the first error', () => {
    const wizard = store();
    wizard.setErrors({ 'units.0.years.0.subjects.0.mcqs.1.points': 'More than 0.' });
    const { location, values } = wizard.get();
    const opened = values.units[0]?.years[0];
    expect(location.step).toBe('years');
    expect(location).toMatchObject({ year: opened?.key, question: opened?.subjects[0]?.mcqs[1]?.key });
    expect(location.question).toBeDefined();
  });

  it('clears the error of a field that changes, and no other', () => {
    const wizard = store();
    wizard.setErrors({ name: 'x', 'units.0.unitName': 'y' });
    wizard.set('name', 'New');
    expect(wizard.get().errors).toEqual({ 'units.0.unitName': 'y' });
  });
});

describe('the stored draft', () => {
  it('is one for each user and course, and a damaged one is ignored', () => {
    const draft = { values: course(), location: { step: 'years' as const }, source: 's', savedAt: 1 };
    expect(courseDraftStorage('u1', 'new').write(draft)).toBe(true);
    expect(localStorage.getItem('persist:university:u1:new')).not.toBeNull();
    expect(courseDraftStorage('u1', 'new').read()).toEqual(draft);
    expect(courseDraftStorage('u2', 'new').read()).toBeUndefined();
    localStorage.setItem('persist:university:u1:new', '{"values":');
    expect(courseDraftStorage('u1', 'new').read()).toBeUndefined();
    courseDraftStorage('u1', 'new').clear();
    expect(localStorage.getItem('persist:university:u1:new')).toBeNull();
  });

  it('reports that there is no room', () => {
    const full = {
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    const storage = courseDraftStorage('u', 'new', full as unknown as Storage);
    expect(storage.write({ values: course(), location: { step: 'units' }, source: '', savedAt: 0 })).toBe(
      false,
    );
  });
});
