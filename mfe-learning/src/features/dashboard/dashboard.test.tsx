import { anAdmin, aStudent, type FakeHandler, refusal, renderRemotePart } from '@pathshala/web-kit/testing';
import { screen, within, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { Root } from '../../root.tsx';
import { texts } from '../../texts.ts';
import { dashboard, emptyDashboard, pageOf } from '../../testing/samples.ts';

beforeAll(() => texts.load('en'));

const exam = {
  examId: 'e1',
  campaignId: 'e1',
  title: 'Model Test',
  timeLimit: 40,
  totalMarks: 30,
  opensAt: '2026-03-01T05:00:00.000Z',
  closesAt: '2026-03-02T05:00:00.000Z',
  state: 'upcoming',
  attemptId: null,
  resultId: null,
};

const show = (api: Readonly<Record<string, FakeHandler>> = {}, user = aStudent) =>
  renderRemotePart(<Root />, {
    at: '/student-dashboard',
    language: 'en',
    user,
    api: {
      'get /students/dashboard': () => dashboard,
      'get /exams/attempts': () => pageOf(),
      'get /exams/registered': () => pageOf(),
      ...api,
    },
  });

describe('the dashboard', () => {
  it('welcomes the student by name', async () => {
    show();
    await waitFor(() =>
      expect(screen.queryByRole('heading', { level: 1, name: 'Welcome Back! Rahim Uddin' })).not.toBeNull(),
    );
  });

  it('shows the progress of each course', async () => {
    show();
    expect(await screen.findByRole('link', { name: 'Dhaka University' })).toHaveProperty(
      'pathname',
      '/courses/admission/DU/units',
    );
    expect(screen.getByRole('progressbar')).toHaveProperty('value', 25);
    expect(screen.getByText('completed').nextElementSibling?.textContent).toBe('1');
    expect(screen.getByText('in progress').nextElementSibling?.textContent).toBe('2');
  });

  it('shows recent results with links to their answers', async () => {
    show();
    const link = await screen.findByRole('link', { name: 'DU A 2024' });
    expect(link.getAttribute('href')).toBe(
      '/courses/admission/DU/units/years/correct-answers?yearId=y2024&unitId=u1',
    );
    screen.getByText('21.5 / 30');
  });

  it('shows the trend of the scores in a table for screen readers', async () => {
    show();
    const table = await screen.findByRole('table', { name: 'Your scores over time' });
    within(table).getByText('−5%');
    expect(within(table).queryByText('71.7%')).not.toBeNull();
  });

  it('shows the exams that can still be sat, the soonest first', async () => {
    show({
      'get /exams/registered': () =>
        pageOf({ ...exam, examId: 'e2', title: 'Later', opensAt: '2026-04-01T05:00:00.000Z' }, exam, {
          ...exam,
          examId: 'e3',
          title: 'Over',
          state: 'over',
        }),
    });
    const links = await screen.findAllByRole('link', { name: /Model Test|Later|Over/u });
    expect(links.map(({ textContent }) => textContent)).toEqual(['Model Test', 'Later']);
    expect(links[0]).toHaveProperty('pathname', '/exams/campaign/e1');
  });

  it.each([
    [
      'a past year',
      { examKind: 'past-year', examId: 'y2024', courseId: 'c1', unitId: 'u1' },
      '/courses/admission/DU/units/years/mcq-exam?yearId=y2024&unitId=u1',
    ],
    [
      'a campaign',
      { examKind: 'campaign', examId: 'e1', courseId: null, unitId: null },
      '/exams/campaign/e1',
    ],
  ])('brings one back to %s that runs', async (_, attempt, path) => {
    show({
      'get /exams/attempts': () =>
        pageOf({ attemptId: 't1', title: 'Running', deadlineAt: '2026-02-02T06:00:00.000Z', ...attempt }),
    });
    const link = await screen.findByRole('link', { name: 'Continue the exam' });
    expect(link.getAttribute('href')).toBe(path);
  });

  it('leads a new student to courses and campaigns', async () => {
    show({ 'get /students/dashboard': () => emptyDashboard });
    await screen.findByText('Your first result will appear here.');
    expect(screen.getByRole('link', { name: 'See the courses' })).toHaveProperty('pathname', '/courses');
    expect(screen.getByRole('link', { name: 'See the campaigns' })).toHaveProperty('pathname', '/campaigns');
  });

  it.each([
    [anAdmin, 'Go to the boss area', '/boss'],
    [aStudent, 'See the courses', '/courses'],
  ])('of an account without a record says so and has a way on', async (user, name, path) => {
    const none = () => {
      throw refusal(404, 'auth.student-unknown', 'No student data available');
    };
    show({ 'get /students/dashboard': none }, user);
    await screen.findByText('No student data available');
    expect(screen.getByRole('link', { name })).toHaveProperty('pathname', path);
    expect(screen.queryByText('Page Not Found')).toBeNull();
    expect(document.title).toBe('Welcome Back! · Pathshala');
  });

  it('leads from a result of a course that is gone to the result itself', async () => {
    show({ 'get /students/dashboard': () => ({ ...dashboard, courses: [] }) });
    const link = await screen.findByRole('link', { name: 'DU A 2024' });
    const result = dashboard.recentResults.find(({ title }) => title === 'DU A 2024');
    expect(link).toHaveProperty('pathname', `/exams/results/${result?.resultId}`);
  });

  it('says when a score is shown that is still hidden', async () => {
    const hidden = { score: null, percent: null, scoreVisibleFrom: '2026-03-02T05:00:00.000Z' };
    const recentResults = dashboard.recentResults.map((result) => ({ ...result, ...hidden }));
    show({ 'get /students/dashboard': () => ({ ...dashboard, recentResults }) });
    expect((await screen.findAllByText(/Shown from .*2026/u)).length).toBeGreaterThan(0);
  });

  it('shows the error', async () => {
    show({
      'get /students/dashboard': () => {
        throw refusal(503, 'common.unavailable', 'It does not answer.');
      },
      'get /exams/attempts': () => {
        throw refusal(500, 'common.internal', 'Nor does this.');
      },
    });
    await screen.findByText('It does not answer.', {}, { timeout: 8000 });
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeNull();
  });
});
