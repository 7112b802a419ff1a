import { ApiError } from '@pathshala/web-kit/api-error';
import { openRichText } from '@pathshala/admin-kit/testing/open-rich-text';
import { anAdmin, type FakeHandler, refusal, renderRemotePart } from '@pathshala/web-kit/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Root } from '../../root.tsx';
import { bankQuestion, facets, storedCourse as stored } from '../../samples.ts';

const listPath = '/boss/course-management/university-courses';
const emptyList = { items: [], total: 0, page: 1, pageSize: 10 };
/** The buttons with this name. Much faster than `getByRole`, which computes the style of each part of the page. */
const buttons = (name: string | RegExp, root: ParentNode = document) =>
  [...root.querySelectorAll('button')].filter((button) => {
    const own = button.getAttribute('aria-label') ?? button.textContent;
    return typeof name === 'string' ? own === name : name.test(own);
  });
const press = (name: string | RegExp, root?: ParentNode) => {
  const [button, ...others] = buttons(name, root);
  if (!button || others.length > 0)
    throw new Error(`${others.length + (button ? 1 : 0)} buttons: ${String(name)}`);
  fireEvent.click(button);
};
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
/** A question is loaded with the first one that is asked. */
const shownDialog = () => document.querySelector<HTMLElement>('[role="dialog"], dialog[open]');
const findDialog = () =>
  waitFor(() => {
    const dialog = shownDialog();
    if (!dialog) throw new Error('No dialog is open.');
    return dialog;
  });
const answer = async (name: string) => {
  press(name, await findDialog());
  await waitFor(() => expect(shownDialog()).toBeNull());
};

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

function toUnits(): void {
  type('Name', 'Dhaka');
  press('Next');
}

async function toYears(): Promise<void> {
  toUnits();
  addUnit('A');
  await screen.findByDisplayValue('A');
  press('Next');
  press(/^Add year/u);
  fireEvent.change(await screen.findByLabelText('Year'), { target: { value: '2024' } });
}

const openStored = async (api: Readonly<Record<string, FakeHandler>> = {}) => {
  const part = open('/boss/edit-admission-course/c1', {
    'get /admissioncourse/universities/{id}': () => stored,
    ...api,
  });
  await screen.findByDisplayValue('Stored course');
  return part;
};

const draftOf = (courseId: string) => localStorage.getItem(`persist:university:${anAdmin._id}:${courseId}`);

beforeAll(async () => {
  // The page and the kit's questions come in files of their own; reading them the first time takes longer than a test waits.
  await import('./university-wizard-page.tsx');
});
beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('scrollTo', () => undefined);
  Element.prototype.scrollIntoView = () => undefined;
});

describe('the first step', () => {
  it('starts with one empty entry in each of the three text lists [ADM-02]', async () => {
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
    screen.getByText('2 to correct');
    type('Name', 'D');
    expect(screen.getByLabelText('Name').getAttribute('aria-invalid')).not.toBe('true');
  });
});

describe('the units step', () => {
  it('asks for at least one unit before it goes on [ADM-02]', async () => {
    await openNew();
    toUnits();
    press('Next');
    screen.getByText('Please add at least one unit.');
    expect(screen.queryByLabelText('New unit')).not.toBeNull();
  });

  it('adds the unit that is typed when its author goes on without Add, and keeps the text in the draft', async () => {
    await openNew();
    toUnits();
    type('New unit', 'B unit');
    await waitFor(() => expect(draftOf('new')).toContain('B unit'));
    press('Next');
    expect(await screen.findAllByText('B unit')).not.toEqual([]);
    press('Back');
    expect(screen.getByLabelText('New unit')).toHaveProperty('value', '');
    type('New unit', ' b UNIT ');
    press('Next');
    await screen.findByText(/^Another unit has this name\. Press Add unit/u);
    expect(screen.getByLabelText('New unit')).toHaveProperty('value', ' b UNIT ');
  });

  it('warns when a course that is edited has none [ADM-02]', async () => {
    await openStored();
    press('Next');
    press('Remove Science');
    expect(await screen.findByText('No units available. Please add a unit.')).not.toBeNull();
  });

  it('asks before it removes a unit with years, and shows how many years it has', async () => {
    await openNew();
    await toYears();
    press('Back');
    press('Remove A');
    within(await findDialog()).getByText(/Its year with all its questions/u);
    await answer('Remove');
    await waitFor(() => expect(screen.queryByDisplayValue('A')).toBeNull());
  });

  it('replaces a unit of the same name only after a confirmation', async () => {
    await openNew();
    await toYears();
    press('Back');
    addUnit(' a ');
    within(await findDialog()).getByText(/with 1 year\./u);
    await answer('Cancel');
    screen.getByText(/^1 year/u);
    press('Add unit');
    await answer('Replace');
    expect(await screen.findByText(/^0 years/u)).not.toBeNull();
  });
});

describe('saving', () => {
  it('creates the course, deletes the draft and goes to the list [ADM-02]', async () => {
    const { api, navigation, services } = await openNew({
      'post /admissioncourse/universities': () => ({ ...stored, _id: 'c9', name: 'Dhaka' }),
    });
    await toYears();
    press('Save');
    await waitFor(() => expect(navigation.location.get().pathname).toBe(listPath));
    expect(api.requests.find(({ method }) => method === 'post')?.body).toMatchObject({
      name: 'Dhaka',
      units: [{ unitName: 'A', years: [{ year: '2024', timeLimit: 60 }] }],
    });
    expect(services.toast.shown.get().map(({ text }) => text)).toEqual(['Dhaka is saved.']);
    expect(Object.keys(localStorage).filter((key) => key.startsWith('persist:'))).toEqual([]);
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

  it('takes a question of the bank into a subject of a year [EXM-18]', async () => {
    await openNew({
      'get /questions': () => ({ items: [bankQuestion], total: 1, page: 1, pageSize: 10 }),
      'get /questions/facets': () => facets,
    });
    await toYears();
    press('Add subject');
    press('Take from the question bank');
    fireEvent.click(await within(await findDialog()).findByLabelText('Unit of force?'));
    press('Add 1 question', await findDialog());
    expect(await screen.findAllByText('1 question')).not.toEqual([]);
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
    type(/^Time limit/u, '700');
    press(/1\. University/u);
    press(/3\. Years/u);
    press('Save');
    await waitFor(() =>
      expect(screen.getByLabelText(/^Time limit/u).getAttribute('aria-invalid')).toBe('true'),
    );
    expect(screen.getByLabelText(/^Time limit/u)).toHaveProperty('value', '700');
    expect(document.activeElement).toBe(screen.getByLabelText(/^Time limit/u));
    screen.getByText(/A › 2024 › Time limit \(minutes\) › Give a time limit/u);
  });

  it('opens the question in which something is missing', async () => {
    const { api } = await openNew();
    await toYears();
    press('Add subject');
    type('Subject', 'Physics');
    press('Add question');
    press(/1\. University/u);
    press(/3\. Years/u);
    press('Save');
    const missing = 'Please fill in the question, all options, and select at least one correct option.';
    expect((await screen.findAllByText(missing)).length).toBeGreaterThan(0);
    screen.getByText('1 to correct');
    expect((await screen.findAllByText('has an error')).length).toBeGreaterThan(0);
    expect(api.requests.some(({ method }) => method === 'post')).toBe(false);
  });

  it('changes a stored course and keeps the ids of its parts', async () => {
    const { api } = await openStored({
      'put /admissioncourse/universities/{id}': () => ({ ...stored, name: 'Stored course!' }),
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
  it('survives a reload, with its step [ADM-02]', async () => {
    await openNew();
    toUnits();
    await waitFor(() => expect(draftOf('new')).toContain('Dhaka'));
    cleanup();
    open('/boss/create-university');
    await screen.findByText(/This is your draft/u);
    screen.getByLabelText('New unit');
    press('Back');
    expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Dhaka');
  });

  it('is cleared by Reset, which asks first and goes back to the first step', async () => {
    const { navigation } = await openNew();
    toUnits();
    await waitFor(() => expect(draftOf('new')).toContain('Dhaka'));
    press('Reset');
    await answer('Cancel');
    screen.getByLabelText('New unit');
    press('Reset');
    await answer('Reset');
    expect(await screen.findByLabelText('Name')).toHaveProperty('value', '');
    expect(draftOf('new')).toBeNull();
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

  it('deletes only after saying how many are enrolled [ADM-02]', async () => {
    const { api, navigation } = await openStored({
      'delete /admissioncourse/universities/{id}': () => ({ _id: 'c1', enrolledCount: 7 }),
    });
    press('Delete');
    within(await findDialog()).getByText('7 students are enrolled in this course.');
    expect(api.requests.some(({ method }) => method === 'delete')).toBe(false);
    await answer('Delete');
    await waitFor(() => expect(navigation.location.get().pathname).toBe(listPath));
  });

  it('says when somebody has changed the course since the draft began', async () => {
    const { navigation } = await openStored();
    type('Name', 'Stored course!');
    navigation.navigator.push('/boss/nothing-here');
    await screen.findByText('Page Not Found');
    cleanup();
    open('/boss/create-university/c1', {
      'get /admissioncourse/universities/{id}': () => ({ ...stored, rev: 5, name: 'Changed by another' }),
    });
    await screen.findByText(/has changed since then/u);
    expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Stored course!');
    press('Show the saved version instead');
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
        return { ...theirs, rev: 6 };
      },
    });
    type('Name', 'Stored course!');
    press('Save');
    return { ...part, both: within(await findDialog()) };
  };
  const saved = (part: Awaited<ReturnType<typeof openStored>>) =>
    part.api.requests.filter(({ method }) => method === 'put').map(({ body }) => body);

  it('is shown beside what the author changed, field by field, and nothing is saved [ADM-02]', async () => {
    const { both, ...part } = await opened();
    both.getByText(/Rahima changed this on/u);
    const places = (await findDialog()).querySelectorAll('ul > li');
    expect([...places].map(({ textContent }) => textContent)).toEqual([
      'NameYoursStored course!StoredTheir course',
    ]);
    press('Continue editing');
    expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Stored course!');
    expect(saved(part)).toMatchObject([{ rev: 4 }]);
  });

  it('gets the changes of the author, and no other, if the author chooses so', async () => {
    const part = await opened();
    press('Keep mine');
    await waitFor(() => expect(part.navigation.location.get().pathname).toBe(listPath));
    expect(saved(part)).toMatchObject([{ rev: 4 }, { rev: 5, name: 'Stored course!', enrollmentFee: 90 }]);
  });

  it('replaces the draft if the author chooses so, and a later save starts from it', async () => {
    const part = await opened();
    press('Take theirs');
    expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Their course');
    expect(screen.queryByText('Rahima changed this.')).toBeNull();
    press('Save');
    await waitFor(() => expect(saved(part)).toMatchObject([{ rev: 4 }, { rev: 5, name: 'Their course' }]));
  });

  it('is not overwritten by an older draft, however often the page is opened [ADM-02]', async () => {
    await openStored();
    type('Name', 'Stored course!');
    for (const text of ['Stored course!a', 'Stored course!ab']) {
      cleanup();
      open('/boss/create-university/c1', { 'get /admissioncourse/universities/{id}': () => theirs });
      await screen.findByText(/has changed since then/u);
      type('Name', text);
    }
    cleanup();
    expect(draftOf('c1')).toContain('Stored course!ab');
    const { api } = open('/boss/create-university/c1', {
      'get /admissioncourse/universities/{id}': () => theirs,
      'put /admissioncourse/universities/{id}': () => {
        throw refusal(409, 'common.edited-meanwhile', 'Rahima changed this.');
      },
    });
    await screen.findByDisplayValue('Stored course!ab');
    press('Save');
    within(await findDialog()).getByText('Two versions');
    expect(api.requests.find(({ method }) => method === 'put')?.body).toMatchObject({ rev: 4 });
  });
});

describe('the key of a past exam that was sat', () => {
  it('is refused with the way to the key correction', async () => {
    const option = (_id: string, isCorrect: boolean) => ({ _id, text: `<p>${_id}</p>`, isCorrect });
    const texts = { question: '<p>1 + 1?</p>', explanation: '' };
    const mcq = { _id: 'q1', ...texts, points: 1, options: [option('a', true), option('b', false)] };
    const subjects = [{ subjectName: 'Maths', mandatory: true, mcqs: [mcq] }];
    const numbers = { timeLimit: 60, totalMarks: 1, requiredSubjects: 1, negativeMarkingPercentage: 25 };
    const years = [{ _id: 'y1', year: 2024, ...numbers, subjects }];
    await openStored({
      'get /admissioncourse/universities/{id}': () => ({
        ...stored,
        units: [{ _id: 'u1', unitName: 'Science', years }],
      }),
      'put /admissioncourse/universities/{id}': () => {
        throw new ApiError('Students have sat this past exam.', {
          status: 409,
          code: 'catalog.key-sat',
          fields: { 'units.0.years.0.subjects.0.mcqs.0': 'This changes the right answer.' },
        });
      },
    });
    press('Save');
    await screen.findByText('Students have sat this past exam.');
    const link = screen.getByRole('link', { name: 'Correct the key' });
    expect(link).toHaveProperty('pathname', '/boss/key-correction/y1');
    expect(link).toHaveProperty('search', '?question=q1');
  });
});

describe('text that looks like HTML', () => {
  it('is sent as text, and shown in the form as it is typed [ADM-02]', async () => {
    const { api, container } = await openStored({
      'put /admissioncourse/universities/{id}': () => stored,
    });
    const field = await openRichText('Description, in English');
    await userEvent.setup({ delay: null }).keyboard('<img src=x onerror=alert(1)> & <b>');
    expect(field.textContent).toContain('<img src=x onerror=alert(1)> & <b>');
    expect(container.querySelectorAll('img[src=x]')).toHaveLength(0);
    press('Save');
    await waitFor(() => expect(api.requests.some(({ method }) => method === 'put')).toBe(true));
    expect(api.requests.find(({ method }) => method === 'put')?.body).toMatchObject({
      description: expect.stringContaining('&lt;img src=x onerror=alert(1)&gt; &amp; &lt;b&gt;') as string,
    });
  });
});
