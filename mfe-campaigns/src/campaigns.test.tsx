import { ApiError } from '@pathshala/web-kit/api-error';
import { describeRemoteConformance, refusal, renderRemotePart, aStudent } from '@pathshala/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import remote from './remote.tsx';
import { Root } from './root.tsx';
import { texts } from './texts.ts';

const campaign = {
  _id: 'c1',
  title: 'Model test',
  type: 'model-test',
  description: '<p>Physics and chemistry.</p>',
  date: null,
  startDate: '2026-02-01T00:00:00.000Z',
  endDate: '2026-03-01T00:00:00.000Z',
  location: 'Online',
  image: '',
  registrationOpen: true,
  maxParticipants: 0,
  registeredCount: 3,
  waitingCount: 0,
  isFull: false,
  phase: 'running',
  resultsReleasedAt: null,
  exam: {
    title: 'Model test',
    timeLimit: 40,
    totalMarks: 30,
    requiredSubjects: 1,
    negativeMarkingPercentage: 25,
    subjects: [{ subjectName: 'Physics', mandatory: true, questionCount: 10 }],
  },
};

const pageOf = (...items: object[]) => ({ items, total: items.length, page: 1, pageSize: 10 });
const notAStudentYet = () => {
  throw refusal(404, 'common.not-found', 'There is nothing here.');
};

beforeAll(() => texts.load('en'));

describe('the list of campaigns', () => {
  it('shows exam campaigns and the others, with their phase and places', async () => {
    renderRemotePart(<Root />, {
      at: '/campaigns',
      language: 'en',
      api: {
        'get /examcampaigns': () => pageOf(campaign),
        'get /campaign/campaigns': () =>
          pageOf({ ...campaign, _id: 'c2', title: 'Seminar', maxParticipants: 120 }),
      },
    });
    expect(await screen.findByRole('link', { name: 'Model test' })).toHaveProperty(
      'pathname',
      '/campaigns/exam/c1',
    );
    expect(await screen.findByRole('link', { name: 'Seminar' })).toHaveProperty('pathname', '/campaigns/c2');
    expect(screen.getByText('3 of 120 taken')).toBeDefined();
  });

  it('says so and offers everything when a search finds nothing', async () => {
    const { api, navigation } = renderRemotePart(<Root />, {
      at: '/campaigns?q=zzz&phase=past',
      language: 'en',
      api: { 'get /examcampaigns': () => pageOf(), 'get /campaign/campaigns': () => pageOf() },
    });
    const [showAll] = await screen.findAllByRole('button', { name: 'Show all' });
    expect(api.requests[0]?.query).toMatchObject({ q: 'zzz', phase: 'past' });
    await userEvent.click(showAll ?? document.body);
    expect(navigation.location.get().search).toBe('');
  });

  it('says one thing on a page past the end', async () => {
    const empty = { items: [], total: 0, page: 7, pageSize: 10 };
    renderRemotePart(<Root />, {
      at: '/campaigns?q=zzz&exams=7',
      language: 'en',
      api: {
        'get /examcampaigns': () => empty,
        'get /campaign/campaigns': () => ({ ...empty, total: 12, page: 7 }),
      },
    });
    expect(await screen.findAllByText('No campaign matches your search.')).toHaveLength(1);
    expect(await screen.findAllByText('There is nothing left on this page.')).toHaveLength(1);
  });

  it('offers the waiting list when every place is held, confirmed or not', async () => {
    renderRemotePart(<Root />, {
      at: '/campaigns/exam/c1',
      language: 'en',
      api: { 'get /examcampaigns/{id}': () => ({ ...campaign, maxParticipants: 5, isFull: true }) },
    });
    expect(await screen.findByRole('button', { name: 'Join the waiting list' })).toBeDefined();
    expect(screen.getByText('3 of 5 taken')).toBeDefined();
  });

  it('keeps the way back from another page, and a filter leaves no page behind', async () => {
    const many = { items: [campaign], total: 30, page: 1, pageSize: 10 };
    const { navigation } = renderRemotePart(<Root />, {
      at: '/campaigns',
      language: 'en',
      api: { 'get /examcampaigns': () => many, 'get /campaign/campaigns': () => pageOf() },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Next' }));
    expect(navigation.location.get().search).toBe('?exams=2');
    navigation.navigator.go(-1);
    await waitFor(() => expect(navigation.location.get().search).toBe(''));
    await userEvent.click(screen.getByRole('radio', { name: 'Past' }));
    expect(navigation.location.get().search).toBe('?phase=past');
  });

  it('says what went wrong and tries again', async () => {
    let isDown = true;
    renderRemotePart(<Root />, {
      at: '/campaigns',
      language: 'en',
      api: {
        'get /examcampaigns': () => {
          if (isDown) throw refusal(500, 'common.internal', 'It does not answer.');
          return pageOf(campaign);
        },
        'get /campaign/campaigns': () => pageOf(),
      },
    });
    expect(await screen.findAllByText(/It does not answer/u)).not.toHaveLength(0);
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: /try again/iu }));
    expect(await screen.findByRole('link', { name: 'Model test' })).toBeDefined();
  });
});

describe('registering', () => {
  it('says beside each empty field what to write there', async () => {
    renderRemotePart(<Root />, {
      at: '/campaigns/exam/c1',
      language: 'en',
      api: { 'get /examcampaigns/{id}': () => campaign },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Register' }));
    await screen.findByLabelText('Full name');
    const [send] = screen.getAllByRole('button', { name: 'Register' }).slice(-1);
    await userEvent.click(send ?? document.body);
    expect(await screen.findByText('Please write your full name.')).toBeDefined();
    expect(screen.getByText('Please write an email address like name@example.com.')).toBeDefined();
    expect(screen.getByText('Please write a mobile number like 01712345678.')).toBeDefined();
  });

  it('takes name, email and mobile of a visitor and says what the registration gave', async () => {
    const { api } = renderRemotePart(<Root />, {
      at: '/campaigns/exam/c1',
      language: 'en',
      api: {
        'get /examcampaigns/{id}': () => campaign,
        'post /examcampaigns/register': () => ({
          ...campaign,
          registration: { _id: 'r1', status: 'registered', rollNumber: '000004' },
        }),
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Register' }));
    await userEvent.type(await screen.findByLabelText('Full name'), 'Mim Akter');
    await userEvent.type(screen.getByLabelText('Email'), 'mim@example.com');
    await userEvent.type(screen.getByLabelText('Mobile number'), '01712345678');
    await userEvent.click(screen.getByLabelText(/Show my name on the merit list/u));
    await userEvent.click(screen.getAllByRole('button', { name: 'Register' }).at(-1) ?? document.body);
    expect(await screen.findByText('You are registered.')).toBeDefined();
    expect(screen.getByText('Your roll number is 000004.')).toBeDefined();
    expect(screen.getByText(/mim@example.com/u)).toBeDefined();
    expect(
      api.requests.at(-1)?.body ?? api.requests.find(({ method }) => method === 'post')?.body,
    ).toBeDefined();
    expect(api.requests.find(({ method }) => method === 'post')?.body).toEqual({
      campaignId: 'c1',
      basicInfo: { fullName: 'Mim Akter', email: 'mim@example.com', mobile: '01712345678' },
      showsName: true,
    });
  });

  it('is filled in for a student, who also sends who they are', async () => {
    const student = aStudent;
    const { api } = renderRemotePart(<Root />, {
      at: '/campaigns/exam/c1',
      language: 'en',
      user: student,
      api: {
        'get /examcampaigns/{id}': () => campaign,
        'get /students/student': notAStudentYet,
        'post /examcampaigns/register': () => ({
          ...campaign,
          registration: { _id: 'r1', status: 'waiting', waitingPosition: 2 },
        }),
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Register' }));
    expect(await screen.findByLabelText('Email')).toHaveProperty('value', student.email);
    await userEvent.type(screen.getByLabelText('Mobile number'), '01712345678');
    await userEvent.click(screen.getAllByRole('button', { name: 'Register' }).at(-1) ?? document.body);
    expect(await screen.findByText('You are on the waiting list, at place 2.')).toBeDefined();
    expect(api.requests.find(({ method }) => method === 'post')?.body).toMatchObject({
      studentId: student._id,
    });
  });

  it('leaves what it gave before a student’s eyes when the page behind has it too', async () => {
    const registration = { _id: 'r1', status: 'registered', rollNumber: '000004', showsName: false };
    let isRegistered = false;
    renderRemotePart(<Root />, {
      at: '/campaigns/exam/c1',
      language: 'en',
      user: aStudent,
      api: {
        'get /examcampaigns/{id}': () => (isRegistered ? { ...campaign, registration } : campaign),
        'get /students/student': notAStudentYet,
        'post /examcampaigns/register': () => {
          isRegistered = true;
          return { ...campaign, registration };
        },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Register' }));
    await userEvent.type(await screen.findByLabelText('Mobile number'), '01712345678');
    await userEvent.click(screen.getAllByRole('button', { name: 'Register' }).at(-1) ?? document.body);
    expect(await screen.findByText('You hold a place in this campaign.')).toBeDefined();
    expect(screen.getByText('You are registered.')).toBeDefined();
    expect(screen.queryByLabelText('Mobile number')).toBeNull();
  });

  it('shows the server’s words beside the fields and keeps what was typed', async () => {
    renderRemotePart(<Root />, {
      at: '/campaigns/exam/c1',
      language: 'en',
      api: {
        'get /examcampaigns/{id}': () => campaign,
        'post /examcampaigns/register': () => {
          throw new ApiError('Please give your full name, email and mobile number.', {
            status: 422,
            code: 'campaigns.registration.incomplete',
            requestId: 'test',
            fields: { 'basicInfo.mobile': 'Please write a mobile number like 01712345678.' },
          });
        },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Register' }));
    await userEvent.type(await screen.findByLabelText('Full name'), 'Mim');
    await userEvent.type(screen.getByLabelText('Email'), 'mim@example.com');
    await userEvent.type(screen.getByLabelText('Mobile number'), '12');
    await userEvent.click(screen.getAllByRole('button', { name: 'Register' }).at(-1) ?? document.body);
    expect(await screen.findByText('Please write a mobile number like 01712345678.')).toBeDefined();
    await waitFor(() => expect(screen.getByLabelText('Mobile number')).toHaveProperty('value', '12'));
  });

  it.each([
    ['closed', { registrationOpen: false }, 'Registration is closed.'],
    ['over', { phase: 'past' }, 'This campaign is over.'],
  ])('says why it is not possible when the campaign is %s', async (_, change, text) => {
    renderRemotePart(<Root />, {
      at: '/campaigns/exam/c1',
      language: 'en',
      api: { 'get /examcampaigns/{id}': () => ({ ...campaign, ...change }) },
    });
    expect(await screen.findByText(text)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Register' })).toBeNull();
  });
});

describe('a registered student', () => {
  const registration = { _id: 'r1', status: 'registered', rollNumber: '000001' };

  it('is led to the exam', async () => {
    renderRemotePart(<Root />, {
      at: '/campaigns/exam/c1',
      language: 'en',
      user: aStudent,
      api: { 'get /examcampaigns/{id}': () => ({ ...campaign, registration }) },
    });
    expect(await screen.findByRole('link', { name: 'Go to the exam' })).toHaveProperty(
      'pathname',
      '/exams/campaign/c1',
    );
  });

  it('reads the roll number in the digits of the language', async () => {
    await texts.load('bn');
    renderRemotePart(<Root />, {
      at: '/campaigns/exam/c1',
      language: 'bn',
      user: aStudent,
      api: { 'get /examcampaigns/{id}': () => ({ ...campaign, registration }) },
    });
    expect(await screen.findByText('আপনার রোল নম্বর ০০০০০১।')).toBeDefined();
  });

  it('gives the place up only after saying so twice', async () => {
    const { api, services } = renderRemotePart(<Root />, {
      at: '/campaigns/exam/c1',
      language: 'en',
      user: aStudent,
      api: {
        'get /examcampaigns/{id}': () => ({ ...campaign, phase: 'upcoming', registration }),
        'delete /examcampaigns/{id}/registration': () => ({ _id: 'r1', status: 'cancelled' }),
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Give up my place' }));
    expect(api.requests.some(({ method }) => method === 'delete')).toBe(false);
    await userEvent.click(
      screen.getAllByRole('button', { name: 'Give up my place' }).at(-1) ?? document.body,
    );
    await waitFor(() =>
      expect(services.toast.shown.get().map(({ text }) => text)).toContain('Your place is given up.'),
    );
  });
});

describe('a student who waits', () => {
  const registration = { _id: 'r1', status: 'waiting', waitingPosition: 4, showsName: false };

  it('reads the place in the line, and leaves it while the campaign runs', async () => {
    const { api, services } = renderRemotePart(<Root />, {
      at: '/campaigns/c2',
      language: 'en',
      user: aStudent,
      api: {
        'get /campaign/campaigns/{id}': () => ({ ...campaign, _id: 'c2', isFull: true, registration }),
        'delete /campaign/campaigns/{id}/registration': () => ({ ...registration, status: 'cancelled' }),
      },
    });
    expect(await screen.findByText('You are on the waiting list, at place 4.')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Leave the waiting list' }));
    await userEvent.click(
      screen.getAllByRole('button', { name: 'Leave the waiting list' }).at(-1) ?? document.body,
    );
    await waitFor(() =>
      expect(services.toast.shown.get().map(({ text }) => text)).toContain('You have left the waiting list.'),
    );
    expect(api.requests.find(({ method }) => method === 'delete')?.path).toContain('/campaign/campaigns/');
  });
});

describe('a visitor’s registration', () => {
  const registered = { _id: 'r1', status: 'registered', rollNumber: '000004', showsName: false };
  const opened = {
    campaign: { _id: 'c1', kind: 'exam', title: 'Model test' },
    registration: registered,
    isChanged: true,
    hasAccount: false,
  };

  it.each([
    [5, /Your place is held until 12:30; open the link by then/u],
    [0, /Your registration counts once you have opened the link/u],
  ])('with a limit of %i says what the mailed link is for', async (maxParticipants, words) => {
    renderRemotePart(<Root />, {
      at: '/campaigns/exam/c1',
      language: 'en',
      api: {
        'get /examcampaigns/{id}': () => ({ ...campaign, maxParticipants }),
        'post /examcampaigns/register': () => ({
          ...campaign,
          registration: { ...registered, confirmBy: '2026-02-01T06:30:00.000Z' },
        }),
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Register' }));
    await userEvent.type(await screen.findByLabelText('Full name'), 'Mim Akter');
    await userEvent.type(screen.getByLabelText('Email'), 'mim@example.com');
    await userEvent.type(screen.getByLabelText('Mobile number'), '01712345678');
    await userEvent.click(screen.getAllByRole('button', { name: 'Register' }).at(-1) ?? document.body);
    expect(await screen.findByText('Almost done: open the link in our mail.')).toBeDefined();
    expect(screen.getByText(words)).toBeDefined();
  });

  it('is confirmed by the page of the mailed link, with one call', async () => {
    const { api } = renderRemotePart(<Root />, {
      at: '/campaigns/confirm?token=abc',
      language: 'en',
      api: { 'post /examcampaigns/confirm': () => opened },
    });
    expect(await screen.findByText('Your registration is confirmed.')).toBeDefined();
    expect(screen.getByText('Your roll number is 000004.')).toBeDefined();
    expect(screen.getByText(/sign up with the same email/u)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Model test' })).toHaveProperty('pathname', '/campaigns/exam/c1');
    expect(api.requests.map(({ method, body }) => [method, body])).toEqual([['post', { token: 'abc' }]]);
  });

  it.each([
    [{ isChanged: false }, 'This registration was confirmed before.'],
    [{ hasAccount: true }, 'It belongs to your account.'],
    [
      { registration: { ...registered, status: 'waiting', waitingPosition: 2 } },
      'You are on the waiting list, at place 2.',
    ],
  ])('says what the link found: %o', async (change, words) => {
    renderRemotePart(<Root />, {
      at: '/campaigns/confirm?token=abc',
      language: 'en',
      api: { 'post /examcampaigns/confirm': () => ({ ...opened, ...change }) },
    });
    expect(await screen.findByText(words)).toBeDefined();
  });

  it('says why a link does not work any more, and tries again when the line was down', async () => {
    let failure: ApiError | null = refusal(500, 'common.internal', 'Something went wrong.');
    renderRemotePart(<Root />, {
      at: '/campaigns/confirm?token=abc',
      language: 'en',
      api: {
        'post /examcampaigns/confirm': () => {
          if (failure) throw failure;
          return opened;
        },
      },
    });
    const again = await screen.findByRole('button', { name: /try again/iu });
    failure = refusal(410, 'campaigns.over', 'This campaign is over.');
    await userEvent.click(again);
    expect(await screen.findByText('This campaign is over.')).toBeDefined();
    expect(screen.queryByRole('button', { name: /try again/iu })).toBeNull();
  });

  it('is given back by a button, never by opening the page alone', async () => {
    const cancelled = { ...opened, registration: { ...registered, status: 'cancelled' } };
    const { api } = renderRemotePart(<Root />, {
      at: '/campaigns/cancel?token=abc',
      language: 'en',
      api: { 'post /examcampaigns/cancel': () => cancelled },
    });
    const button = await screen.findByRole('button', { name: 'Give up my place' });
    expect(api.requests).toEqual([]);
    await userEvent.click(button);
    expect(await screen.findByText('Your place is given up.')).toBeDefined();
    expect(api.requests.map(({ body }) => body)).toEqual([{ token: 'abc' }]);
  });
});

describe('the merit list', () => {
  const released = { ...campaign, phase: 'past', resultsReleasedAt: '2026-03-02T00:00:00.000Z' };
  const entry = { rank: 1, name: 'Mim Akter', rollNumber: '000002', score: 27.25, totalMarks: 30 };
  const entries = () =>
    pageOf(
      { ...entry, durationMs: 1_500_000 },
      { ...entry, rank: 2, name: null, rollNumber: '000001', score: 20, durationMs: 1_200_000 },
    );
  const own = { rank: 2, of: 2, rollNumber: '000001', score: 20, totalMarks: 30, durationMs: 1_200_000 };
  const at = '/campaigns/exam/c1/merit-list';

  it('shows rank, name or roll number, marks and time, and marks the own line', async () => {
    renderRemotePart(<Root />, {
      at,
      language: 'en',
      user: aStudent,
      api: {
        'get /examcampaigns/{id}': () => ({
          ...released,
          registration: { _id: 'r1', status: 'registered', rollNumber: '000001', showsName: false },
        }),
        'get /examcampaigns/{id}/merit-list': entries,
        'get /examcampaigns/{id}/merit-list/own': () => ({ ...own, resultId: 'a1', showsName: false }),
      },
    });
    expect(await screen.findByText('Your rank: 2 of 2')).toBeDefined();
    const rows = (await screen.findAllByRole('row')).map((row) => row.textContent);
    expect(rows[1]).toBe('1Mim Akter27.2525:00');
    expect(rows[2]).toBe('2Roll 000001 You2020:00');
    expect(screen.getByRole('link', { name: 'Your result and the answers' })).toHaveProperty(
      'pathname',
      '/exams/results/a1',
    );
  });

  it('lets a student choose whether the name is shown', async () => {
    let showsName = false;
    const { api, services } = renderRemotePart(<Root />, {
      at,
      language: 'en',
      user: aStudent,
      api: {
        'get /examcampaigns/{id}': () => ({
          ...released,
          registration: { _id: 'r1', status: 'registered', rollNumber: '000001', showsName },
        }),
        'get /examcampaigns/{id}/merit-list': entries,
        'get /examcampaigns/{id}/merit-list/own': () => ({ ...own, resultId: 'a1', showsName }),
        'patch /examcampaigns/{id}/registration': () => {
          showsName = true;
          return { _id: 'r1', status: 'registered', showsName };
        },
      },
    });
    await userEvent.click(await screen.findByLabelText('Show my name on the merit list'));
    await waitFor(() =>
      expect(services.toast.shown.get().map(({ text }) => text)).toContain(
        'The merit list now shows your name.',
      ),
    );
    expect(api.requests.find(({ method }) => method === 'patch')?.body).toEqual({ showsName: true });
    expect(screen.getByLabelText('Show my name on the merit list')).toHaveProperty('checked', true);
  });

  it('says before the release that it is to come, and asks for nothing', async () => {
    const { api } = renderRemotePart(<Root />, {
      at,
      language: 'en',
      api: { 'get /examcampaigns/{id}': () => campaign },
    });
    expect(await screen.findByText(/not released yet/u)).toBeDefined();
    expect(api.requests.some(({ path }) => path.includes('merit-list'))).toBe(false);
  });

  it('is led to from the page of a released campaign', async () => {
    renderRemotePart(<Root />, {
      at: '/campaigns/exam/c1',
      language: 'en',
      api: { 'get /examcampaigns/{id}': () => released },
    });
    expect(await screen.findByRole('link', { name: 'See the merit list' })).toHaveProperty('pathname', at);
  });
});

describeRemoteConformance({ remote, paths: ['/campaigns', '/campaigns/exam/c1'] });
