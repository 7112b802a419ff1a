import type { Student } from '@pathshala/svc-auth-contract/student';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { defineRemote, type RemoteModule } from '@pathshala/web-kit/remote';
import type { Registry } from '@pathshala/web-kit/registry';
import {
  anAdmin,
  aParticipant,
  aStudent,
  createFakeApi,
  createFakeServices,
  type FakeHandler,
  refusal,
} from '@pathshala/web-kit/testing';
import { Link, useLocation } from '@pathshala/web-kit/router';
import { useUser } from '@pathshala/web-kit/use-session';
import { useEffect, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { App } from './app.tsx';
import { VersionError } from './remotes/version-error.ts';

const contractError = new VersionError('mfe-learning', {
  module: 'contract',
  range: '^3.0',
  provided: '2.0.0',
});

const mera = { ...aStudent, _id: '6560a0000000000000000009', username: 'mera', name: 'Mera' };

const everyone = ['visitor', 'student', 'admin'] as const;
const base = {
  version: 'v1',
  contract: '^2.0',
  entry: 'remoteEntry.js',
  integrity: {},
  preload: { app: [], texts: { bn: [], en: [] } },
} as const;

const registry: Registry = {
  'mfe-learning': {
    ...base,
    name: 'mfe-learning',
    routes: [
      { path: '/', access: 'visitor' },
      { path: '/courses/*', access: 'visitor' },
    ],
    nav: [
      { path: '/', text: { en: 'Home', bn: 'প্রথম পাতা' }, icon: 'home', order: 1, audience: everyone },
      {
        path: '/courses',
        text: { en: 'Courses', bn: 'কোর্স' },
        icon: 'courses',
        order: 2,
        audience: everyone,
      },
    ],
  },
  'mfe-exams': {
    ...base,
    name: 'mfe-exams',
    routes: [
      { path: '/exams/*', access: 'student' },
      { path: '/exams/results/:id', access: 'student', participant: true },
      { path: '/exams/campaign/:id', access: 'student', participant: ':id', layout: 'calm' },
    ],
    nav: [
      {
        path: '/exams',
        text: { en: 'Exams', bn: 'পরীক্ষা' },
        icon: 'exams',
        order: 3,
        audience: ['student', 'admin'],
      },
    ],
  },
  'mfe-admin': {
    ...base,
    name: 'mfe-admin',
    routes: [{ path: '/boss/*', access: 'admin' }],
    nav: [{ path: '/boss', text: { en: 'Boss', bn: 'প্রশাসন' }, icon: 'admin', order: 4, audience: ['admin'] }],
  },
};

const noCourses = { totalEnrolled: 0, overallProgress: 0, enrolledCourses: [] };
const student: Student = {
  _id: aStudent._id,
  personalInfo: {
    profilePhotoUrl: '',
    fullName: { english: 'Rahim Uddin', bengali: '' },
    contact: { email: 'rahim@example.com', mobile: '' },
    dob: '',
    gender: '',
    address: { street: '', city: '', district: '', division: '' },
  },
  educationalBackground: { lastLevel: '', lastInstitution: '', gradesGPA: '', currentStatus: '' },
  courseEnrollment: { admissionPrep: noCourses, academic: noCourses },
};

interface Options {
  readonly at?: string | { readonly pathname: string; readonly state: unknown };
  readonly user?: typeof aStudent;
  readonly load?: (name: string) => Promise<RemoteModule>;
  readonly api?: Readonly<Record<string, FakeHandler>>;
}

const remoteNamed = async (name: string): Promise<RemoteModule> =>
  defineRemote({ name, Root: () => <h1>{name} is here</h1> });

function open({ at = '/', user, load = remoteNamed, api = {} }: Options = {}) {
  const fake = createFakeApi({
    'get /students/student': () => student,
    ...api,
  });
  const services = createFakeServices({ api: fake, ...(user && { user }) });
  render(
    <MemoryRouter initialEntries={[at]} useTransitions={false}>
      <App registry={registry} services={services} load={load} />
    </MemoryRouter>,
  );
  return { services, api: fake };
}

/** jsdom lays nothing out. */
class NoObserver {
  observe(): void {}
  disconnect(): void {}
}

const menu = () => screen.getByRole('navigation', { name: /^(Main menu|প্রধান মেনু)$/u });
const links = () =>
  within(menu())
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

describe('the site', () => {
  beforeEach(() => {
    Object.assign(globalThis, { scrollTo: () => undefined });
    // It returns a promise in newer browsers.
    Object.assign(Element.prototype, { scrollIntoView: () => Promise.resolve() });
    vi.stubGlobal('ResizeObserver', NoObserver);
    vi.stubGlobal('fetch', () => Promise.reject(new Error('no network in this test')));
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('shows a visitor the public pages and the way in [NAV-01]', async () => {
    open();
    expect(links()).toEqual(['Home', 'Courses', 'Log in', 'Sign up']);
    await screen.findByRole('heading', { name: 'mfe-learning is here' });
  });

  it('shows a student their menu, and the boss area only to an admin [NAV-01 NAV-02]', () => {
    open({ user: aStudent });
    expect(links()).toEqual(['Home', 'Courses', 'Exams']);
    screen.getByRole('link', { name: /rahim, Student/ });
  });

  it('shows a participant the own exam with its name, public pages and the way out, and no page of an account', async () => {
    const { api } = open({
      user: aParticipant,
      at: '/exams/results/r1',
      api: { 'post /auth/logout': () => ({ message: 'Logged out.' }) },
    });
    await screen.findByRole('heading', { name: 'mfe-exams is here' });
    screen.getByText(aParticipant.name);
    expect(screen.queryByRole('link', { name: /profile/i })).toBeNull();
    expect(screen.queryByRole('navigation', { name: 'Main menu' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
    await screen.findByRole('heading', { name: 'mfe-learning is here' });
    expect(api.requests.map(({ path }) => path)).toContain('/auth/logout');
  });

  it('sends a participant home from the pages of an account and of another exam, and lets it sign up', async () => {
    open({ user: aParticipant, at: '/exams' });
    await screen.findByRole('heading', { name: 'mfe-learning is here' });
    cleanup();
    open({ user: aParticipant, at: '/exams/campaign/exam2' });
    await screen.findByRole('heading', { name: 'mfe-learning is here' });
    cleanup();
    open({ user: aParticipant, at: '/signup' });
    expect(await screen.findByLabelText('Username')).toHaveProperty('value', '');
  });

  it('shows an admin the boss area', async () => {
    open({ user: anAdmin, at: '/boss/users' });
    expect(links()).toContain('Boss');
    await screen.findByRole('heading', { name: 'mfe-admin is here' });
  });

  it('sends a student who asks for the boss area home', async () => {
    open({ user: aStudent, at: '/boss' });
    await screen.findByRole('heading', { name: 'mfe-learning is here' });
    expect(screen.queryByRole('heading', { name: 'mfe-admin is here' })).toBeNull();
  });

  it('sends a visitor to the log-in, and afterwards back to where they were going', async () => {
    const { api } = open({ at: '/exams', api: { 'post /auth/login': () => aStudent } });
    await userEvent.type(await screen.findByLabelText('Username or email'), 'rahim@example.com');
    await userEvent.type(screen.getByLabelText('Password'), 'three small words');
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    await screen.findByRole('heading', { name: 'mfe-exams is here' });
    expect(api.requests.find(({ path }) => path === '/auth/login')?.body).toEqual({
      email: 'rahim@example.com',
      password: 'three small words',
    });
    screen.getByText(/Welcome, Rahim Uddin!/);
  });

  it('asks the server before it sends somebody to the log-in whom the browser has forgotten', async () => {
    const { api, services } = open({ at: '/exams', api: { 'get /users/user': () => aStudent } });
    await screen.findByRole('heading', { name: 'mfe-exams is here' });
    expect(services.session.get()).toMatchObject({ isLoggedin: true, user: aStudent });
    expect(api.requests.filter(({ path }) => path === '/users/user')).toHaveLength(1);
  });

  it('shows the page of the new person when another tab has logged one in, and begins it anew', async () => {
    const begun: string[] = [];
    const load = async (name: string) =>
      defineRemote({
        name,
        Root: function Greeting() {
          const user = useUser();
          const [first] = useState(user?.username);
          useEffect(() => void begun.push(first ?? 'visitor'), [first]);
          return <p>hello {first}</p>;
        },
      });
    const { services } = open({ at: '/exams', user: aStudent, load });
    await screen.findByText('hello rahim');
    act(() => services.session.adopt({ user: mera, time: Date.now() + 1_000 }));
    await screen.findByText('hello mera');
    expect(begun).toEqual(['rahim', 'mera']);
    screen.getByRole('link', { name: /mera, Student/u });
  });

  it('sends to the log-in when another tab has logged out', async () => {
    const { services } = open({ at: '/exams', user: aStudent });
    await screen.findByRole('heading', { name: 'mfe-exams is here' });
    act(() => services.session.adopt({ user: null, time: Date.now() + 1_000 }));
    await screen.findByLabelText('Username or email');
    expect(screen.queryByRole('heading', { name: 'mfe-exams is here' })).toBeNull();
  });

  it('leaves an exam to the student who sits it, and says who has logged in', async () => {
    const { services } = open({ at: '/exams/campaign/7', user: aStudent });
    await screen.findByRole('heading', { name: 'mfe-exams is here' });
    services.session.hold(() => true);
    act(() => services.session.adopt({ user: null, time: Date.now() + 1_000 }));
    expect((await screen.findByRole('alert')).textContent).toContain('You are no longer logged in');
    act(() => services.session.adopt({ user: mera, time: Date.now() + 2_000 }));
    expect((await screen.findByRole('alert')).textContent).toContain('Another person, Mera, has logged in');
    expect(services.session.get().user).toEqual(aStudent);
    screen.getByRole('heading', { name: 'mfe-exams is here' });
  });

  it('sends from an exam that is not begun to the log-in, without a second notice [NAV-04]', async () => {
    const { services } = open({ at: '/exams/campaign/7', user: aStudent });
    await screen.findByRole('heading', { name: 'mfe-exams is here' });
    act(() => services.session.adopt({ user: null, time: Date.now() + 1_000 }));
    await screen.findByLabelText('Username or email');
    expect(screen.queryByText(/You are no longer logged in/u)).toBeNull();
  });

  it('fetches ahead only what would be shown to this person', async () => {
    const fetched: string[] = [];
    vi.stubGlobal('fetch', (file: string) => {
      fetched.push(file);
      return Promise.resolve(new Response(''));
    });
    const Links = () => (
      <>
        <Link to="/boss">to the boss area</Link>
        <Link to="/exams">to the exams</Link>
      </>
    );
    open({ user: aStudent, load: async (name) => defineRemote({ name, Root: Links }) });
    await userEvent.hover(await screen.findByRole('link', { name: 'to the boss area' }));
    await userEvent.hover(screen.getByRole('link', { name: 'to the exams' }));
    // The page names the files of its own route; those of others are in the registry.
    expect(fetched.filter((file) => file !== '/mfe/registry.json')).toEqual([
      '/mfe/mfe-exams/v1/remoteEntry.js',
    ]);
  });

  it('keeps what was typed and shows the refusal when a log-in fails', async () => {
    const no = () => {
      throw refusal(401, 'auth.credentials', 'The email, username or password is not right');
    };
    open({ at: '/login', api: { 'post /auth/login': no } });
    await userEvent.type(await screen.findByLabelText('Username or email'), 'rahim');
    await userEvent.type(screen.getByLabelText('Password'), 'wrong');
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    expect(await screen.findAllByText('The email, username or password is not right')).not.toEqual([]);
    expect(screen.getByLabelText('Username or email')).toHaveProperty('value', 'rahim');
  });

  it('leaves the refusal of a log-in in the form when its toast has gone', async () => {
    const no = () => {
      throw refusal(401, 'auth.credentials', 'The email, username or password is not right');
    };
    open({ at: '/login', api: { 'post /auth/login': no } });
    await userEvent.type(await screen.findByLabelText('Username or email'), 'rahim');
    await userEvent.type(screen.getByLabelText('Password'), 'wrong{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('button', { name: 'Dismiss' })).toBeNull();
    screen.getByText('The email, username or password is not right');
  });

  it('offers the code page to an account that is not verified', async () => {
    const no = () => {
      throw refusal(403, 'auth.unverified', 'Your email is not verified yet.');
    };
    open({ at: '/login?next=%2Fexams', api: { 'post /auth/login': no } });
    await userEvent.type(await screen.findByLabelText('Username or email'), 'rahim');
    await userEvent.type(screen.getByLabelText('Password'), 'right');
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    const link = await screen.findByRole('link', { name: 'Enter the code' });
    expect(link.getAttribute('href')).toBe('/verifyotp?next=%2Fexams');
  });

  it('signs up, says please wait, and goes to the code page, still logged out [AUTH-01]', async () => {
    let answer: (value: object) => void = () => undefined;
    const { api, services } = open({
      at: '/signup',
      api: { 'post /auth/signup': () => new Promise((resolve) => (answer = resolve)) },
    });
    await userEvent.type(await screen.findByLabelText('Username'), 'rahim');
    await userEvent.type(screen.getByLabelText('Email'), 'rahim@example.com');
    await userEvent.type(screen.getByLabelText('Password'), 'three small words');
    await userEvent.type(screen.getByLabelText('Password once more'), 'three small words');
    await userEvent.click(screen.getByRole('button', { name: 'Sign up' }));
    await screen.findByText('Please wait...');
    act(() => answer({ message: 'We have sent a code.', resendAfterSeconds: 60 }));
    await screen.findByLabelText('Code from the mail');
    expect(screen.queryByText('Please wait...')).toBeNull();
    screen.getByText('A new code can be sent in 60 seconds');
    expect(services.session.get().isLoggedin).toBeNull();
    expect(api.requests.at(-1)?.body).not.toHaveProperty('confirmPassword');
  });

  it('says after a reload, too, when a new code can be sent, and what was said of the last one', async () => {
    const state = { message: 'We have sent a code.', resendAt: Date.now() + 20_000 };
    open({ at: { pathname: '/verifyotp', state } });
    await screen.findByText(/A new code can be sent in (20|19) seconds/u);
    screen.getByText('We have sent a code.');
    expect(screen.queryByRole('button', { name: 'Send a new code' })).toBeNull();
  });

  it('counts from now when another code was sent, however long the first one was there', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    open({
      at: '/verifyotp',
      api: { 'post /auth/resend': () => ({ message: 'Sent again.', resendAfterSeconds: 60 }) },
    });
    const again = await screen.findByRole('button', { name: 'Send a new code' });
    vi.setSystemTime(Date.now() + 130_000);
    await userEvent.click(again);
    expect((await screen.findByText(/A new code can be sent in/u)).textContent).toContain('60 seconds');
    vi.useRealTimers();
  });

  it('logs in with the code, and refuses a short one', async () => {
    const { services } = open({ at: '/verifyotp', api: { 'post /auth/verify': () => aStudent } });
    await userEvent.type(await screen.findByLabelText('Code from the mail'), '12');
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findAllByText('Please enter a valid OTP')).toHaveLength(2);
    await userEvent.type(screen.getByLabelText('Code from the mail'), '3456');
    await screen.findByRole('heading', { name: 'mfe-learning is here' });
    expect(services.session.get().isLoggedin).toBe(true);
  });

  it('returns to the home page after the log-out, from a page for students too [NAV-01]', async () => {
    const { services } = open({
      at: '/exams',
      user: aStudent,
      api: { 'post /auth/logout': () => ({ message: 'ok' }) },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
    await screen.findByRole('heading', { name: 'mfe-learning is here' });
    expect(services.session.get().isLoggedin).toBeNull();
    expect(screen.queryByLabelText('Username or email')).toBeNull();
  });

  it('stays logged in, and says so, when the log-out fails', async () => {
    const no = () => {
      throw refusal(503, 'common.unavailable', 'Please try again shortly.');
    };
    const { services } = open({ user: aStudent, api: { 'post /auth/logout': no } });
    await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
    await screen.findByText('Please try again shortly.');
    expect(services.session.get().isLoggedin).toBe(true);
  });

  it('keeps a remote mounted from one of its pages to the next', async () => {
    let mounts = 0;
    function Root() {
      const { pathname } = useLocation();
      useState(() => (mounts += 1));
      return <h1>page {pathname}</h1>;
    }
    open({ load: async (name) => defineRemote({ name, Root }) });
    await screen.findByRole('heading', { name: 'page /' });
    await userEvent.click(within(menu()).getByRole('link', { name: 'Courses' }));
    await screen.findByRole('heading', { name: 'page /courses' });
    expect(mounts).toBe(1);
  });

  it('shows the 404 page at an unknown address [NAV-03]', () => {
    open({ at: '/nothing/here' });
    expect(screen.getByRole('heading').textContent).toBe('Page Not Found');
  });

  it('says in its place that a remote is missing, leaves the rest alone, and recovers on Try again', async () => {
    const reported: unknown[] = [];
    vi.stubGlobal('reportError', (error: unknown) => reported.push(error));
    let isDown = true;
    const load = (name: string) =>
      isDown && name === 'mfe-learning'
        ? Promise.reject(new Error('/mfe/x/remoteEntry.js did not load.'))
        : remoteNamed(name);
    open({ at: '/courses', user: aStudent, load });
    await screen.findByText('This part of the site is not available');
    expect(screen.queryByText(/remoteEntry/u)).toBeNull();
    expect(reported).toHaveLength(1);
    await userEvent.click(within(menu()).getByRole('link', { name: 'Exams' }));
    await screen.findByRole('heading', { name: 'mfe-exams is here' });
    await userEvent.click(within(menu()).getByRole('link', { name: 'Courses' }));
    isDown = false;
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await screen.findByRole('heading', { name: 'mfe-learning is here' });
  });

  it('says without a Try again that a remote is of another version', async () => {
    vi.stubGlobal('reportError', () => undefined);
    open({ at: '/courses', load: () => Promise.reject(contractError) });
    await screen.findByText(/belongs to another version of the site/u);
    screen.getByRole('button', { name: 'Reload' });
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(screen.queryByText(/contract/u)).toBeNull();
    await screen.findByText(/mfe-learning needs version \^3\.0, the site provides 2\.\d+\.\d+\./u);
  });

  it('leaves an exam alone on its page', async () => {
    open({ at: '/exams/campaign/7', user: aStudent });
    await screen.findByRole('heading', { name: 'mfe-exams is here' });
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(screen.queryByRole('banner')).toBeNull();
  });

  it('speaks Bengali after the switch, everywhere at once [NAV-07]', async () => {
    open();
    await userEvent.click(screen.getByRole('button', { name: 'বাংলা' }));
    expect(links()).toEqual(['প্রথম পাতা', 'কোর্স', 'লগ ইন', 'অ্যাকাউন্ট খুলুন']);
  });
});
