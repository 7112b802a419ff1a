import { assert as holds, constantFrom, integer, nat, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { append, arranged, insertAt, movedErrors, moveTo, removeAt } from './arrange.ts';
import { checkCourse, isComplete } from './check-course.ts';
import { emptyCourse, emptyQuestion, emptySubject, emptyYear, newKey } from './course-draft.ts';
import { draftOf, formOf } from './course-form.ts';
import { fromFragment, toFragment } from './fragment.ts';
import { draftShelf } from './kept-draft.ts';
import { numberOf } from './number-of.ts';
import { valueAt, withValueAt } from './path.ts';
import { createWizardStore } from './wizard-store.ts';

describe('numbers as they are typed', () => {
  it.each([
    ['12.5', 12.5],
    ['১২.৫', 12.5],
    ['1,200', 1200],
    [' -3 ', -3],
  ])('reads %s', (typed, value) => expect(numberOf(typed)).toBe(value));

  it('tells nothing from what is no number', () => {
    expect(numberOf('  ')).toBeUndefined();
    expect(numberOf('1 2x')).toBeNaN();
  });
});

describe('what an author types', () => {
  it('keeps maths and ampersands, and known elements', () => {
    expect(toFragment('$x<y$ & <b>no</b> <strong>yes</strong>')).toBe(
      '$x&lt;y$ &amp; &lt;b>no&lt;/b> <strong>yes</strong>',
    );
  });

  it('comes back as it was typed', () => {
    const typed = string({ unit: constantFrom('a', '<', '>', '&', '$', ' ', '\n', 'p', '/', 'ক') });
    holds(
      property(typed, (text) => {
        expect(fromFragment(toFragment(text))).toBe(text);
      }),
    );
  });
});

describe('a list that is changed', () => {
  it('gives entries their new places', () => {
    const order = (change: ReturnType<typeof append>) => arranged(['a', 'b', 'c'], change(3));
    expect(order(append('d'))).toEqual(['a', 'b', 'c', 'd']);
    expect(order(insertAt(1, 'd'))).toEqual(['a', 'd', 'b', 'c']);
    expect(order(removeAt(1))).toEqual(['a', 'c']);
    expect(order(moveTo(0, 2))).toEqual(['b', 'c', 'a']);
    expect(order(moveTo(0, -1))).toEqual(['a', 'b', 'c']);
  });

  it('takes what is wrong along with its entry', () => {
    const errors = { 'list.0.x': 'zero', 'list.2.x': 'two', other: 'stays' };
    expect(movedErrors(errors, 'list', moveTo(2, 0)(3))).toEqual({
      'list.1.x': 'zero',
      'list.0.x': 'two',
      other: 'stays',
    });
    expect(movedErrors(errors, 'list', removeAt(0)(3))).toEqual({ 'list.1.x': 'two', other: 'stays' });
  });

  it('keeps every entry exactly once, whatever moves', () => {
    holds(
      property(nat(6), integer({ min: -2, max: 8 }), (from, to) => {
        const moved = arranged([0, 1, 2, 3, 4, 5, 6], moveTo(from, to)(7));
        expect(new Set(moved)).toEqual(new Set([0, 1, 2, 3, 4, 5, 6]));
        expect(moved).toHaveLength(7);
      }),
    );
  });
});

describe('places', () => {
  it('changes one place and nothing beside it', () => {
    const root = { a: [{ b: 1 }, { b: 2 }], c: {} };
    const changed = withValueAt(root, 'a.1.b', 3);
    expect(valueAt(changed, 'a.1.b')).toBe(3);
    expect(changed.a[0]).toBe(root.a[0]);
    expect(changed.c).toBe(root.c);
    expect(valueAt(root, 'a.7.b')).toBeUndefined();
  });
});

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

describe('checking before the server is asked', () => {
  it('finds nothing wrong with a complete course', () => expect(checkCourse(course())).toEqual([]));

  it('asks of a question its text, all options and a correct one', () => {
    const good = complete();
    expect(isComplete(good)).toBe(true);
    expect(isComplete({ ...good, question: ' ' })).toBe(false);
    expect(isComplete({ ...good, options: good.options.map((o) => ({ ...o, isCorrect: false })) })).toBe(
      false,
    );
    expect(
      isComplete({
        ...good,
        options: good.options.toSpliced(3, 1, { key: 'x', text: '', isCorrect: false }),
      }),
    ).toBe(false);
  });

  it('names the place of what the server would drop: a second unit or year of one name, an answer without its question', () => {
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
});

describe('what is sent', () => {
  it('has numbers for typed ones, no keys, and leaves out what is to be counted', () => {
    const form = formOf({ ...course(), enrollmentFee: '১০০' });
    const [year] = form.units?.[0]?.years ?? [];
    expect(form.enrollmentFee).toBe(100);
    expect(year).toMatchObject({ year: '2024', timeLimit: 60, negativeMarkingPercentage: 0 });
    expect(year).not.toHaveProperty('totalMarks');
    expect(year?.subjects?.[0]?.mcqs?.[0]?.question).toBe('What is $x&lt;y$?');
    expect(JSON.stringify(form)).not.toContain('"key"');
  });

  it('keeps every id of what was stored', () => {
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
  const store = () => createWizardStore({ values: course(), step: 'university', where: {} });

  it('opens the step and the parts in which the first wrong place is', () => {
    const wizard = store();
    wizard.mark({ 'units.0.years.0.subjects.0.mcqs.1.points': 'More than 0.' });
    const { step, where, values } = wizard.get();
    const opened = values.units[0]?.years[0];
    expect(step).toBe('years');
    expect(where).toMatchObject({ year: opened?.key, question: opened?.subjects[0]?.mcqs[1]?.key });
    expect(where.question).toBeDefined();
  });

  it('forgets what was wrong once its place is changed, and only that', () => {
    const wizard = store();
    wizard.mark({ name: 'x', 'units.0.unitName': 'y' });
    wizard.set('name', 'New');
    expect(wizard.get().errors).toEqual({ 'units.0.unitName': 'y' });
  });
});

describe('the kept draft', () => {
  it('is one per person and course, and survives what is damaged', () => {
    const draft = { values: course(), step: 'years' as const, where: {}, source: 's', keptAt: 1 };
    expect(draftShelf('u1', 'new').write(draft)).toBe(true);
    expect(localStorage.getItem('persist:university:u1:new')).not.toBeNull();
    expect(draftShelf('u1', 'new').read()).toEqual(draft);
    expect(draftShelf('u2', 'new').read()).toBeUndefined();
    localStorage.setItem('persist:university:u1:new', '{"values":');
    expect(draftShelf('u1', 'new').read()).toBeUndefined();
    draftShelf('u1', 'new').clear();
    expect(localStorage.getItem('persist:university:u1:new')).toBeNull();
  });

  it('says so when there is no room', () => {
    const full = {
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    const shelf = draftShelf('u', 'new', full as unknown as Storage);
    expect(shelf.write({ values: course(), step: 'units', where: {}, source: '', keptAt: 0 })).toBe(false);
  });
});
