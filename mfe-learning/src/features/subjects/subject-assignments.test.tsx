import { aStudent, renderRemotePart } from '@pathshala/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Root } from '../../root.tsx';
import { outline, pageOf, progressWith } from '../../samples.ts';

const assignment = {
  _id: 'w1',
  title: 'Draw the graph',
  dueDate: '2026-12-01T10:00:00.000Z',
  assignmentType: 'individual',
  maxScore: 10,
  courseId: 'a1',
  courseName: 'Physics',
  subjectId: 's1',
  subjectName: 'Physics',
  own: { state: 'none', isLate: false, score: null },
};

const courseApi = {
  'get /courses/{id}/outline': () => outline,
  'get /courses/{id}/progress': () => progressWith('l1'),
  'get /exams': () => pageOf(),
};

it('the assignments of the whole course stand above its subjects, with the way to all', async () => {
  renderRemotePart(<Root />, {
    at: '/courses/academic/a1/subjects',
    language: 'en',
    user: aStudent,
    api: {
      ...courseApi,
      'get /assignments': ({ query }: { query: { wholeCourse?: string } }) =>
        query.wholeCourse === 'true' ? pageOf({ ...assignment, subjectId: '', subjectName: '' }) : pageOf(),
    },
  });
  const heading = await screen.findByRole('heading', { name: 'Assignments of the course' });
  const part = within(heading.closest('section')!);
  expect(await part.findByRole('link', { name: /Draw the graph/u })).toHaveProperty(
    'pathname',
    '/assignments/view/w1',
  );
  expect(part.getByRole('link', { name: 'All your assignments' })).toHaveProperty('pathname', '/assignments');
});

it('the assignments of the whole course are left out where there are none', async () => {
  renderRemotePart(<Root />, {
    at: '/courses/academic/a1/subjects',
    language: 'en',
    user: aStudent,
    api: { ...courseApi, 'get /assignments': () => pageOf() },
  });
  await screen.findAllByText('No assignments yet.');
  expect(screen.queryByRole('heading', { name: 'Assignments of the course' })).toBeNull();
});

it('the assignments of a subject stand with it, each a link to its page [CAT-08]', async () => {
  renderRemotePart(<Root />, {
    at: '/courses/academic/a1/subjects',
    language: 'en',
    user: aStudent,
    api: {
      'get /courses/{id}/outline': () => outline,
      'get /courses/{id}/progress': () => progressWith('l1'),
      'get /exams': () => pageOf(),
      'get /assignments': ({ query }: { query: { subjectId?: string } }) =>
        query.subjectId === 's1' ? pageOf(assignment) : pageOf(),
    },
  });
  const link = await screen.findByRole('link', { name: /Draw the graph/u });
  expect(link).toHaveProperty('pathname', '/assignments/view/w1');
  expect(screen.getAllByRole('link', { name: /Draw the graph/u })).toHaveLength(1);
});
