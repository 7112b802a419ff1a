import { aStudent, renderRemotePart } from '@pathshala/web-kit/testing';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Root } from '../../root.tsx';
import { pageOf, reportCard } from '../../samples.ts';

afterEach(() => vi.unstubAllGlobals());

it('a report card is printed by its button, which is not on the paper [EXM-16]', async () => {
  const print = vi.fn<() => void>();
  vi.stubGlobal('print', print);
  renderRemotePart(<Root />, {
    at: '/exams/report-card',
    language: 'en',
    user: aStudent,
    api: {
      'get /academicresult/student/{studentId}/report-card': () => reportCard,
      'get /students/student/enrolledcourses/{id}': () => pageOf(),
    },
  });
  const button = await screen.findByRole('button', { name: 'Print' });
  expect(button.dataset['print']).toBe('no');
  fireEvent.click(button);
  expect(print).toHaveBeenCalledOnce();
});
