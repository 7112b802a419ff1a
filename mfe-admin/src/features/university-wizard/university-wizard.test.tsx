import { ApiError } from '@pathshala/web-kit/api-error';
import { anAdmin, type FakeHandler, refusal, renderRemotePart } from '@pathshala/web-kit/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Root } from '../../root.tsx';
import { texts } from '../../texts.ts';

const listPath = '/boss/course-management/university-courses';
const emptyList = { items: [], total: 0, page: 1, pageSize: 10 };
const user = userEvent.setup({ delay: null });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
/** The kit loads a question with the first one that is asked. */
const inDialog = async () => within(await screen.findByRole('dialog'));
const answer = async (name: string) =>
  fireEvent.click((await inDialog()).getByRole('button', { name }));

function open(at: string, api: Readonly<Record<string, FakeHandler>> = {}) {
  return renderRemotePart(<Root />, {
    at,
    language: 'en',
    user: anAdmin,
    api: { 'get /admissioncourse/universities': () => emptyList, ...api },
  });
}

const openNew = async (api: Readonly<Record<string, FakeHandler>> = {}) => {
  const part = open('/boss/create-university', api);
  await screen.findByLabelText('Name');
  return part;
};

function addUnit(name: string): void {
  type('New unit', name);
  press('Add unit');
}

async function toUnits(): Promise<void> {
  type('Name', 'Dhaka');
  press('Next');
  await screen.findByLabelText('New unit');
}

async function toYears(): Promise<void> {
  await toUnits();
  addUnit('A');
  press('Next');
  press(/^Add year/u);
  type('Year', '2024');
}

const stored = {
  _id: 'c1',
  name: 'Stored course',
  courseCode: 'ST',
  courseThumbnail: '',
  description: '',
  courseFeatures: [],
  subjectAreas: [],
  studentRequirements: [],
  enrollmentProcessSteps: [],
  enrollmentFee: 0,
  discountFee: 0,
  enrollmentDuration: '',
  testimonials: [],
  averageRating: 0,
  faqs: [],
  enrolledCount: 7,
  rev: 4,
  changedAt: null,
  changedBy: null,
  units: [{ _id: 'u1', unitName: 'Science', years: [] }],
};

const openStored = async (api: Readonly<Record<string, FakeHandler>> = {}) => {
  const part = open('/boss/edit-admission-course/c1', {
    'get /admissioncourse/universities/{id}': () => stored,
    ...api,
  });
  await screen.findByDisplayValue('Stored course');
  return part;
};

beforeAll(async () => {
  // The page comes in a file of its own; reading it the first time takes longer than a test waits.
  await Promise.all([texts.load('en'), import('./university-wizard-page.tsx')]);
});
beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('scrollTo', () => undefined);
  Element.prototype.scrollIntoView = () => undefined;
});

describe('the first step', () => {
  it('starts with one empty entry in each of the three text lists', async () => {
    await openNew();
    for (const name of ['Subject area 1', 'Requirement 1', 'Step 1']) {
      expect(screen.getByLabelText(name)).toHaveProperty('value', '');
    }
    expect(screen.queryByLabelText('Subject area 2')).toBeNull();
  });

  it('stays, with the words beside the field, while something is missing', async () => {
    await openNew();
    type(/^Course code/u, 'ঢাবি');
    press('Next');
    expect(screen.getByLabelText('Name').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getAllByText(/Give the course a name/u)).not.toHaveLength(0);
    type('Name', 'D');
    expect(screen.getByLabelText('Name').getAttribute('aria-invalid')).toBeNull();
  });
});

describe('the units step', () => {
  it('asks for at least one unit before it goes on', async () => {
    await openNew();
    await toUnits();
    press('Next');
    screen.getByText('Please add at least one unit.');
    expect(screen.queryByLabelText('New unit')).not.toBeNull();
  });

  it('warns when a course that is edited has none', async () => {
    await openStored();
    press('Next');
    press(/^Remove/u);
    expect(screen.queryByText('No units available. Please add a unit.')).not.toBeNull();
  });

  it('asks before it removes a unit with years, and shows how many years it has', async () => {
    await openNew();
    await toYears();
    press('Back');
    press(/^Remove/u);
    inDialog().getByText(/Its year with all its questions/u);
    await answer('Remove');
    expect(screen.queryByDisplayValue('A')).toBeNull();
  });

  it('replaces a unit of the same name only after a confirmation', async () => {
    await openNew();
    await toYears();
    press('Back');
    addUnit(' a ');
    inDialog().getByText(/with 1 year\./u);
    await answer('Cancel');
    screen.getByText('1 year');
    press('Add unit');
    await answer('Replace');
    expect(screen.queryByText('0 years')).not.toBeNull();
  });
});

describe('the questions of a year', () => {
  const question = async () => {
    await openNew();
    await toYears();
    press('Add subject');
    type('Subject', 'Physics');
    press('Add question');
  };

  it('start with four options and take six at most', async () => {
    await question();
    expect(screen.getAllByRole('radio')).toHaveLength(4);
    press('Add option');
    press('Add option');
    press('Add option');
    expect(screen.getAllByRole('radio')).toHaveLength(6);
    screen.getByText('You can add a maximum of 6 options.');
  });

  it('have one correct option: choosing one clears the others', async () => {
    await question();
    await userEvent.click(screen.getByLabelText('A is correct'));
    await userEvent.click(screen.getByLabelText('C is correct'));
    expect(screen.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).checked)).toEqual([
      false,
      false,
      true,
      false,
    ]);
  });

  it('are not left for the next one while something is missing', async () => {
    await question();
    press('Add question');
    screen.getByText('Please fill in the question, all options, and select at least one correct option.');
    expect(screen.queryByText('Questions (1)')).not.toBeNull();
  });

  it('are duplicated, moved and removed, asking first where something is written', async () => {
    await question();
    type('Question', 'First?');
    press('Duplicate question 1');
    await userEvent.clear(screen.getByLabelText('Question'));
    type('Question', 'Second?');
    press('Move question 2 up');
    press('Question 1');
    const rows = () => screen.getAllByRole('button', { name: /^Question \d/u }).map((row) => row.textContent);
    expect(rows()).toEqual(['Question 1Second?', 'Question 2First?']);
    press('Remove question 1');
    await answer('Cancel');
    expect(rows()).toHaveLength(2);
    press('Remove question 1');
    await answer('Remove');
    expect(rows()).toEqual(['Question 1First?']);
  });
});

describe('saving', () => {
  it('creates the course, deletes the draft and goes to the list', async () => {
    const { api, navigation, services } = await openNew({
      'post /admissioncourse/universities': ({ body }) => ({ ...(body as object), _id: 'c9' }),
    });
    await toYears();
    press('Save');
    await waitFor(() => expect(navigation.location.get().pathname).toBe(listPath));
    expect(api.requests.find(({ method }) => method === 'post')?.body).toMatchObject({
      name: 'Dhaka',
      units: [{ unitName: 'A', years: [{ year: '2024', timeLimit: 60 }] }],
    });
    expect(services.toast.shown.get().map(({ text }) => text)).toEqual(['Dhaka is saved.']);
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it('opens the step of a field that the server rejects, shows the error there, and keeps the text', async () => {
    const { navigation } = await openNew({
      'post /admissioncourse/universities': () => {
        throw new ApiError('The course is not complete yet.', {
          status: 422,
          code: 'catalog.course.incomplete',
          fields: { discountFee: 'The discount cannot be more than the fee.' },
        });
      },
    });
    await toYears();
    press('Save');
    expect(await screen.findByLabelText(/^Discount/u)).toHaveProperty('value', '0');
    expect(screen.getAllByText(/cannot be more than the fee/u).length).toBeGreaterThan(1);
    expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Dhaka');
    expect(navigation.location.get().pathname).toBe('/boss/create-university');
  });

  it('opens the year in which the server finds something', async () => {
    await openNew({
      'post /admissioncourse/universities': () => {
        throw new ApiError('The course is not complete yet.', {
          status: 422,
          code: 'catalog.course.incomplete',
          fields: { 'units.0.years.0.timeLimit': 'Give a time limit of 1 to 600 minutes.' },
        });
      },
    });
    await toYears();
    await userEvent.clear(screen.getByLabelText(/^Time limit/u));
    type(/^Time limit/u, '700');
    press('Save');
    await waitFor(() =>
      expect(screen.getByLabelText(/^Time limit/u).getAttribute('aria-invalid')).toBe('true'),
    );
    expect(document.activeElement).toBe(screen.getByLabelText(/^Time limit/u));
    screen.getByText(/A › 2024 › Give a time limit/u);
  });

  it('changes a stored course and keeps the ids of its parts', async () => {
    const { api } = await openStored({
      'put /admissioncourse/universities/{id}': ({ body }) => body,
    });
    type('Name', 'Stored course!');
    press('Save');
    await waitFor(() => expect(api.requests.some(({ method }) => method === 'put')).toBe(true));
    expect(api.requests.find(({ method }) => method === 'put')).toMatchObject({
      params: { id: 'c1' },
      body: { name: 'Stored course!', rev: 4, units: [{ _id: 'u1' }] },
    });
  });
});

describe('the draft', () => {
  const restoredName = () =>
    (
      JSON.parse(localStorage.getItem(`persist:university:${anAdmin._id}:new`) ?? 'null') as {
        values: { name: string };
      } | null
    )?.values.name;

  it('survives a reload, with its step', async () => {
    await openNew();
    await toUnits();
    await waitFor(() => expect(restoredName()).toBe('Dhaka'));
    cleanup();
    open('/boss/create-university');
    await screen.findByText(/This is your draft/u);
    screen.getByLabelText('New unit');
    press('Back');
    expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Dhaka');
  });

  it('is cleared by Reset, which asks first and goes back to the first step', async () => {
    const { navigation } = await openNew();
    await toUnits();
    await waitFor(() => expect(restoredName()).toBe('Dhaka'));
    press('Reset');
    await answer('Cancel');
    screen.getByLabelText('New unit');
    press('Reset');
    await answer('Reset');
    expect(screen.getByLabelText('Name')).toHaveProperty('value', '');
    expect(restoredName()).toBeUndefined();
    expect(navigation.location.get().pathname).toBe('/boss/create-university');
  });
});

describe('editing', () => {
  it('says that the course could not be loaded and tries again', async () => {
    let isDown = true;
    open('/boss/create-university/c1', {
      'get /admissioncourse/universities/{id}': () => {
        if (isDown) throw refusal(500, 'common.internal', 'It does not answer.');
        return stored;
      },
    });
    await screen.findByText('Failed to load university data');
    isDown = false;
    press('Try again');
    await waitFor(() => expect(screen.queryByDisplayValue('Stored course')).not.toBeNull());
  });

  it('deletes only after saying how many are enrolled', async () => {
    const { api, navigation } = await openStored({
      'delete /admissioncourse/universities/{id}': () => ({ _id: 'c1', enrolledCount: 7 }),
    });
    press('Delete');
    inDialog().getByText('7 students are enrolled in this course.');
    expect(api.requests.some(({ method }) => method === 'delete')).toBe(false);
    await answer('Delete');
    await waitFor(() => expect(navigation.location.get().pathname).toBe(listPath));
  });

  it('says when somebody has changed the course since the draft began', async () => {
    const { navigation } = await openStored();
    type('Name', 'Stored course!');
    const key = `persist:university:${anAdmin._id}:c1`;
    await waitFor(() => expect(localStorage.getItem(key)).not.toBeNull());
    navigation.navigator.push('/boss/nothing-here');
    await screen.findByText('Page Not Found');
    cleanup();
    open('/boss/create-university/c1', {
      'get /admissioncourse/universities/{id}': () => ({ ...stored, rev: 5, name: 'Changed by another' }),
    });
    await screen.findByText(/has changed since then/u);
    expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Stored course!');
    press('Show the saved course instead');
    expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Changed by another');
  });
});

describe('a course that somebody else has saved meanwhile', () => {
  const theirs = {
    ...stored,
    rev: 5,
    name: 'Their course',
    enrollmentFee: 90,
    changedBy: 'Rahima',
    changedAt: '2026-01-15T10:00:00.000Z',
  };
  const opened = async () => {
    let reads = 0;
    const part = await openStored({
      'get /admissioncourse/universities/{id}': () => {
        reads += 1;
        return reads === 1 ? stored : theirs;
      },
      'put /admissioncourse/universities/{id}': ({ body }) => {
        const { rev } = body as { rev: number };
        if (rev !== 5) throw refusal(409, 'common.edited-meanwhile', 'Rahima changed this.');
        return body;
      },
    });
    type('Name', 'Stored course!');
    press('Save');
    await screen.findByRole('dialog', { name: 'Two versions' });
    return part;
  };
  const saved = (part: Awaited<ReturnType<typeof openStored>>) =>
    part.api.requests.filter(({ method }) => method === 'put').map(({ body }) => body);

  it('is shown beside the draft, field by field, and nothing is saved', async () => {
    const part = await opened();
    inDialog().getByText(/Rahima changed this on/u);
    const places = inDialog().getAllByRole('listitem');
    expect(places.map(({ textContent }) => textContent)).toEqual([
      'NameYoursStored course!StoredTheir course',
      'Enrolment fee (৳)Yours0Stored90',
    ]);
    await answer('Continue editing');
    expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Stored course!');
    expect(saved(part)).toMatchObject([{ rev: 4 }]);
  });

  it('is replaced by the draft if the author chooses so', async () => {
    const part = await opened();
    await answer('Keep mine');
    await waitFor(() => expect(part.navigation.location.get().pathname).toBe(listPath));
    expect(saved(part)).toMatchObject([{ rev: 4 }, { rev: 5, name: 'Stored course!' }]);
  });

  it('replaces the draft if the author chooses so, and a later save starts from it', async () => {
    const part = await opened();
    await answer('Take theirs');
    expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Their course');
    expect(screen.queryByText('Rahima changed this.')).toBeNull();
    press('Save');
    await waitFor(() => expect(saved(part)).toMatchObject([{ rev: 4 }, { rev: 5, name: 'Their course' }]));
  });

  it('is not overwritten by an older draft, however often the page is opened', async () => {
    await openStored();
    type('Name', 'Stored course!');
    const key = `persist:university:${anAdmin._id}:c1`;
    await waitFor(() => expect(localStorage.getItem(key)).not.toBeNull());
    for (const letter of ['a', 'b']) {
      cleanup();
      open('/boss/create-university/c1', { 'get /admissioncourse/universities/{id}': () => theirs });
      await screen.findByText(/has changed since then/u);
      await userEvent.type(screen.getByLabelText('Name'), letter);
      await waitFor(() => expect(localStorage.getItem(key)).toContain(`!${letter === 'a' ? 'a' : 'ab'}`));
    }
    cleanup();
    const { api } = open('/boss/create-university/c1', {
      'get /admissioncourse/universities/{id}': () => theirs,
      'put /admissioncourse/universities/{id}': () => {
        throw refusal(409, 'common.edited-meanwhile', 'Rahima changed this.');
      },
    });
    await screen.findByDisplayValue('Stored course!ab');
    press('Save');
    await screen.findByRole('dialog', { name: 'Two versions' });
    expect(api.requests.find(({ method }) => method === 'put')?.body).toMatchObject({ rev: 4 });
  });
});

describe('the preview of the description', () => {
  it('shows the half that the reader sees', async () => {
    await openNew();
    type(/^Description/u, 'বাংলা $x$ | English $y$');
    const preview = (await screen.findByText('As students see it')).parentElement;
    expect(preview?.textContent).toContain('English');
    expect(preview?.textContent).not.toContain('বাংলা');
  });
});

describe('text that looks like HTML', () => {
  it('is sent as text, and shown in the preview as it is typed', async () => {
    const { api, container } = await openNew({
      'post /admissioncourse/universities': ({ body }) => ({ ...(body as object), _id: 'c9' }),
    });
    await toYears();
    press('Add subject');
    type('Subject', 'ICT');
    press('Add question');
    type('Question', 'Which tag makes a link? $x^2$');
    for (const [letter, text] of [
      ['A', '<a>'],
      ['B', '<b>'],
      ['C', '<p>'],
      ['D', '<img src=x onerror=alert(1)>'],
    ] as const)
      await userEvent.type(screen.getByRole('textbox', { name: `Option ${letter}` }), text);
    await userEvent.click(screen.getByLabelText('A is correct'));
    expect(container.querySelectorAll('img')).toHaveLength(0);
    expect(screen.getAllByText('<a>').length).toBeGreaterThan(1);
    press('Save');
    await waitFor(() => expect(api.requests.some(({ method }) => method === 'post')).toBe(true));
    const sent = api.requests.find(({ method }) => method === 'post')?.body;
    const texts = ['&lt;a&gt;', '&lt;b&gt;', '&lt;p&gt;', '&lt;img src=x onerror=alert(1)&gt;'];
    const options = texts.map((text) => ({ text }));
    expect(sent).toMatchObject({ units: [{ years: [{ subjects: [{ mcqs: [{ options }] }] }] }] });
  });

  it('is apart from a picture that the form puts into it, which stays a picture', async () => {
    const { api } = await openNew({
      'post /admissioncourse/universities': ({ body }) => ({ ...(body as object), _id: 'c9' }),
    });
    type('Name', 'Dhaka');
    press('Add a picture');
    await answer('Add');
    inDialog().getByText(/Choose a picture/u);
    const file = new File(['<svg/>'], 'x.svg', { type: 'image/svg+xml' });
    await userEvent.upload(inDialog().getByLabelText('Picture'), file);
    await userEvent.type(inDialog().getByLabelText('What it shows'), 'A "big" <b>');
    await answer('Add');
    const picture = await screen.findByAltText('A "big" <b>');
    expect(picture.getAttribute('src')).toBe('data:image/svg+xml;base64,PHN2Zy8+');
    press('Next');
    await userEvent.type(await screen.findByLabelText('New unit'), 'A{Enter}');
    press('Next');
    press('Save');
    await waitFor(() => expect(api.requests.some(({ method }) => method === 'post')).toBe(true));
    expect(api.requests.find(({ method }) => method === 'post')?.body).toMatchObject({
      description: '<img src="data:image/svg+xml;base64,PHN2Zy8+" alt="A &quot;big&quot; &lt;b&gt;" />',
    });
  });
});
