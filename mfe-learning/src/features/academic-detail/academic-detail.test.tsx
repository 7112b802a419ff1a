import { aStudent, type FakeHandler, renderRemotePart } from '@pathshala/web-kit/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { type AcademicCourse } from '../../courses/course-types.ts';
import { academicCourse, enrolled, pageOf } from '../../samples.ts';
import { Root } from '../../root.tsx';
import { texts } from '../../texts.ts';

beforeAll(() => texts.load('en'));

const enrol = 'post /students/student/enroll';

const toasts = ({ services }: ReturnType<typeof renderRemotePart>): readonly string[] =>
  services.toast.shown.get().map(({ text }) => text);

describe('the page of an academic course', () => {
  it('shows its facts, subjects and chapters', async () => {
    renderRemotePart(<Root />, {
      at: '/courses/academic/a1',
      language: 'en',
      api: { 'get /academiccourse/academicCourses/{id}': () => academicCourse },
    });
    await screen.findByRole('heading', { level: 1, name: 'SSC Physics' });
    for (const text of [
      'Class 10',
      '18 hours',
      '1 January 2026',
      'Mechanics',
      '(2 lessons)',
      '৳500',
      'SSC students',
      'Class 9 mathematics',
      'Certificate, Pathshala',
      'Clear.',
    ]) {
      screen.getByText(text);
    }
    expect(screen.queryByText('Ends')).toBeNull();
  });

  it('says that it has no subjects yet', async () => {
    renderRemotePart(<Root />, {
      at: '/courses/academic/a1',
      language: 'en',
      api: { 'get /academiccourse/academicCourses/{id}': () => ({ ...academicCourse, subjects: [] }) },
    });
    await waitFor(() => expect(screen.queryByText('No subjects available.')).not.toBeNull());
  });

  const showAcademic = (
    api: Readonly<Record<string, FakeHandler>>,
    { user, ...course }: Partial<AcademicCourse> & { user?: typeof aStudent } = {},
  ) =>
    renderRemotePart(<Root />, {
      at: '/courses/academic/a1',
      language: 'en',
      ...(user && { user }),
      api: { 'get /academiccourse/academicCourses/{id}': () => ({ ...academicCourse, ...course }), ...api },
    });
  const press = async (): Promise<void> =>
    userEvent.click(await screen.findByRole('button', { name: 'Enroll Now' }));

  it('enrols a student and goes to the subjects', async () => {
    const page = showAcademic({ [enrol]: () => enrolled }, { user: aStudent, fee: 0 });
    await press();
    await waitFor(() => expect(page.navigation.visited().at(-1)).toBe('/courses/academic/a1/subjects'));
    expect(toasts(page)).toEqual(['Enrollment successful!']);
    expect(page.api.requests.find(({ method }) => method === 'post')?.body).toEqual({
      studentId: aStudent._id,
      courseId: 'a1',
      category: 'academic',
    });
  });

  it('shows an enrolled student the live classes and links to the subjects', async () => {
    const live = { title: 'Saturday class', description: '', liveLink: 'https://meet.example.com/1' };
    showAcademic({}, { user: aStudent, isEnrolled: true, interactiveSessions: [live], courseResources: [] });
    expect(await screen.findByRole('link', { name: 'Saturday class' })).toHaveProperty('href', live.liveLink);
    expect(screen.getByRole('link', { name: 'View Course' })).toHaveProperty(
      'pathname',
      '/courses/academic/a1/subjects',
    );
    expect(screen.queryByRole('button', { name: 'Enroll Now' })).toBeNull();
  });

  it('asks a visitor to log in, and shows a student how to pay for a course that is not free', async () => {
    const visitor = showAcademic({});
    await press();
    expect(toasts(visitor)).toEqual(['Please login first.']);
    expect(visitor.navigation.visited().at(-1)).toBe('/login?next=%2Fcourses%2Facademic%2Fa1');
    cleanup();
    showAcademic({ 'get /courses/claims': () => pageOf() }, { user: aStudent });
    await press();
    await screen.findByText('This course is not free. Pay ৳500 and send us the transaction ID.');
  });

  it('does not offer to join where enrolment is not open', async () => {
    showAcademic({}, { takesEnrolments: false, user: aStudent });
    await screen.findByText('Enrolment for this course is not open.');
    expect(screen.queryByRole('button', { name: 'Enroll Now' })).toBeNull();
  });
});
