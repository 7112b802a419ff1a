import { ApiError } from '@pathshala/web-kit/api-error';
import { aStudent, refusal, renderRemotePart } from '@pathshala/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { campaign, registered, waiting } from '../../samples.ts';
import { Root } from '../../root.tsx';

const notAStudentYet = () => {
  throw refusal(404, 'common.not-found', 'There is nothing here.');
};

// A visitor's registration is stored on this device.
beforeEach(() => localStorage.clear());

describe('registering', () => {
  it('shows an error beside each empty field', async () => {
    renderRemotePart(<Root />, {
      at: '/campaigns/exam/c1',
      language: 'en',
      api: { 'get /examcampaigns/{id}': () => campaign },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Register' }));
    await screen.findByLabelText('Full name');
    const [send] = screen.getAllByRole('button', { name: 'Register' }).slice(-1);
    await userEvent.click(send ?? document.body);
    await screen.findByText('Please write your full name.');
    screen.getByText('Please write an email address like name@example.com.');
    expect(screen.queryByText('Please write a mobile number like 01712345678.')).not.toBeNull();
  });

  it.each([
    ['০১৭১২-৩৪৫৬৭৮', true],
    ['+880 1712 345678', true],
    ['12345', false],
  ])('checks the mobile number %s by the rule of the service', async (mobile, isNumber) => {
    const { api } = renderRemotePart(<Root />, {
      at: '/campaigns/exam/c1',
      language: 'en',
      api: {
        'get /examcampaigns/{id}': () => campaign,
        'post /examcampaigns/register': () => ({
          ...campaign,
          registration: registered,
        }),
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Register' }));
    await userEvent.type(await screen.findByLabelText('Full name'), 'Mim Akter');
    await userEvent.type(screen.getByLabelText('Email'), 'mim@example.com');
    await userEvent.type(screen.getByLabelText('Mobile number'), mobile);
    await userEvent.click(screen.getAllByRole('button', { name: 'Register' }).at(-1) ?? document.body);
    const words = isNumber ? 'You are registered.' : 'Please write a mobile number like 01712345678.';
    expect(await screen.findByText(words)).not.toBeNull();
    expect(api.requests.filter(({ path }) => path === '/examcampaigns/register')).toHaveLength(
      isNumber ? 1 : 0,
    );
  });

  it('needs no address of a student who has proved a mobile number alone [PHN-01]', async () => {
    const { api } = renderRemotePart(<Root />, {
      at: '/campaigns/exam/c1',
      language: 'en',
      user: { ...aStudent, email: '', mobile: '01712345678' },
      api: {
        'get /examcampaigns/{id}': () => campaign,
        'get /students/student': notAStudentYet,
        'post /examcampaigns/register': () => ({ ...campaign, registration: registered }),
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Register' }));
    await screen.findByDisplayValue('01712345678');
    await userEvent.click(screen.getAllByRole('button', { name: 'Register' }).at(-1) ?? document.body);
    await screen.findByText(/^Your account has no email/u);
    const sent = api.requests.find(({ path }) => path === '/examcampaigns/register');
    expect(sent?.body).toMatchObject({ basicInfo: { email: '', mobile: '01712345678' } });
  });

  it('sends name, email and mobile of a visitor and shows the result [CMP-02]', async () => {
    const { api } = renderRemotePart(<Root />, {
      at: '/campaigns/exam/c1',
      language: 'en',
      api: {
        'get /examcampaigns/{id}': () => campaign,
        'post /examcampaigns/register': () => ({
          ...campaign,
          registration: registered,
        }),
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Register' }));
    await userEvent.type(await screen.findByLabelText('Full name'), 'Mim Akter');
    await userEvent.type(screen.getByLabelText('Email'), 'mim@example.com');
    await userEvent.type(screen.getByLabelText('Mobile number'), '01712345678');
    await userEvent.click(screen.getByLabelText(/Show my name on the merit list/u));
    await userEvent.click(screen.getAllByRole('button', { name: 'Register' }).at(-1) ?? document.body);
    await screen.findByText('You are registered.');
    screen.getByText('Your roll number is 000004.');
    screen.getByText(/mim@example.com/u);
    expect(api.requests.find(({ path }) => path === '/examcampaigns/register')?.body).toEqual({
      campaignId: 'c1',
      basicInfo: { fullName: 'Mim Akter', email: 'mim@example.com', mobile: '01712345678' },
      showsName: true,
    });
  });

  it('is filled in for a student, and sends the student id', async () => {
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
          registration: waiting,
        }),
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Register' }));
    expect(await screen.findByLabelText('Email')).toHaveProperty('value', student.email);
    await userEvent.type(screen.getByLabelText('Mobile number'), '01712345678');
    await userEvent.click(screen.getAllByRole('button', { name: 'Register' }).at(-1) ?? document.body);
    await screen.findByText('You are on the waiting list, at place 2.');
    expect(api.requests.find(({ path }) => path === '/examcampaigns/register')?.body).toMatchObject({
      studentId: student._id,
    });
  });

  it.each([
    ['as it is shown, sends both names', '', 'নুসরাত জাহান | Nusrat Jahan'],
    ['that the student changes, sends what is written', ' Mim', 'Nusrat Jahan Mim'],
  ])('with the name of the account %s', async (_, typed, fullName) => {
    const { api } = renderRemotePart(<Root />, {
      at: '/campaigns/exam/c1',
      language: 'en',
      user: { ...aStudent, fullName: 'নুসরাত জাহান | Nusrat Jahan' },
      api: {
        'get /examcampaigns/{id}': () => campaign,
        'get /students/student': notAStudentYet,
        'post /examcampaigns/register': () => ({ ...campaign, registration: registered }),
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Register' }));
    const field = await screen.findByLabelText('Full name');
    expect(field).toHaveProperty('value', 'Nusrat Jahan');
    if (typed !== '') await userEvent.type(field, typed);
    await userEvent.type(screen.getByLabelText('Mobile number'), '01712345678');
    await userEvent.click(screen.getAllByRole('button', { name: 'Register' }).at(-1) ?? document.body);
    await screen.findByText('You are registered.');
    const sent = api.requests.find(({ path }) => path === '/examcampaigns/register');
    expect(sent?.body).toMatchObject({ basicInfo: { fullName } });
  });

  it('still shows the result after the page behind it is fetched again', async () => {
    const registration = registered;
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
    await screen.findByText('You hold a place in this campaign.');
    screen.getByText('You are registered.');
    expect(screen.queryByLabelText('Mobile number')).toBeNull();
  });

  it('shows the server’s errors beside the fields and keeps the text', async () => {
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
    await userEvent.type(screen.getByLabelText('Mobile number'), '01912345678');
    await userEvent.click(screen.getAllByRole('button', { name: 'Register' }).at(-1) ?? document.body);
    await screen.findByText('Please write a mobile number like 01712345678.');
    await waitFor(() =>
      expect(screen.getByLabelText('Mobile number')).toHaveProperty('value', '01912345678'),
    );
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
    await screen.findByText(text);
    expect(screen.queryByRole('button', { name: 'Register' })).toBeNull();
  });
});

describe('a registered student', () => {
  const registration = { ...registered, rollNumber: '000001' };

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
    renderRemotePart(<Root />, {
      at: '/campaigns/exam/c1',
      language: 'bn',
      user: aStudent,
      api: { 'get /examcampaigns/{id}': () => ({ ...campaign, registration }) },
    });
    await waitFor(() => expect(screen.queryByText('আপনার রোল নম্বর ০০০০০১।')).not.toBeNull());
  });

  it('gives the place up only after saying so twice', async () => {
    const { api, services } = renderRemotePart(<Root />, {
      at: '/campaigns/exam/c1',
      language: 'en',
      user: aStudent,
      api: {
        'get /examcampaigns/{id}': () => ({ ...campaign, phase: 'upcoming', registration }),
        'delete /examcampaigns/{id}/registration': () => ({ ...registration, status: 'cancelled' }),
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

describe('a student whose campaign is over', () => {
  it('reads that the place is of the past', async () => {
    renderRemotePart(<Root />, {
      at: '/campaigns/c2',
      language: 'en',
      user: aStudent,
      api: {
        'get /campaign/campaigns/{id}': () => ({
          ...campaign,
          exam: undefined,
          _id: 'c2',
          phase: 'past',
          registration: registered,
        }),
      },
    });
    await screen.findByText('You had a place in this campaign.');
    expect(screen.queryByText('You hold a place in this campaign.')).toBeNull();
  });
});

describe('a student who is checked in', () => {
  it('reads so, and cannot give the place up', async () => {
    const registration = { ...registered, isCheckedIn: true };
    renderRemotePart(<Root />, {
      at: '/campaigns/exam/c1',
      language: 'en',
      user: aStudent,
      api: { 'get /examcampaigns/{id}': () => ({ ...campaign, phase: 'upcoming', registration }) },
    });
    await screen.findByText('You are checked in at this campaign.');
    expect(screen.queryByRole('button', { name: 'Give up my place' })).toBeNull();
  });
});

describe('a student on the waiting list', () => {
  const registration = { ...waiting, waitingPosition: 4 };

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
    await screen.findByText('You are on the waiting list, at place 4.');
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
  it.each([
    [5, /Your place is held until 12:30 pm; open the link by then/u],
    [0, /Your registration counts once you have opened the link/u],
  ])('with a limit of %i explains the mailed link', async (maxParticipants, words) => {
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
    await screen.findByText('Almost done: open the link in our mail.');
    expect(screen.queryByText(words)).not.toBeNull();
  });
});

describe('a registration for an exam that is running', () => {
  const held = { ...registered, confirmBy: '2026-02-01T06:30:00.000Z' };

  async function fillIn(isVisitor: boolean): Promise<void> {
    await userEvent.click(await screen.findByRole('button', { name: 'Register' }));
    if (isVisitor) {
      await userEvent.type(await screen.findByLabelText('Full name'), 'Mim Akter');
      await userEvent.type(screen.getByLabelText('Email'), 'mim@example.com');
    }
    await userEvent.type(await screen.findByLabelText('Mobile number'), '01712345678');
    await userEvent.click(screen.getAllByRole('button', { name: 'Register' }).at(-1) ?? document.body);
  }

  it('leads a student from the result to the exam, with the account’s own address', async () => {
    const { api } = renderRemotePart(<Root />, {
      at: '/campaigns/exam/c1',
      language: 'en',
      user: aStudent,
      api: {
        'get /examcampaigns/{id}': () => campaign,
        'get /students/student': notAStudentYet,
        'post /examcampaigns/register': () => ({ ...campaign, registration: registered }),
      },
    });
    await fillIn(false);
    await screen.findByText('You are registered.');
    expect(screen.getByRole('link', { name: 'Go to the exam' })).toHaveProperty(
      'pathname',
      '/exams/campaign/c1',
    );
    const sent = api.requests.find(({ path }) => path === '/examcampaigns/register');
    expect(sent?.body).toMatchObject({ basicInfo: { email: aStudent.email } });
  });

  it.each([
    ['a student who gave another address', 'Go to the exam'],
    ['a student whose place is only held', 'Open the admit card'],
  ])('does not lead %s there before the mailed link', async (_, name) => {
    renderRemotePart(<Root />, {
      at: '/campaigns/exam/c1',
      language: 'en',
      user: aStudent,
      api: { 'get /examcampaigns/{id}': () => ({ ...campaign, registration: held }) },
    });
    await screen.findByText(/open the link in our mail while you are logged in here/u);
    expect(screen.queryByRole('link', { name })).toBeNull();
  });

  it('offers no second registration on the device of a visitor, until it is forgotten there', async () => {
    renderRemotePart(<Root />, {
      at: '/campaigns/exam/c1',
      language: 'en',
      api: {
        'get /examcampaigns/{id}': () => campaign,
        'post /examcampaigns/register': () => ({ ...campaign, registration: registered }),
      },
    });
    await fillIn(true);
    await screen.findByText('You are registered.');
    await userEvent.click(screen.getByRole('button', { name: /close/iu }));
    await screen.findByText('You have registered here as a visitor.');
    screen.getByText('The exam is running. The link to it is in our mail.');
    expect(screen.queryByRole('button', { name: 'Register' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Forget it on this device' }));
    expect(await screen.findByRole('button', { name: 'Register' })).not.toBeNull();
  });

  it('tells a visitor without a held place what the link in the mail gives', async () => {
    renderRemotePart(<Root />, {
      at: '/campaigns/exam/c1',
      language: 'en',
      api: {
        'get /examcampaigns/{id}': () => ({ ...campaign, maxParticipants: 50 }),
        'post /examcampaigns/register': () => ({
          ...campaign,
          registration: { ...waiting, confirmBy: held.confirmBy },
        }),
      },
    });
    await fillIn(true);
    await screen.findByText('Almost done: open the link in our mail.');
    expect(screen.queryByText(/you then get a place if one is free/u)).not.toBeNull();
  });
});
