import {
  aStudent,
  type FakeHandler,
  refusal,
  type RenderOptions,
  renderRemotePart,
} from '@pathshala/web-kit/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { admissionCourse, enrolled, sampleQuestion } from '../../samples.ts';
import { Root } from '../../root.tsx';

const details = 'get /admissioncourse/universities/coursedetails/{courseCode}';
const samples = 'get /admissioncourse/universities/samplequestions/{courseCode}';
const enrol = 'post /students/student/enroll';

function showCourse(
  api: Readonly<Record<string, FakeHandler>> = {},
  options: RenderOptions & { readonly course?: object } = {},
) {
  const course = { ...admissionCourse, ...options.course };
  return renderRemotePart(<Root />, {
    at: '/courses/admission/DU',
    language: 'en',
    ...options,
    api: { [details]: () => course, [samples]: () => ({ items: [] }), ...api },
  });
}

const toasts = ({ services }: ReturnType<typeof showCourse>): readonly string[] =>
  services.toast.shown.get().map(({ text }) => text);

describe('the page of an admission course', () => {
  it('shows all texts of the course [CAT-03]', async () => {
    showCourse();
    await screen.findByRole('heading', { level: 1, name: 'Dhaka University' });
    for (const text of [
      'Whole papers.',
      'Explained',
      'Physics',
      'HSC',
      'Farhana Rahman',
      'Open an account',
      'It helped.',
      '6 months',
      '4.7 out of 5',
      'Science',
    ]) {
      expect(screen.queryByText(text)).not.toBeNull();
    }
  });

  it('shows the latest paper of a unit by its subjects, questions, marks and minutes [CAT-03]', async () => {
    showCourse();
    const table = await screen.findByRole('region', { name: 'Science: paper of 2024' });
    const rows = within(table).getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'SubjectQuestionsMarks',
      'Chemistry2525',
      'Biology (optional)1515',
    ]);
    for (const text of ['1 of 2 subjects', '25% of its marks', 'Years: 2024, 2023']) screen.getByText(text);
    expect(screen.getAllByText('1 h')).toHaveLength(2);
  });

  it('marks a sample question as soon as it is answered, and says why [CAT-03]', async () => {
    showCourse({ [samples]: () => ({ items: [sampleQuestion] }) });
    const card = within(await screen.findByRole('group', { name: 'Answers to question 1' }));
    expect(screen.queryByText('The Earth attracts it.')).toBeNull();
    await userEvent.click(card.getByRole('radio', { name: /The wind/u }));
    expect(screen.getByRole('status').textContent).toContain('Not quite. The right answer is B.');
    await userEvent.click(card.getByRole('radio', { name: /Gravity/u }));
    expect(screen.getByRole('status').textContent).toContain('Right!');
    screen.getByText('The Earth attracts it.');
  });

  it('shows the sample questions once they are near the screen', async () => {
    const reached: (() => void)[] = [];
    class FakeObserver {
      constructor(report: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {
        reached.push(() => report([{ isIntersecting: true }]));
      }
      observe(): void {}
      disconnect(): void {}
    }
    vi.stubGlobal('IntersectionObserver', FakeObserver);
    showCourse({ [samples]: () => ({ items: [sampleQuestion] }) });
    await screen.findByRole('heading', { name: 'Try a question' });
    expect(screen.queryByRole('radio')).toBeNull();
    act(() => reached[0]?.());
    expect(screen.getAllByRole('radio')).toHaveLength(2);
    vi.unstubAllGlobals();
  });

  it('is whole when the sample questions do not come', async () => {
    showCourse({
      [samples]: () => {
        throw refusal(500, 'common.internal', 'It does not answer.');
      },
    });
    await screen.findByText('Whole papers.');
    expect(screen.queryByText('It does not answer.')).toBeNull();
  });

  it('copies its link where the browser cannot share', async () => {
    const person = userEvent.setup();
    const page = showCourse();
    await person.click(await screen.findByRole('button', { name: 'Share' }));
    expect(await navigator.clipboard.readText()).toBe(location.href);
    expect(toasts(page)).toEqual(['The link is copied. Send it to a friend.']);
  });

  it('shows the number of ratings where it is known [CAT-03]', async () => {
    showCourse({}, { course: { ratingCount: 12 } });
    const { textContent } = await screen.findByText(/^4\.7 out of 5/u);
    expect(textContent).toBe('4.7 out of 5(12 ratings)');
  });

  it('opens and closes a question [CAT-03]', async () => {
    showCourse();
    const question = await screen.findByText('May I sit it twice?');
    expect(question.closest('details')).toHaveProperty('open', false);
    await userEvent.click(question);
    expect(question.closest('details')).toHaveProperty('open', true);
  });

  it.each([
    { cost: 'nothing', course: { enrollmentFee: 0, discountFee: 0, fee: 0 }, fee: 'Free', struck: null },
    { cost: 'nothing, the whole fee struck through', course: {}, fee: 'Free', struck: '৳1,500' },
    {
      cost: 'less, the full fee struck through',
      course: { discountFee: 500, fee: 1000 },
      fee: '৳1,000',
      struck: '৳1,500',
    },
    { cost: 'the full fee', course: { discountFee: 0, fee: 1500 }, fee: '৳1,500', struck: null },
  ])('costs $cost [CAT-03]', async ({ course, fee, struck }) => {
    const { container } = showCourse({}, { course });
    await screen.findByText(fee);
    expect(container.querySelector('del')?.lastChild?.textContent ?? null).toBe(struck);
  });

  it('is the 404 page for a code that no course has [NAV-03]', async () => {
    showCourse({
      [details]: () => {
        throw refusal(404, 'catalog.course-not-found', 'There is no such course.');
      },
    });
    expect((await screen.findByRole('heading')).textContent).toBe('Page Not Found');
  });
});

describe('enrolling', () => {
  const press = async (): Promise<void> =>
    userEvent.click(await screen.findByRole('button', { name: 'Enroll Now' }));

  it('asks a visitor to log in, and brings them back [CAT-04]', async () => {
    const page = showCourse();
    await press();
    expect(toasts(page)).toEqual(['Please login first.']);
    expect(page.navigation.visited().at(-1)).toBe('/login?next=%2Fcourses%2Fadmission%2FDU');
    expect(page.api.requests.some(({ method }) => method === 'post')).toBe(false);
  });

  it('says so and goes to the units', async () => {
    const page = showCourse({ [enrol]: () => enrolled }, { user: aStudent });
    await press();
    await waitFor(() => expect(page.navigation.visited().at(-1)).toBe('/courses/admission/DU/units'));
    expect(toasts(page)).toEqual(['Enrollment successful!']);
    expect(page.api.requests.find(({ method }) => method === 'post')?.body).toEqual({
      studentId: aStudent._id,
      courseId: 'c1',
      category: 'admissionPrep',
    });
  });

  it('sends one request and shows one toast, however often the button is pressed [CAT-04]', async () => {
    let answer: (value: unknown) => void = () => undefined;
    const page = showCourse(
      { [enrol]: () => new Promise((resolve) => (answer = resolve)) },
      { user: aStudent },
    );
    const button = await screen.findByRole('button', { name: 'Enroll Now' });
    fireEvent.click(button);
    fireEvent.click(button);
    await userEvent.dblClick(button);
    answer(enrolled);
    await waitFor(() => expect(page.navigation.visited().at(-1)).toBe('/courses/admission/DU/units'));
    expect(page.api.requests.filter(({ method }) => method === 'post')).toHaveLength(1);
    expect(toasts(page)).toEqual(['Enrollment successful!']);
  });

  it('can be tried again after it failed', async () => {
    let tries = 0;
    const page = showCourse(
      {
        [enrol]: () => {
          tries += 1;
          if (tries === 1) throw refusal(0, 'transport', 'Network');
          return enrolled;
        },
      },
      { user: aStudent },
    );
    await press();
    await waitFor(() => expect(toasts(page)).toHaveLength(1));
    await press();
    await waitFor(() => expect(page.navigation.visited().at(-1)).toBe('/courses/admission/DU/units'));
  });

  it('goes to the units of a course in which the student is already enrolled [CAT-04]', async () => {
    const page = showCourse(
      {
        [enrol]: () => {
          throw refusal(409, 'catalog.already-enrolled', 'You are already enrolled in this course.');
        },
      },
      { user: aStudent },
    );
    await press();
    await waitFor(() => expect(page.navigation.visited().at(-1)).toBe('/courses/admission/DU/units'));
    expect(toasts(page)).toEqual(['You are already enrolled in this course.']);
  });

  it.each([
    ['not free', refusal(402, 'catalog.not-free', 'This course is not free.'), 'This course is not free.'],
    ['closed', refusal(410, 'catalog.enrolment-closed', 'Enrolment is closed.'), 'Enrolment is closed.'],
    ['out of reach', refusal(0, 'transport', 'Network'), 'Failed to enroll in course'],
  ])('stays on the page when it is %s', async (_, error, text) => {
    const page = showCourse(
      {
        [enrol]: () => {
          throw error;
        },
      },
      { user: aStudent },
    );
    await press();
    await waitFor(() => expect(toasts(page)).toEqual([text]));
    expect(page.navigation.visited()).toEqual(['/courses/admission/DU']);
  });

  it('goes to the log-in when the session has ended', async () => {
    const page = showCourse(
      {
        [enrol]: () => {
          throw refusal(401, 'common.unauthenticated', 'Please log in.');
        },
      },
      { user: aStudent },
    );
    await press();
    await waitFor(() => expect(page.navigation.visited().at(-1)).toMatch(/^\/login\?next=/u));
    expect(toasts(page)).toEqual(['Please login first.']);
  });

  it('is not offered to an enrolled student: View Course links to the units [CAT-03]', async () => {
    showCourse({}, { user: aStudent, course: { isEnrolled: true } });
    expect(await screen.findByRole('link', { name: 'View Course' })).toHaveProperty(
      'pathname',
      '/courses/admission/DU/units',
    );
    expect(screen.queryByRole('button', { name: 'Enroll Now' })).toBeNull();
  });
});
