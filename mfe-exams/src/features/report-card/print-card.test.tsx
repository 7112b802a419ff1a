import { aStudent, renderRemotePart } from '@pathshala/web-kit/testing';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { Root } from '../../root.tsx';
import { texts } from '../../texts.ts';

beforeAll(() => texts.load('en'));
afterEach(() => vi.unstubAllGlobals());

const card = {
  studentId: aStudent._id,
  examCount: 0,
  exams: [],
  subjects: [],
  totals: { correct: 0, wrong: 0, blank: 0, marksLost: 0 },
  trend: [],
  academicResults: [
    {
      _id: 'a1',
      title: 'Test examination',
      term: '',
      session: '2025-26',
      subjects: [],
      remarks: '',
      dateTaken: '2025-12-20T00:00:00.000Z',
      fullMarks: 100,
      marks: 81,
      gpa: 5,
      letterGrade: 'A+',
    },
  ],
  issuedAt: '2026-11-22T08:00:00.000Z',
};

it('a report card is printed by its button, which is not on the paper', async () => {
  const print = vi.fn<() => void>();
  vi.stubGlobal('print', print);
  renderRemotePart(<Root />, {
    at: '/exams/report-card',
    language: 'en',
    user: aStudent,
    api: {
      'get /academicresult/student/{studentId}/report-card': () => card,
      'get /students/student/enrolledcourses/{id}': () => ({ items: [], total: 0 }),
    },
  });
  const button = await screen.findByRole('button', { name: 'Print' });
  expect(button.dataset['print']).toBe('no');
  fireEvent.click(button);
  expect(print).toHaveBeenCalledOnce();
});
