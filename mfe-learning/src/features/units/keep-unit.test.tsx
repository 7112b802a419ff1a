import { aStudent, FakeCaches, type FakeHandler, renderRemotePart } from '@pathshala/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Root } from '../../root.tsx';
import { pageOf, unitList } from '../../samples.ts';

const picture = '/api/files/svc-catalog/abc';
const registry = {
  'mfe-exams': {
    name: 'mfe-exams',
    version: 'v1',
    entry: 'remoteEntry.js',
    preload: { app: ['app.js'], texts: { bn: ['bn.js'], en: ['en.js'] } },
    routes: [
      {
        path: '/courses/admission/:coursecode/units/years/correct-answers',
        access: 'student',
        files: ['page-answers.js'],
        furtherFiles: ['maths.js'],
      },
    ],
  },
};
const paper = {
  title: 'DU A',
  timeLimit: 60,
  totalMarks: 1,
  requiredSubjects: 1,
  negativeMarkingPercentage: 0,
  course: null,
  subjects: [
    {
      subjectName: 'Physics',
      mandatory: true,
      mcqs: [
        { _id: 'q1', question: `<img src="${picture}">`, points: 1, options: [{ _id: 'o1', text: 'A' }] },
      ],
    },
  ],
};
const overviewOf = (paperId: string, keyUrl: string | null) => ({
  ...paper,
  subjects: [],
  paperId,
  examKind: 'past-year',
  courseId: 'c1',
  unitId: 'u1',
  opensAt: null,
  closesAt: null,
  serverNow: '2026-01-15T10:00:00.000Z',
  deadlineIfStartedNow: '2026-01-15T11:00:00.000Z',
  canStart: true,
  refusal: null,
  openAttemptId: null,
  openAttempt: null,
  paperUrl: `/exams/papers/${paperId}/1`,
  keyUrl,
  attempts: 0,
  lastResultId: null,
});

let caches: FakeCaches;
const fetched: string[] = [];

beforeEach(() => {
  caches = new FakeCaches();
  fetched.length = 0;
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('fetch', (path: string) => {
    fetched.push(path);
    if (path === '/mfe/registry.json') return Promise.resolve(Response.json(registry));
    return Promise.resolve(new Response(path === picture ? 'p'.repeat(300_000) : ''));
  });
  Object.defineProperty(navigator, 'serviceWorker', { value: { controller: {} }, configurable: true });
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

const show = (api: Readonly<Record<string, FakeHandler>> = {}) =>
  renderRemotePart(<Root />, {
    at: '/courses/admission/DU/units',
    language: 'en',
    user: aStudent,
    api: {
      'get /admissioncourse/universities/unitDetails/{courseCode}': () => unitList,
      'get /exams/attempts': () => pageOf(),
      'get /exams': () => pageOf(),
      'get /exams/exam-results/student/{studentId}/unit/{unitId}': () => ({ years: [] }),
      'get /exams/papers/{paperId}': ({ params }) => {
        const id = params?.['paperId'] ?? '';
        // The key of one of the two is closed to this student.
        return overviewOf(id, id === 'y2024' ? null : `/exams/papers/${id}/1/key/1`);
      },
      'get /exams/papers/y2023/1': () => paper,
      'get /exams/papers/y2023/1/key/1': () => ({
        questions: [{ questionId: 'q1', correct: ['o1'], explanation: '' }],
      }),
      ...api,
    },
  });

it('a unit is kept for offline with its papers, their open keys and pictures, and the files of the page that shows them', async () => {
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Keep for offline' }));
  await screen.findByText('On this device: 0.3 MB');
  expect(caches.paths()).toEqual([
    '/api/admissioncourse/universities/unitDetails/DU',
    '/api/exams/papers/y2023',
    '/api/exams/papers/y2023/1',
    '/api/exams/papers/y2023/1/key/1',
    picture,
    '/stored/unit/u1',
  ]);
  expect(fetched).toEqual([
    '/mfe/registry.json',
    ...['remoteEntry.js', 'app.js', 'en.js', 'page-answers.js', 'maths.js'].map(
      (file) => `/mfe/mfe-exams/v1/${file}`,
    ),
    picture,
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Remove from this device' }));
  await screen.findByRole('button', { name: 'Keep for offline' });
  expect(caches.paths()).toEqual([]);
});

it('a unit that does not fit leaves nothing of it behind', async () => {
  caches.room = 3;
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Keep for offline' }));
  await screen.findByText(/There is not enough room on this device/u);
  await waitFor(() => expect(caches.paths()).toEqual([]));
});
