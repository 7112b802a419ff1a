import type { EnrolledCourse } from '@pathshala/svc-catalog-contract/enrolment';
import { aStudent, refusal, renderRemotePart, type FakeHandler } from '@pathshala/web-kit/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Root } from '../../root.tsx';
import { academicCard, admissionCard, enrolledCourse, pageOf } from '../../samples.ts';

const show = (at: string, api: Readonly<Record<string, FakeHandler>>) =>
  renderRemotePart(<Root />, { at, language: 'en', api });

const both = {
  'get /admissioncourse/universities': () => pageOf(admissionCard),
  'get /academiccourse/academicCourses': () => pageOf(academicCard),
};

describe('the courses', () => {
  it('shows a few of each kind, and where the others are [CAT-02]', async () => {
    show('/courses', both);
    expect(await screen.findByRole('link', { name: 'Dhaka University' })).toHaveProperty(
      'pathname',
      '/courses/admission/DU',
    );
    expect(await screen.findByRole('link', { name: 'SSC Physics' })).toHaveProperty(
      'pathname',
      '/courses/academic/a1',
    );
    const more = screen.getAllByRole('link', { name: /^Show More/u });
    expect(more.map((link) => link.getAttribute('href'))).toEqual([
      '/courses/admission',
      '/courses/academic',
    ]);
  });

  it('links to the units of a course in which the student is enrolled [CAT-02]', async () => {
    show('/courses/admission', {
      'get /admissioncourse/universities': () => pageOf({ ...admissionCard, isEnrolled: true }),
    });
    expect(await screen.findByRole('link', { name: 'Dhaka University' })).toHaveProperty(
      'pathname',
      '/courses/admission/DU/units',
    );
  });

  it('names the next live class of each course where those with live classes are asked for [NEW-02]', async () => {
    const nextSessionAt = new Date(Date.now() + 24 * 3_600_000).toISOString();
    const undated = { ...academicCard, _id: 'a2', title: 'HSC Physics' };
    const { api } = show('/courses/academic?sessions=with', {
      'get /academiccourse/academicCourses': () => pageOf({ ...academicCard, nextSessionAt }, undated),
    });
    await screen.findByText(/^Class 10 · Next live class: Tomorrow, \d+:\d\d [ap]m$/u);
    screen.getByText('Class 10 · Date of the next live class to be announced');
    expect(api.requests.some(({ query }) => 'sessions' in (query ?? {}))).toBe(true);
  });

  it('goes on taking letters into the search while the list follows', async () => {
    const { api } = show('/courses/admission', both);
    await userEvent.type(await screen.findByRole('searchbox'), 'dha');
    await waitFor(() => expect(api.requests.at(-1)?.query).toMatchObject({ q: 'dha' }));
    await userEvent.keyboard('ka');
    await waitFor(() => expect(api.requests.at(-1)?.query).toMatchObject({ q: 'dhaka' }));
    expect(screen.getByRole('searchbox')).toHaveProperty('value', 'dhaka');
  });

  it('says that there are none [CAT-02]', async () => {
    show('/courses/admission', { 'get /admissioncourse/universities': () => pageOf() });
    await screen.findByText('No courses available.');
    expect(screen.queryByRole('button', { name: 'Show all courses' })).toBeNull();
  });

  it('draws a cover for a course without a picture [CAT-02]', async () => {
    const { container } = show('/courses/admission', both);
    await screen.findByRole('link', { name: 'Dhaka University' });
    expect(container.querySelector('li img')).toBeNull();
    expect(container.querySelector('li svg')).not.toBeNull();
  });

  it('shows the error and tries again', async () => {
    let isDown = true;
    show('/courses/academic', {
      'get /academiccourse/academicCourses': () => {
        if (isDown) throw refusal(500, 'common.internal', 'It does not answer.');
        return pageOf(academicCard);
      },
    });
    await screen.findByText('It does not answer.');
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'SSC Physics' })).not.toBeNull());
  });
});

describe('filtering a list of courses', () => {
  it('requests what the URL says', async () => {
    const { api } = show(
      '/courses/academic?q=phy&price=paid&sort=-fee&page=2&classLevel=Class+10&level=beginner',
      both,
    );
    await screen.findByRole('link', { name: 'SSC Physics' });
    expect(api.requests.map(({ query }) => query)).toContainEqual({
      page: 2,
      q: 'phy',
      price: 'paid',
      sort: '-fee',
      classLevel: 'Class 10',
      level: 'beginner',
    });
  });

  it('ignores unknown values', async () => {
    const { api } = show('/courses/admission?price=cheap&sort=colour&page=-3', both);
    await screen.findByRole('link', { name: 'Dhaka University' });
    expect(api.requests[0]?.query).toEqual({ page: 1 });
  });

  it('keeps a choice in the address and goes back to the first page [CAT-02]', async () => {
    const { navigation } = show('/courses/academic?page=2', both);
    await screen.findByRole('option', { name: 'Class 10' });
    await userEvent.selectOptions(screen.getByLabelText('Class'), 'Class 10');
    expect(navigation.location.get().search).toBe('?classLevel=Class+10');
    await userEvent.selectOptions(screen.getByLabelText('Price'), 'Free');
    expect(navigation.location.get().search).toBe('?classLevel=Class+10&price=free');
  });

  it('searches while the reader types [CAT-02]', async () => {
    const { navigation } = show('/courses/admission', both);
    await userEvent.type(await screen.findByRole('searchbox'), 'dhaka');
    await waitFor(() => expect(navigation.location.get().search).toBe('?q=dhaka'));
  });

  it('offers everything when nothing fits', async () => {
    const { navigation } = show('/courses/academic?q=zzz&level=advanced&sort=name', {
      'get /academiccourse/academicCourses': () => pageOf(),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Show all courses' }));
    expect(navigation.location.get().search).toBe('?sort=name');
  });

  it('turns the pages of ten [CAT-02]', async () => {
    const { navigation } = show('/courses/admission', {
      'get /admissioncourse/universities': ({ query }) => ({
        items: [admissionCard],
        total: 23,
        page: query['page'],
        pageSize: 10,
      }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Next' }));
    expect(navigation.visited()).toEqual(['/courses/admission', '/courses/admission?page=2']);
    await userEvent.type(screen.getByRole('searchbox'), 'du');
    await waitFor(() => expect(navigation.location.get().search).toBe('?q=du'));
    // Turning pages is a step that Back undoes; looking for something is not.
    expect(navigation.visited()).toEqual(['/courses/admission', '/courses/admission?q=du']);
  });

  it.each([
    [0, 'No courses available.'],
    [23, 'There is nothing left on this page.'],
  ])('says one thing on a page past the end of %i courses', async (total, text) => {
    show('/courses/admission?q=du&page=7', {
      'get /admissioncourse/universities': () => ({ items: [], total, page: 7, pageSize: 10 }),
    });
    await screen.findByText(text);
    const said = ['No courses available.', 'There is nothing left on this page.', '23 courses'];
    expect(said.filter((one) => screen.queryByText(one) !== null)).toEqual([text]);
  });
});

describe('the courses of a student', () => {
  const academic: EnrolledCourse = {
    ...enrolledCourse,
    enrolmentId: 'en2',
    courseId: 'a1',
    courseKind: 'academic',
    category: 'academic',
    name: 'SSC Physics',
    courseCode: '',
  };
  const showMine = (at: string) =>
    renderRemotePart(<Root />, {
      at,
      language: 'en',
      user: aStudent,
      api: {
        ...both,
        'get /students/student/enrolledcourses/{id}': () => pageOf(enrolledCourse, academic),
      },
    });

  it('come first, with their progress and the way on [CAT-02]', async () => {
    showMine('/courses');
    const mine = within(await screen.findByRole('list', { name: 'Your courses' }));
    expect(mine.getAllByRole('link', { name: 'Continue' }).map((link) => link.getAttribute('href'))).toEqual([
      '/courses/admission/DU/units',
      '/courses/academic/a1/subjects',
    ]);
    expect(mine.queryByText(/last day/u)).toBeNull();
    expect(mine.getAllByRole('progressbar').map((bar) => bar.getAttribute('value'))).toEqual(['40', '40']);
  });

  it('say the last day of a course, in bold when it comes within a week [STP-04]', async () => {
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    renderRemotePart(<Root />, {
      at: '/courses',
      language: 'en',
      user: aStudent,
      api: {
        ...both,
        'get /students/student/enrolledcourses/{id}': () =>
          pageOf({ ...enrolledCourse, accessUntil: inDays(30) }, { ...academic, accessUntil: inDays(3) }),
      },
    });
    const mine = within(await screen.findByRole('list', { name: 'Your courses' }));
    const days = mine.getAllByText(/^Your last day: \d/u);
    expect(days.map(({ tagName }) => tagName)).toEqual(['P', 'STRONG']);
  });

  it('say that they failed to load, above the list, and are asked for again [CAT-04]', async () => {
    let isDown = true;
    renderRemotePart(<Root />, {
      at: '/courses/admission',
      language: 'en',
      user: aStudent,
      api: {
        ...both,
        'get /students/student/enrolledcourses/{id}': () => {
          if (isDown) throw refusal(503, 'common.unavailable', 'The service is busy.');
          return pageOf(enrolledCourse);
        },
      },
    });
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText('Failed to fetch enrolled courses').tagName).toBe('P');
    expect(alert.queryByText('The service is busy.')).not.toBeNull();
    await screen.findByRole('link', { name: 'Dhaka University' });
    isDown = false;
    await userEvent.click(alert.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('list', { name: 'Your courses' });
  });

  it('are those of the kind in its list, and none in a search', async () => {
    showMine('/courses/academic');
    const mine = within(await screen.findByRole('list', { name: 'Your courses' }));
    expect(mine.getAllByRole('listitem')).toHaveLength(1);
    await userEvent.type(screen.getByRole('searchbox'), 'phy');
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Your courses' })).toBeNull());
  });
});

describe('a search that finds nothing as typed', () => {
  it('says which words it went by instead [CAT-02]', async () => {
    show('/courses/admission?q=ducks', {
      'get /admissioncourse/universities': () => ({ ...pageOf(admissionCard), near: ['dhaka'] }),
    });
    await screen.findByText('No course has “ducks”. These are for “dhaka”.');
    expect(screen.getByRole('status').textContent).toContain('1 course');
  });

  it('suggests what the filters hide, or else the best rated courses', async () => {
    const only = (wanted: object) => ({
      'get /academiccourse/academicCourses': ({ query }: { readonly query: object }) =>
        JSON.stringify(query) === JSON.stringify(wanted) ? pageOf(academicCard) : pageOf(),
    });
    show('/courses/academic?q=physics&level=advanced', only({ q: 'physics', pageSize: 3 }));
    const hidden = await screen.findByRole('list', { name: 'Without the filters' });
    expect(within(hidden).getAllByRole('listitem')).toHaveLength(1);
    cleanup();
    show('/courses/academic?q=zzz', only({ sort: '-rating', pageSize: 3 }));
    const others = await screen.findByRole('list', { name: 'Perhaps one of these' });
    expect(within(others).getAllByRole('listitem')).toHaveLength(1);
  });
});

describe('the filters on a phone', () => {
  it('open and close, and say how many are set', async () => {
    show('/courses/academic?level=beginner&sort=fee', both);
    const button = await screen.findByRole('button', { name: 'Filters and sorting (2 set)' });
    expect(button.getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(button);
    expect(button.getAttribute('aria-expanded')).toBe('true');
  });
});
