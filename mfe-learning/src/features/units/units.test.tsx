import { aStudent, type FakeHandler, refusal, renderRemotePart } from '@pathshala/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Root } from '../../root.tsx';
import { openAttempt, pageOf, unitList } from '../../samples.ts';

const resultsRoute = 'get /exams/exam-results/student/{studentId}/unit/{unitId}';
const sat = {
  yearId: 'y2024',
  score: 21.5,
  totalMarks: 30,
  dateAttempted: '2026-02-02T05:00:00.000Z',
  resultId: 'r1',
  bestScore: 24,
  attempts: 2,
};

const show = (api: Readonly<Record<string, FakeHandler>> = {}) =>
  renderRemotePart(<Root />, {
    at: '/courses/admission/DU/units',
    language: 'en',
    user: aStudent,
    api: {
      'get /admissioncourse/universities/unitDetails/{courseCode}': () => unitList,
      'get /exams/attempts': () => pageOf(),
      'get /exams': () => pageOf(),
      [resultsRoute]: () => ({ years: [sat] }),
      ...api,
    },
  });

async function yearRow(year: string) {
  const heading = await screen.findByRole('heading', { level: 3, name: year });
  return within(heading.closest('li') ?? document.body);
}

describe('the units of a course', () => {
  it('offers the answers and the exam of a year that was not sat [CAT-06]', async () => {
    show();
    const row = await yearRow('2023');
    row.getByText('40 questions · 1 of 2 subjects · 1 h · 30 marks');
    expect(row.getByRole('link', { name: 'View Answers' }).getAttribute('href')).toBe(
      '/courses/admission/DU/units/years/correct-answers?yearId=y2023&unitId=u1',
    );
    expect(row.getByRole('link', { name: 'Give Exam' }).getAttribute('href')).toBe(
      '/courses/admission/DU/units/years/mcq-exam?yearId=y2023&unitId=u1',
    );
  });

  it('says when a closed unit or year opens; what was begun or sat before stays [OPN-03]', async () => {
    const opens = { reason: 'opens', opensAt: '2026-12-01T04:00:00.000Z' } as const;
    const [unit] = unitList.units;
    const years = unit?.years.map((year) => ({ ...year, lock: opens })) ?? [];
    const units = unit ? [{ ...unit, years, lock: opens }] : [];
    const details = 'get /admissioncourse/universities/unitDetails/{courseCode}';
    show({ [details]: () => ({ ...unitList, units }) });
    const row = await yearRow('2023');
    row.getByText(/^Opens on 1 December 2026/u);
    expect(row.queryByRole('link')).toBeNull();
    const satRow = await yearRow('2024');
    await satRow.findByRole('link', { name: 'View Correct Answers' });
    expect(satRow.queryByRole('link', { name: 'Exam Again' })).toBeNull();
  });

  it('shows the score and the date of one that was [CAT-06]', async () => {
    const { api } = show();
    await screen.findByText('Score: 21.5 of 30');
    const row = await yearRow('2024');
    row.getByText('Attempted on 2 February 2026');
    row.getByText('Best: 24');
    row.getByText('2 attempts');
    expect(screen.getByRole('progressbar', { name: 'Papers taken: 1 of 2' })).toHaveProperty('value', 50);
    row.getByRole('link', { name: 'View Correct Answers' });
    row.getByRole('link', { name: 'Exam Again' });
    expect(api.requests.find(({ path }) => path.startsWith('/exams/exam-results'))?.params).toEqual({
      studentId: aStudent._id,
      unitId: 'u1',
    });
  });

  it('goes on with an exam that runs', async () => {
    show({ 'get /exams/attempts': () => pageOf({ ...openAttempt, examId: 'y2023' }) });
    const link = await screen.findByRole('link', { name: 'Continue the exam' });
    expect(link.getAttribute('href')).toContain('yearId=y2023');
  });

  it('stays usable when the results do not come, and asks again', async () => {
    let isDown = true;
    show({
      [resultsRoute]: () => {
        if (isDown) throw refusal(500, 'common.internal', 'It does not answer.');
        return { years: [sat] };
      },
    });
    await screen.findByText(/Your results could not be loaded/u);
    expect(screen.getAllByRole('link', { name: 'Give Exam' })).toHaveLength(2);
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('Score: 21.5 of 30');
  });

  it('redirects a student who is not enrolled to the course', async () => {
    const { navigation } = show({
      'get /admissioncourse/universities/unitDetails/{courseCode}': () => {
        throw refusal(403, 'catalog.not-enrolled', 'You are not enrolled in this course.');
      },
    });
    await waitFor(() => expect(navigation.visited()).toEqual(['/courses/admission/DU']));
  });

  it('is the 404 page for a code that no course has', async () => {
    show({
      'get /admissioncourse/universities/unitDetails/{courseCode}': () => {
        throw refusal(404, 'catalog.course-not-found', 'There is no such course.');
      },
    });
    expect((await screen.findByRole('heading')).textContent).toBe('Page Not Found');
  });
});
