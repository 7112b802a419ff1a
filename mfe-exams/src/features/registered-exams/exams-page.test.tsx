import { aStudent, renderRemotePart } from '@pathshala/web-kit/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Root } from '../../root.tsx';
import { courseExam, pageOf, resultSummary } from '../../samples.ts';

const result = {
  ...resultSummary,
  _id: 'r1',
  examKind: 'unit',
  title: 'Vectors',
  score: 7.5,
  totalMarks: 10,
};

function open(exams: object, results: object = pageOf()) {
  const api = {
    'get /exams/registered': () => pageOf(),
    'get /exams': () => exams,
    'get /exams/results': () => results,
  };
  renderRemotePart(<Root />, { at: '/exams', language: 'en', user: aStudent, api });
}

describe('the exams of one’s courses', () => {
  it('show where they belong, their state and the way to their page', async () => {
    open(pageOf(courseExam));
    const card = within(await screen.findByRole('listitem'));
    for (const text of ['Motion', 'HSC Science · Mechanics', 'Open now'])
      expect(card.queryByText(text)).not.toBeNull();
    expect(card.getByRole('link', { name: 'To the exam: Motion' })).toHaveProperty(
      'pathname',
      '/courses/academic/c9/subjects/exam/e1',
    );
  });

  it('are not hidden behind a picture that says there are none: that of an empty page comes only without them', async () => {
    const pictures = () => document.querySelectorAll('svg').length;
    open(pageOf());
    await screen.findByText('No exams found.');
    const empty = pictures();
    cleanup();
    open(pageOf(courseExam));
    await screen.findByText(/^Register for a campaign/u);
    await screen.findByRole('link', { name: 'To the exam: Motion' });
    expect(screen.queryByText('No exams found.', { exact: false })).toBeNull();
    expect(pictures()).toBeLessThan(empty);
  });

  it('are waited for before the page says that there is none', async () => {
    open(new Promise(() => undefined));
    await screen.findByText(/^Register for a campaign/u);
    expect(screen.queryByText('No exams found.', { exact: false })).toBeNull();
  });

  it('lead to the result of one that was taken, and to one of an admission unit by its own address', async () => {
    const lastResult = { resultId: 'r2', score: null, totalMarks: 10, dateTaken: '2026-11-20T03:00:00.000Z' };
    const taken = { ...courseExam, state: 'submitted', lastResult, lastResultId: 'r2' };
    open(pageOf(taken, { ...courseExam, _id: 'e2', parentType: 'unit', subjectId: null, title: 'Unit A' }));
    expect(await screen.findByRole('link', { name: 'See the result: Motion' })).toHaveProperty(
      'pathname',
      '/exams/results/r2',
    );
    expect(screen.queryByText('Last time: to be determined')).not.toBeNull();
    expect(screen.getByRole('link', { name: 'To the exam: Unit A' })).toHaveProperty(
      'pathname',
      '/exams/take/e2',
    );
  });
});

describe('the latest results', () => {
  it('leave practices out, and stand beside the way to the report card', async () => {
    open(pageOf(), pageOf({ ...result, _id: 'p1', examKind: 'practice', title: 'My test' }, result));
    expect(await screen.findByRole('link', { name: 'Vectors' })).toHaveProperty(
      'pathname',
      '/exams/results/r1',
    );
    expect(screen.queryByText('7.5 of 10')).not.toBeNull();
    expect(screen.queryByText('My test')).toBeNull();
    expect(screen.getByRole('link', { name: 'Report card' })).toHaveProperty(
      'pathname',
      '/exams/report-card',
    );
  });
});
