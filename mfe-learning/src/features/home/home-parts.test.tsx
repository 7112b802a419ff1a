import { defaultSiteSettings } from '@pathshala/svc-auth-contract/site-settings-defaults';
import { refusal, renderRemotePart } from '@pathshala/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Root } from '../../root.tsx';
import {
  academicCard,
  admissionCard,
  examCampaign as upcomingCampaign,
  meritList,
  pageOf,
  sampleQuestion,
} from '../../samples.ts';

const person = userEvent.setup({ delay: null });
const medical = { ...admissionCard, _id: 'c2', courseCode: 'MED', name: 'Medical' };
const samples = '/admissioncourse/universities/samplequestions/{courseCode}';
const examCampaign = {
  ...upcomingCampaign,
  title: 'মডেল টেস্ট | Model test',
  startDate: '2026-01-01T04:00:00.000Z',
  endDate: '2026-01-01T08:00:00.000Z',
  maxParticipants: 200,
  registeredCount: 120,
  phase: 'past',
};
const coursesOf = (...courses: readonly object[]) => ({
  'get /admissioncourse/universities': () => pageOf(...courses),
});

type Api = NonNullable<Parameters<typeof renderRemotePart>[1]>['api'];
const show = (api: Api) => renderRemotePart(<Root />, { language: 'en', api: { ...api } });

describe('the question of the home page', () => {
  const maths = { ...sampleQuestion, _id: 'q2', question: 'What is $x^2$ at 3?', explanation: 'Nine.' };
  const other = { ...sampleQuestion, _id: 'q3', question: 'What is water made of?' };
  const region = async () => within(await screen.findByRole('region', { name: 'Can you answer this?' }));

  it('is answered at once, with its explanation and the way to its course [NAV-05 NEW-02]', async () => {
    show({ ...coursesOf(admissionCard), [`get ${samples}`]: () => ({ items: [sampleQuestion] }) });
    await person.click(await screen.findByRole('radio', { name: /Gravity/u }));
    expect(screen.getByText('The Earth attracts it.').closest('output')?.textContent).toContain('Right!');
    expect((await region()).getByRole('link', { name: 'More from Dhaka University' })).toHaveProperty(
      'pathname',
      '/courses/admission/DU',
    );
    expect(screen.queryByRole('button', { name: 'Another one' })).toBeNull();
  });

  it('is one without maths first; another one is shown on request, from the next course after the last', async () => {
    const { api } = show({
      ...coursesOf(admissionCard, medical),
      [`get ${samples}`]: ({ params }: { params?: Record<string, unknown> }) => ({
        items: params?.['courseCode'] === 'DU' ? [maths, sampleQuestion] : [other],
      }),
    });
    const asked = () => api.requests.filter(({ path }) => path === samples).map(({ params }) => params);
    await screen.findByText('What pulls an apple down?');
    expect(asked()).toEqual([{ courseCode: 'DU' }]);
    const another = screen.getByRole('button', { name: 'Another one' });
    await person.click(another);
    await screen.findByText(/at 3\?/u);
    await person.click(another);
    await screen.findByText('What is water made of?');
    (await region()).getByRole('link', { name: 'More from Medical' });
    await person.click(another);
    await screen.findByText('What pulls an apple down?');
  });

  it('is of the next course where the first was deleted meanwhile', async () => {
    show({
      ...coursesOf(admissionCard, medical),
      [`get ${samples}`]: ({ params }: { params?: Record<string, unknown> }) => {
        if (params?.['courseCode'] === 'DU') throw refusal(404, 'catalog.course-not-found', 'Not there.');
        return { items: [other] };
      },
    });
    await screen.findByText('What is water made of?');
    expect(screen.queryByText('Not there.')).toBeNull();
  });

  it.each([
    ['has no sample question', { ...coursesOf(admissionCard), [`get ${samples}`]: () => ({ items: [] }) }],
    ['has no course', coursesOf()],
    [
      'does not answer',
      {
        'get /admissioncourse/universities': () => {
          throw refusal(503, 'common.unavailable', 'Try again in a minute.');
        },
      },
    ],
  ])('is a picture where the catalogue %s', async (_, api) => {
    show({ ...api, 'get /academiccourse/academicCourses': () => pageOf() });
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Can you answer this?' })).toBeNull());
    expect(screen.queryByText('Try again in a minute.')).toBeNull();
    screen.getByRole('heading', { level: 1 });
  });
});

describe('the courses of the home page', () => {
  const list = () => within(screen.getByRole('list', { name: 'Courses to begin with' }));

  it('are four in the order of the school, academic ones where admission courses leave room [NEW-02]', async () => {
    const { api } = show({
      ...coursesOf(admissionCard, medical),
      [`get ${samples}`]: () => ({ items: [] }),
      'get /academiccourse/academicCourses': () => pageOf(academicCard),
    });
    await screen.findByRole('heading', { level: 3, name: 'SSC Physics' });
    expect(
      list()
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
    ).toEqual(['Dhaka University', 'Medical', 'SSC Physics']);
    const asked = api.requests.filter(({ path }) => path === '/admissioncourse/universities');
    expect(asked.map(({ query }) => query)).toContainEqual({ pageSize: 4 });
  });

  it('leave no hole where there is none', async () => {
    show({ ...coursesOf(), 'get /academiccourse/academicCourses': () => pageOf() });
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Courses to begin with' })).toBeNull());
  });
});

describe('the next exam on the home page', () => {
  it('has its clock, its places and the way to take one [NAV-05 NEW-02]', async () => {
    const startDate = new Date(Date.now() + 49.5 * 3_600_000).toISOString();
    const endDate = new Date(Date.now() + 60 * 3_600_000).toISOString();
    const exam = { ...examCampaign, phase: 'upcoming', startDate, endDate };
    const { api } = show({ 'get /examcampaigns': () => pageOf(exam) });
    await screen.findByText('Model test');
    screen.getByText('80 of 200 places are free');
    expect(screen.getByRole('timer').textContent).toMatch(/^02 days01 hours\d\d minutes$/u);
    expect(screen.getByRole('link', { name: 'Take a place' })).toHaveProperty(
      'pathname',
      '/campaigns/exam/e1',
    );
    const query = { phase: 'current', exam: 'with', pageSize: 1 };
    expect(api.requests.find(({ path }) => path === '/examcampaigns')?.query).toEqual(query);
  });

  it.each([
    ['none is announced', () => pageOf()],
    [
      'the last one is over by the clock',
      () => pageOf({ ...examCampaign, endDate: '2020-01-01T00:00:00.000Z' }),
    ],
    [
      'it cannot be had',
      () => {
        throw refusal(503, 'common.unavailable', 'Try again in a minute.');
      },
    ],
  ])('leads to all campaigns where %s', async (_, answer) => {
    show({ 'get /examcampaigns': answer });
    await screen.findByText(/^No exam is announced/u);
    expect(screen.getByRole('link', { name: 'See all campaigns' })).toHaveProperty('pathname', '/campaigns');
    expect(screen.queryByText('Try again in a minute.')).toBeNull();
  });
});

describe('the best of the last exam', () => {
  it('are the first three of the list that was released last, by the name that they show [NAV-05 NEW-02]', async () => {
    const earlier = { ...examCampaign, _id: 'e0', resultsReleasedAt: '2026-01-01T00:00:00.000Z' };
    const latest = { ...examCampaign, resultsReleasedAt: '2026-01-09T00:00:00.000Z' };
    const { api } = show({
      'get /examcampaigns': ({ query }) => (query?.['results'] ? pageOf(earlier, latest) : pageOf()),
      'get /examcampaigns/{id}/merit-list': () => meritList,
    });
    const section = within(await screen.findByRole('region', { name: 'The best of the last exam' }));
    expect(section.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Rank 11Rahima27.5 of 30 marks',
      'Rank 22K. A.27 of 30 marks',
      'Rank 33Roll 0041225 of 30 marks',
    ]);
    section.getByText('Model test, 60 ranked');
    expect(section.getByRole('link')).toHaveProperty('pathname', '/campaigns/exam/e1/merit-list');
    const asked = api.requests.find(({ path }) => path.endsWith('/merit-list'));
    expect([asked?.params, asked?.query]).toEqual([{ id: 'e1' }, { pageSize: 3 }]);
  });

  it('are left out where no list is released, and where it was deleted meanwhile', async () => {
    show({
      'get /examcampaigns': ({ query }) => (query?.['results'] ? pageOf(examCampaign) : pageOf()),
      'get /examcampaigns/{id}/merit-list': () => {
        throw refusal(404, 'common.not-found', 'Not there.');
      },
    });
    await screen.findByText(/^No exam is announced/u);
    expect(screen.queryByRole('region', { name: 'The best of the last exam' })).toBeNull();
    expect(screen.queryByText('Not there.')).toBeNull();
  });
});

describe('the figures of the home page', () => {
  const counted = {
    'get /settings': () => defaultSiteSettings,
    'get /courses/groups': () => ({ academic: 2, admission: 4, questions: 480, rating: 4.6 }),
    'get /settings/figures': () => ({ students: 1234 }),
    'get /exams/figures': () => ({ sittings: 0 }),
  };
  const figures = () => screen.getAllByRole('definition').map(({ textContent }) => textContent);

  it('are what the site counts, without what is zero [NAV-05 NEW-02]', async () => {
    show(counted);
    await screen.findByText('1,234');
    expect(figures()).toEqual(['1,234', '6', '480', '4.6']);
    screen.getByText('questions with explanation');
  });

  it('are the others where one cannot be had', async () => {
    show({
      ...counted,
      'get /settings/figures': () => {
        throw refusal(503, 'common.unavailable', 'Try again in a minute.');
      },
    });
    await screen.findByText('480');
    expect(figures()).toEqual(['6', '480', '4.6']);
  });
});

it('voices of students are those that the school has entered', async () => {
  const voices = [{ name: 'রহিমা | Rahima', about: 'DU 2025', text: 'ভালো | It helped me.' }];
  show({ 'get /settings': () => ({ ...defaultSiteSettings, countStatistics: false, voices }) });
  await screen.findByText('It helped me.');
  expect(screen.queryByText('Rahima, DU 2025', { exact: false })).not.toBeNull();
});

it('each offering leads to something [NAV-05 NEW-02]', async () => {
  show({});
  const places = [
    'Live and recorded classes',
    'Practice MCQ sheet',
    'Live MCQ test',
    'Class note',
    'Report card',
  ];
  await screen.findByRole('link', { name: 'Report card' });
  const links = places.map((name) => screen.getByRole('link', { name }).getAttribute('href'));
  expect(links).toEqual([
    '/courses/academic?sessions=with',
    '/student',
    '/campaigns',
    '/courses/academic',
    '/exams/report-card',
  ]);
});
