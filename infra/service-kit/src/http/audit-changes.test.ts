import { expect, it } from 'vitest';
import { changesBetween } from './audit-changes.ts';

const exam = (...subjects: readonly string[]) => ({
  _id: 'e1',
  rev: 1,
  subjects: subjects.map((subjectName) => ({ _id: `id-of-${subjectName}`, subjectName })),
});

it('items of a list that changed places are one change, with their names in order', () => {
  expect(changesBetween(exam('Physics', 'Biology', 'Maths'), exam('Biology', 'Physics', 'Maths'))).toEqual([
    { field: 'subjects', before: '1. Physics 2. Biology 3. Maths', after: '1. Biology 2. Physics 3. Maths' },
  ]);
});

it('an item that comes or goes is no change of the order of the others', () => {
  expect(changesBetween(exam('Physics', 'Maths'), exam('Biology', 'Physics', 'Maths'))).toEqual([
    { field: 'subjects[id-of-Biology]._id', before: null, after: 'id-of-Biology' },
    { field: 'subjects[id-of-Biology].subjectName', before: null, after: 'Biology' },
  ]);
});

it('an order within an item of a list is found, and nothing is where nothing changed', () => {
  const paper = (...options: readonly string[]) => ({
    mcqs: [
      { _id: 'q1', options: options.map((text) => ({ _id: text, text })) },
      { _id: 'q2', options: [] },
    ],
  });
  expect(changesBetween(paper('one', 'two'), paper('two', 'one'))).toEqual([
    { field: 'mcqs[q1].options', before: '1. one 2. two', after: '1. two 2. one' },
  ]);
  expect(changesBetween(paper('one', 'two'), paper('one', 'two'))).toEqual([]);
});
