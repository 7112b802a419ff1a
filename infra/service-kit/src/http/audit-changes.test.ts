import { expect, it } from 'vitest';
import { changesBetween } from './audit-changes.ts';

const exam = (...subjects: readonly string[]) => ({
  _id: 'e1',
  rev: 1,
  subjects: subjects.map((subjectName) => ({ _id: `id-of-${subjectName}`, subjectName })),
});

it('items of a list that changed places are one change, with their names in order [ADM-30]', () => {
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

it('an order in a long list is shown from the first item that moved, before the fields that moved with it', () => {
  const titles = Array.from({ length: 60 }, (_, index) => `Lesson with the title ${index + 1}`);
  const lessons = (order: readonly string[]) => ({
    items: order.map((title, index) => ({ _id: title, title, position: index + 1 })),
  });
  const moved = [...titles.slice(0, 10), ...titles.slice(11), ...titles.slice(10, 11)];
  const changes = changesBetween(lessons(titles), lessons(moved));
  expect(changes).toHaveLength(40);
  expect(changes[0]).toMatchObject({ field: 'items' });
  expect(changes[0]?.before).toMatch(/^11\. Lesson with the title 11 12\./u);
  expect(changes[0]?.after).toMatch(/^11\. Lesson with the title 12 12\./u);
});
