import { ApiError } from '@pathshala/web-kit/api-error';
import { anAdmin, aStudent, type FakeHandler, refusal, renderRemotePart } from '@pathshala/web-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Root } from '../../root.tsx';
import { student } from '../../samples.ts';

const show = (api: Readonly<Record<string, FakeHandler>> = {}, { at = '/profile', user = aStudent } = {}) =>
  renderRemotePart(<Root />, {
    at,
    language: 'en',
    user,
    api: {
      'get /students/student': () => student,
      'get /courses/batches/own': () => ({ items: [] }),
      ...api,
    },
  });

const button = (name: string) => screen.findByRole('button', { name });
const field = (label: RegExp) => screen.findByLabelText<HTMLInputElement>(label);

describe('the profile', () => {
  it('has its three tabs in the address, moved by arrow keys [STU-02]', async () => {
    const { navigation } = show();
    const tabs = await screen.findAllByRole('tab');
    expect(tabs.map(({ textContent }) => textContent)).toEqual([
      'Personal Information',
      'Educational Background',
      'Course Enrollment',
    ]);
    await userEvent.click(screen.getByRole('tab', { name: 'Personal Information' }));
    await userEvent.keyboard('{ArrowRight}');
    expect(navigation.location.get().search).toBe('?tab=education');
    expect(await screen.findByText('Dhaka College')).not.toBeNull();
    expect(document.activeElement?.textContent).toBe('Educational Background');
  });

  it('shows the batches of the student, with teacher, room and days [BAT-05]', async () => {
    const batch = {
      _id: 'b1',
      name: 'সকাল | Morning',
      courses: [{ courseId: 'c1', courseName: 'ঢাকা | Dhaka' }],
      teacherName: 'Farhana',
      room: '302',
      startsOn: '2026-02-01',
      endsOn: '',
      joinedAt: '2026-01-15T10:00:00.000Z',
    };
    show({ 'get /courses/batches/own': () => ({ items: [batch] }) }, { at: '/profile?tab=courses' });
    const section = (await screen.findByRole('heading', { name: 'Morning' })).closest('section');
    expect(section?.textContent).toMatch(/My batches.*Dhaka.*Farhana.*302.*First day/u);
    expect(section?.textContent).not.toContain('Last day');
  });

  it('says how much is given, and shows a part that has nothing closed [NEW-05]', async () => {
    const address = { street: '', city: '', district: '', division: '' };
    const personalInfo = { ...student.personalInfo, address };
    show({ 'get /students/student': () => ({ ...student, personalInfo }) });
    const summary = await screen.findByText('Address');
    const part = summary.closest('details');
    expect(part).toHaveProperty('open', false);
    expect(part?.textContent).toContain('0 of 4');
    expect(screen.getByText('Contact').closest('details')).toHaveProperty('open', true);
    screen.getByText(/^Your profile: \d+ of 14 details$/u);
  });

  it('sends what was changed, and leaves the edit [STU-02]', async () => {
    const { api, services } = show({
      'get /users/user': () => ({ ...aStudent, fullName: 'রহিম | Rahim' }),
      'patch /students/student/update/{id}': () => ({
        ...student,
        personalInfo: {
          ...student.personalInfo,
          gender: 'Female',
          address: { ...student.personalInfo.address, district: 'Sylhet' },
        },
      }),
    });
    await userEvent.click(await button('Edit'));
    expect((await field(/Name in Bengali/u)) === document.activeElement).toBe(true);
    fireEvent.change(await field(/District/u), { target: { value: 'Sylhet' } });
    fireEvent.change(await field(/Gender/u), { target: { value: 'Female' } });
    await userEvent.click(await button('Save'));
    expect((await button('Edit')) === document.activeElement).toBe(true);
    const sent = api.requests.find(({ method }) => method === 'patch');
    expect(sent).toMatchObject({ params: { id: student._id } });
    expect(sent?.body).toEqual({ personalInfo: { address: { district: 'Sylhet' }, gender: 'Female' } });
    expect(screen.queryByText('Sylhet')).not.toBeNull();
    await waitFor(() => expect(services.session.get().user?.fullName).toBe('রহিম | Rahim'));
  });

  it('takes the number of a guardian with a consent of its own [PHN-05]', async () => {
    const guardian = {
      name: 'Nasrin',
      mobile: '01812345678',
      consent: 'yes',
      consentAt: '2026-01-15T10:00:00.000Z',
    };
    const { api } = show({
      'get /users/user': () => aStudent,
      'patch /students/student/update/{id}': () => ({
        ...student,
        personalInfo: { ...student.personalInfo, guardian },
      }),
    });
    await userEvent.click(await button('Edit'));
    fireEvent.change(await field(/Name of your guardian/u), { target: { value: 'Nasrin' } });
    fireEvent.change(await field(/Mobile number of your guardian/u), { target: { value: '01812345678' } });
    fireEvent.change(await field(/Has your guardian agreed/u), { target: { value: 'yes' } });
    await userEvent.click(await button('Save'));
    await button('Edit');
    const body = { personalInfo: { guardian: { name: 'Nasrin', mobile: '01812345678', consent: 'yes' } } };
    expect(api.requests.find(({ method }) => method === 'patch')?.body).toEqual(body);
    screen.getByText('Yes, to calls and messages');
  });

  it('restores on Cancel, and keeps what was typed while another tab is looked at [STU-02]', async () => {
    show();
    await userEvent.click(await button('Edit'));
    fireEvent.change(await field(/District/u), { target: { value: 'Sylhet' } });
    await userEvent.click(screen.getByRole('tab', { name: 'Course Enrollment' }));
    await userEvent.click(screen.getByRole('tab', { name: 'Personal Information' }));
    expect((await field(/District/u)).value).toBe('Sylhet');
    await userEvent.click(await button('Cancel'));
    expect(screen.queryByText('Sylhet')).toBeNull();
    await userEvent.click(await button('Edit'));
    expect((await field(/District/u)).value).toBe('Dhaka');
  });

  it('checks by the contract, and keeps what was typed when a save is refused [STU-02]', async () => {
    const fields = { 'personalInfo.dob': 'Please enter a real date of birth' };
    const { api } = show({
      'patch /students/student/update/{id}': () => {
        throw new ApiError('Please check the form', { status: 422, code: 'auth.dob', fields });
      },
    });
    await userEvent.click(await button('Edit'));
    fireEvent.change(await field(/^Mobile number(?! of)/u), { target: { value: 'call me' } });
    fireEvent.change(await field(/Date of birth/u), { target: { value: '2030-01-01' } });
    await userEvent.click(await button('Save'));
    expect(await screen.findByText(/Enter a number of digits/u)).not.toBeNull();
    expect(api.requests.some(({ method }) => method === 'patch')).toBe(false);
    fireEvent.change(await field(/^Mobile number(?! of)/u), { target: { value: '০১৭১২৩৪৫৬৭৮' } });
    await userEvent.click(await button('Save'));
    expect(await screen.findByText('Please enter a real date of birth')).not.toBeNull();
    expect((await field(/Date of birth/u)).value).toBe('2030-01-01');
    expect((await field(/^Mobile number(?! of)/u)).value).toBe('০১৭১২৩৪৫৬৭৮');
  });

  it('asks before a page with unsaved changes is left [STU-02]', async () => {
    const { container } = show();
    const link = document.createElement('a');
    link.href = '/courses';
    container.append(link);
    await userEvent.click(await button('Edit'));
    fireEvent.change(await field(/District/u), { target: { value: 'Sylhet' } });
    fireEvent.click(link);
    const dialog = await screen.findByRole('dialog', { name: 'Leave without saving?' });
    expect(within(dialog).queryByText(/not saved yet/u)).not.toBeNull();
    link.remove();
  });

  it('shows the courses with their progress and links [STU-05]', async () => {
    show({}, { at: '/profile?tab=courses' });
    const link = await screen.findByRole('link', { name: 'Dhaka University' });
    expect(link).toHaveProperty('pathname', '/courses/admission/DU/units');
    expect(screen.getByRole('progressbar', { name: /Papers taken|Overall progress/u })).toHaveProperty(
      'value',
      25,
    );
    expect(screen.queryByRole('heading', { name: 'Academic courses' })).toBeNull();
  });

  it.each([
    ['a student starts a profile', aStudent, { role: 'button', name: 'Start my profile' }],
    ['an administrator is led to the boss area', anAdmin, { role: 'link', name: 'Go to the boss area' }],
  ])('without a record says so: %s [STU-02]', async (_, user, { role, name }) => {
    const none = () => {
      throw refusal(404, 'auth.student-unknown', 'No student data available');
    };
    const { api } = show(
      { 'get /students/student': none, 'post /student/createstudent': () => student },
      { user },
    );
    await screen.findByText('No student data available');
    await userEvent.click(screen.getByRole(role, { name }));
    await waitFor(() =>
      expect(api.requests.some(({ path }) => path === '/student/createstudent')).toBe(role === 'button'),
    );
  });
});
