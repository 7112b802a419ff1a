import { aStudent, type FakeHandler, renderRemotePart } from '@pathshala/web-kit/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { type AcademicCourse } from '../../courses/course-types.ts';
import { academicCourse, enrolled, pageOf } from '../../samples.ts';
import { Root } from '../../root.tsx';

const enrol = 'post /students/student/enroll';

const toasts = ({ services }: ReturnType<typeof renderRemotePart>): readonly string[] =>
  services.toast.shown.get().map(({ text }) => text);

describe('the page of an academic course', () => {
  it('shows its facts, subjects and chapters [CAT-08]', async () => {
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

  it('says that it has no subjects yet [CAT-08]', async () => {
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

  it('enrols a student and goes to the subjects [CAT-04]', async () => {
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

  it('has the live classes by date for a visitor: the next one marked, no link, those that are over folded [NEW-02]', async () => {
    vi.useFakeTimers({ now: Date.parse('2026-02-01T10:00:00.000Z'), toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const live = (title: string, startsAt?: string) => ({
      title,
      description: '',
      ...(startsAt !== undefined && { startsAt, durationMinutes: 90 }),
    });
    const interactiveSessions = [
      live('Some day'),
      live('Over', '2026-01-31T14:00:00.000Z'),
      live('Third', '2026-02-08T14:00:00.000Z'),
      live('Second', '2026-02-02T14:00:00.000Z'),
      live('First', '2026-02-01T14:00:00.000Z'),
    ];
    showAcademic({}, { interactiveSessions });
    const section = (await screen.findByRole('heading', { name: 'Live classes' })).parentElement!;
    const classes = [...section.querySelectorAll('li')].map(({ textContent }) => textContent);
    expect(classes.map((text) => text.replaceAll('\u00A0', ' '))).toEqual([
      'First Next classToday, 8:00 pm · 1 h 30 min',
      'Second Tomorrow, 8:00 pm · 1 h 30 min',
      'Third 8 February 2026, 8:00 pm · 1 h 30 min',
      'Some day Date to be announced',
      'Over 31 January 2026, 8:00 pm · 1 h 30 min',
    ]);
    expect(section.querySelector('details')).toHaveProperty('open', false);
    expect(section.querySelector('details li')?.textContent).toContain('Over');
    expect(section.querySelector('a')).toBeNull();
    screen.getByText('Enrolled students find the link here.');
  });

  it('marks a live class that is on, with its link for an enrolled student [NEW-02]', async () => {
    const startsAt = new Date(Date.now() - 60_000).toISOString();
    const live = { title: 'Motion', description: '', liveLink: 'https://meet.example.com/1', startsAt };
    showAcademic({}, { user: aStudent, isEnrolled: true, interactiveSessions: [live], courseResources: [] });
    expect(await screen.findByRole('link', { name: 'Motion' })).toHaveProperty('href', live.liveLink);
    screen.getByText('On now');
    expect(screen.queryByText('Enrolled students find the link here.')).toBeNull();
  });

  it('asks a visitor to log in, and shows a student how to pay for a course that is not free [CAT-04]', async () => {
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
