import { renderRemotePart } from '@pathshala/web-kit/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { emptyDashboard } from '../samples.ts';
import { OpenExams } from './open-exams.tsx';

it('counts the time of an answer in the cache from its arrival, not from the moment it is shown', () => {
  const attempt = {
    attemptId: 't1',
    examKind: 'campaign',
    examId: 'e1',
    courseId: null,
    unitId: null,
    title: 'Running',
    attemptNo: 1,
    startedAt: '2026-02-02T05:00:00.000Z',
    serverNow: '2026-02-02T05:10:00.000Z',
    deadlineAt: '2026-02-02T06:00:00.000Z',
  } as const;
  const attemptsAt = Date.now() - 600_000;
  const progress = { dashboard: emptyDashboard, attempts: [attempt], attemptsAt };
  renderRemotePart(<OpenExams {...progress} />);
  expect(screen.getByRole('timer').textContent).toMatch(/^(?:40:00|39:5\d)$/u);
});
