import type { Invitation } from '@pathshala/svc-auth-contract/http';
import type { Student } from '@pathshala/svc-auth-contract/student';
import { refusal } from '@pathshala/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { open } from '../../testing/boss-area.tsx';
import { kindTexts } from './texts.ts';
import { restoreCalls } from './restore-calls.ts';

beforeAll(() => import('./recently-deleted-page.tsx'));

const minute = 60_000;
const day = 24 * 60 * minute;

const invitation: Invitation = {
  _id: 'invitation1',
  email: 'mim@example.com',
  name: 'Mim Akter',
  role: 'student',
  invitedBy: 'Rahima',
  createdAt: '2026-01-02T00:00:00.000Z',
  expiresAt: '2026-01-09T00:00:00.000Z',
};
const noCourses = { totalEnrolled: 0, overallProgress: 0, enrolledCourses: [] };
const student: Student = {
  _id: 'student-record1',
  personalInfo: {
    profilePhotoUrl: '',
    fullName: { english: 'Mim Akter', bengali: '' },
    contact: { email: 'mim@example.com', mobile: '' },
    dob: '',
    gender: '',
    address: { street: '', city: '', district: '', division: '' },
  },
  educationalBackground: { lastLevel: '', lastInstitution: '', gradesGPA: '', currentStatus: '' },
  courseEnrollment: { admissionPrep: noCourses, academic: noCourses },
};

function deleted(kind: string, changes: object = {}) {
  const at = Date.now() - minute;
  return {
    _id: `${kind}1`,
    kind,
    title: 'গতি | Motion',
    deletedAt: new Date(at).toISOString(),
    deletedBy: 'Rahima',
    undoUntil: new Date(at + 10 * minute).toISOString(),
    restorableUntil: new Date(at + 30 * day).toISOString(),
    takesAlong: [],
    ...changes,
  };
}

const lists = (courses: readonly object[]) => ({
  'get /courses/recently-deleted': () => ({ items: courses }),
  'get /exams/recently-deleted': () => ({ items: [] }),
  'get /examcampaigns/recently-deleted': () => ({ items: [] }),
  'get /users/recently-deleted': () => ({ items: [] }),
});

const part = async (name: string) => within(await screen.findByRole('region', { name }));

describe('the page of what was deleted recently', () => {
  it('says what was deleted by whom, what went with it and how long it can be undone, and brings it back [ADM-04]', async () => {
    let isRestored = false;
    const subject = deleted('subject', { takesAlong: [{ kind: 'chapters', count: 3 }] });
    const { api, services } = open('/boss/recently-deleted', {
      ...lists([]),
      'get /courses/recently-deleted': () => ({ items: isRestored ? [] : [subject] }),
      'post /courses/deletions/{id}/undo': () => {
        isRestored = true;
        return { _id: 'subject1' };
      },
    });
    const courses = await part('Courses, assignments and classes');
    await courses.findByText('Motion');
    courses.getByText('Subject');
    courses.getByText(/^deleted by Rahima, /u);
    courses.getByText('With it: 3 chapters');
    courses.getByText('29 days left');
    await userEvent.click(courses.getByRole('button', { name: 'Undo: Motion' }));
    await courses.findByText('Nothing was deleted here in the last 30 days.');
    expect(api.requests.find(({ method }) => method === 'post')).toMatchObject({
      params: { id: 'subject1' },
    });
    expect(services.toast.shown.get().map(({ text }) => text)).toEqual(['Motion is back.']);
  });

  it('shows the other parts while one service is down', async () => {
    open('/boss/recently-deleted', {
      ...lists([deleted('lesson')]),
      'get /exams/recently-deleted': () => {
        throw refusal(503, 'common.unavailable', 'Try again in a minute.');
      },
    });
    await (await part('Courses, assignments and classes')).findByText('Motion');
    await (await part('Exams, questions and results')).findByText(/Try again in a minute/u);
    const campaigns = await part('Campaigns');
    expect(await campaigns.findByText('Nothing was deleted here in the last 30 days.')).toBeTruthy();
  });

  it('offers no undo when the time is over, and shows why the server refuses one', async () => {
    const restorableUntil = new Date(Date.now() - 1000).toISOString();
    const late = { title: 'Late', restorableUntil };
    const { services } = open('/boss/recently-deleted', {
      ...lists([deleted('lesson'), deleted('content', late)]),
      'post /courses/deletions/{id}/undo': () => {
        throw refusal(410, 'catalog.deletion-not-found', 'This can no longer be undone.');
      },
    });
    const courses = await part('Courses, assignments and classes');
    await courses.findByText('The time is over.');
    expect(courses.getAllByRole('button')).toHaveLength(1);
    await userEvent.click(courses.getByRole('button', { name: 'Undo: Motion' }));
    await waitFor(() =>
      expect(services.toast.shown.get().map(({ text }) => text)).toEqual(['This can no longer be undone.']),
    );
  });

  it('brings back an invitation, a student record and a photo', async () => {
    const kinds = ['invitation', 'student-record', 'photo'];
    const done: string[] = [];
    const undo = (kind: string, answer: object) => () => {
      done.push(kind);
      return answer;
    };
    open('/boss/recently-deleted', {
      ...lists([]),
      'get /users/recently-deleted': () => ({
        items: kinds
          .filter((kind) => !done.includes(kind))
          .map((kind) => deleted(kind, { title: `The ${kind}` })),
      }),
      'post /users/invitations/{id}/restore': undo('invitation', invitation),
      'post /student/{id}/restore': undo('student-record', student),
      'post /students/student/{id}/profile-picture/restore': undo('photo', {
        imageUrl: '/api/files/p1.webp',
      }),
    });
    const users = await part('Users and students');
    for (const kind of kinds) {
      await userEvent.click(await users.findByRole('button', { name: `Undo: The ${kind}` }));
    }
    await users.findByText('Nothing was deleted here in the last 30 days.');
    expect(done).toEqual(kinds);
  });

  it('shows the latest ones first, more by a press, and finds one by its title', async () => {
    const many = Array.from({ length: 25 }, (_, n) =>
      deleted('lesson', { _id: `l${n}`, title: `Lesson ${n}` }),
    );
    open('/boss/recently-deleted', lists(many));
    const courses = await part('Courses, assignments and classes');
    await courses.findByText('Lesson 19');
    expect(courses.queryByText('Lesson 24')).toBeNull();
    await userEvent.click(courses.getByRole('button', { name: 'Show 5 more' }));
    courses.getByText('Lesson 24');
    await userEvent.type(courses.getByLabelText(/Search by title$/u), 'lesson ২৪');
    expect(courses.getAllByRole('listitem')).toHaveLength(1);
  });

  it('has a name and a call for each kind', () => {
    expect(Object.keys(restoreCalls).toSorted()).toEqual(Object.keys(kindTexts).toSorted());
  });
});
