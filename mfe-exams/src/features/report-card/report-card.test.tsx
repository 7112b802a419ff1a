import type { ReportCard, ReportedExam } from '@pathshala/svc-exams-contract/academic-result';
import { aStudent, anAdmin, refusal, renderRemotePart } from '@pathshala/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Root } from '../../root.tsx';
import { enrolledCourse, ownPlace, pageOf, reportCard } from '../../samples.ts';
import { trendShape, trendSize } from './trend-shape.ts';

const tally = { correct: 12, wrong: 4, blank: 4 };
const exam: ReportedExam = {
  resultId: 'r1',
  examId: 'e1',
  examKind: 'campaign',
  title: 'মডেল টেস্ট | Model Test',
  courseId: null,
  dateTaken: '2026-11-20T03:00:00.000Z',
  score: 11,
  totalMarks: 20,
  ...tally,
  marksLost: 1,
  isRanked: true,
};
const card: ReportCard = {
  ...reportCard,
  examCount: 1,
  exams: [exam],
  subjects: [{ subjectName: 'Physics', exams: 1, score: 11, ...tally }],
  totals: { ...tally, marksLost: 1 },
  trend: [
    { resultId: 'r0', title: 'First', dateTaken: '2026-11-01T03:00:00.000Z', percent: 40 },
    { resultId: 'r1', title: 'Model Test', dateTaken: '2026-11-20T03:00:00.000Z', percent: 55 },
  ],
};

function open(at: string, user: typeof aStudent, shown: object = card) {
  const api = {
    'get /academicresult/student/{studentId}/report-card': () => shown,
    'get /students/student/enrolledcourses/{id}': () => pageOf(enrolledCourse),
    'get /examcampaigns/{id}/merit-list/own': () => ({ ...ownPlace, rank: 3, of: 40 }),
    'get /users/{id}': () => {
      throw refusal(403, 'common.forbidden', 'You may not do this.');
    },
  };
  return renderRemotePart(<Root />, { at, language: 'en', user, api });
}

describe('a report card', () => {
  it('says whose it is, and puts exams with rank, subjects, trend and grades on one sheet [EXM-16]', async () => {
    open('/exams/report-card', aStudent);
    await screen.findByText('HSC Science');
    expect(screen.queryByText(aStudent.name)).not.toBeNull();
    const [subjects, exams, grades] = screen.getAllByRole('table').map((table) => within(table));
    expect(subjects?.queryByText('60%')).not.toBeNull();
    expect(await exams?.findByText('3 of 40')).not.toBeNull();
    expect(exams?.queryByText('12 / 4 / 4')).not.toBeNull();
    expect(grades?.queryByText('A+')).not.toBeNull();
    expect(screen.queryByText('GPA 5.00 (A+)')).not.toBeNull();
    expect(screen.queryByText(/from 40% to 55%/)).not.toBeNull();
  });

  it('of a student shows an administrator no name they may not look up, and asks for no rank', async () => {
    const { api } = open(`/exams/report-card?student=${aStudent._id}`, anAdmin);
    await screen.findByText('GPA 5.00 (A+)');
    expect(screen.queryByText(anAdmin.name)).toBeNull();
    expect(screen.queryByRole('columnheader', { name: 'Rank' })).toBeNull();
    expect(api.requests.some(({ path }) => path.includes('merit-list'))).toBe(false);
  });

  it('without exams and results says how it fills', async () => {
    const nothing = { exams: [], subjects: [], trend: [], academicResults: [], examCount: 0 };
    const totals = { correct: 0, wrong: 0, blank: 0, marksLost: 0 };
    open('/exams/report-card', aStudent, { ...card, ...nothing, totals });
    await screen.findByText('There is nothing on this report card yet.');
    expect(screen.queryByRole('table')).toBeNull();
  });
});

describe('the line of percentages', () => {
  it('goes from the left to the right, with 0 at the bottom and 100 at the top', () => {
    const { points } = trendShape([0, 50, 100]);
    const { left, right, top, bottom, width, height } = trendSize;
    expect(points.map(({ x }) => x)).toEqual([left, (left + width - right) / 2, width - right]);
    expect(points.map(({ y }) => y)).toEqual([height - bottom, (top + height - bottom) / 2, top]);
  });
});
