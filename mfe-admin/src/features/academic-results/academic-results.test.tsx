import type { AcademicResult } from '@pathshala/svc-exams-contract/academic-result';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { dialog, namesOf, open, pageOf } from '../../testing/boss-area.tsx';

const person = userEvent.setup({ delay: null });

beforeAll(async () => {
  await Promise.all([import('./academic-results-page.tsx'), import('./academic-form-page.tsx')]);
});
afterEach(() => localStorage.clear());

const result: AcademicResult = {
  _id: 'a1',
  studentId: 's1',
  title: 'Test examination',
  term: '',
  session: '2025-26',
  subjects: [
    { subjectName: 'Physics', fullMarks: 100, marks: 79, grade: '', letterGrade: 'A', gradePoint: 4 },
  ],
  remarks: '',
  dateTaken: '2025-12-20T00:00:00.000Z',
  fullMarks: 100,
  marks: 79,
  gpa: 4,
  letterGrade: 'A',
  rev: 3,
  changedAt: null,
  changedBy: null,
};

const names = { 'get /users/names': () => namesOf({ s1: 'Mim' }) };
const listed = { ...names, 'get /academicresult/student/{studentId}': () => pageOf([result]) };

describe('the academic results of a student', () => {
  it('show marks and GPA, and one is deleted after a question', async () => {
    const { api } = open('/boss/academic-results?student=s1', {
      ...listed,
      'delete /academicresult/{id}': () => ({ _id: 'a1', undoUntil: result.dateTaken }),
    });
    const row = (await screen.findByText('Test examination')).closest('tr')!;
    for (const text of ['79 of 100', '4.00 (A)']) expect(row.textContent).toContain(text);
    await screen.findByRole('heading', { name: 'Academic results of Mim' });
    await person.click(screen.getByLabelText('Actions for Test examination'));
    await person.click(await screen.findByText('Delete'));
    await screen.findByRole('dialog');
    await person.click(dialog().getByText('Delete'));
    await screen.findByText('Test examination is deleted.');
    expect(api.requests.filter(({ method }) => method === 'delete')).toHaveLength(1);
  });

  it('are entered with the grade that the marks give, and marks above the full marks are refused', async () => {
    const { api } = open('/boss/academic-results/create?student=s1', {
      ...listed,
      'post /academicresult': () => result,
    });
    fireEvent.change(await screen.findByLabelText('Title'), { target: { value: 'HSC 2025' } });
    fireEvent.change(screen.getByLabelText('Date of the result'), { target: { value: '2025-12-20' } });
    fireEvent.change(screen.getByLabelText('Subject 1'), { target: { value: 'Physics' } });
    fireEvent.change(screen.getByLabelText('Marks'), { target: { value: '180' } });
    await person.click(screen.getByText('Save'));
    await waitFor(() => expect(screen.getAllByText('More than the full marks.').length).toBeGreaterThan(0));
    fireEvent.change(screen.getByLabelText('Marks'), { target: { value: '79.5' } });
    screen.getByText('By the marks: A');
    await person.click(screen.getByText('Save'));
    await waitFor(() => expect(api.requests.some(({ method }) => method === 'post')).toBe(true));
    expect(api.requests.find(({ method }) => method === 'post')?.body).toMatchObject({
      studentId: 's1',
      title: 'HSC 2025',
      dateTaken: '2025-12-19T18:00:00.000Z',
      subjects: [{ subjectName: 'Physics', fullMarks: 100, marks: 79.5, grade: '' }],
    });
  });
});
