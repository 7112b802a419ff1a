import { refusal } from '@pathshala/web-kit/testing';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { storedAcademicCourse as stored } from '../../samples.ts';
import { open, pageOf } from '../../testing/boss-area.tsx';

const person = userEvent.setup({ delay: null });
const listPath = '/boss/course-management/academic-courses';
const read = 'get /academiccourse/academicCourses/{id}';
const put = 'put /academiccourse/academicCourses/{id}';

/** Much faster than `getByRole`, which computes the style of each part of the page. */
const press = (name: string | RegExp) => {
  const found = [...document.querySelectorAll('button')].filter((button) => {
    const own = button.getAttribute('aria-label') ?? button.textContent;
    return typeof name === 'string' ? own === name : name.test(own);
  });
  const [button, ...others] = found;
  if (!button || others.length > 0) throw new Error(`${found.length} buttons: ${String(name)}`);
  fireEvent.click(button);
};
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

async function openStored(api: Parameters<typeof open>[1] = {}) {
  const part = open('/boss/edit-academiccourse/a1', {
    [read]: () => stored,
    'get /academiccourse/academicCourses': () => pageOf([]),
    ...api,
  });
  await screen.findByDisplayValue('Physics');
  return part;
}

function openSubjects(): void {
  press('Next');
  press(/^Mechanics/u);
}

beforeAll(async () => {
  // The page is a chunk; its first import takes longer than a test waits.
  await import('./academic-wizard-page.tsx');
});
beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('scrollTo', () => undefined);
  Element.prototype.scrollIntoView = () => undefined;
});

describe('the details', () => {
  it('stay until all required fields are filled, each with its own mark [ADM-03]', async () => {
    open('/boss/create-academiccourse');
    await screen.findByLabelText('Title');
    press('Next');
    screen.getByText('Please fill in all required fields.');
    expect(screen.getByLabelText('Title').getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(screen.getByLabelText('Title'));
    screen.getByText('12 to correct');
    type('Title', 'P');
    expect(screen.getByLabelText('Title').getAttribute('aria-invalid')).not.toBe('true');
    fireEvent.change(screen.getByLabelText('Status'), { target: { value: 'draft' } });
    press('Next');
    screen.getByText(/has no subjects yet/u);
  });

  it('split and trim lists at commas, show the fee that results, and offer only the next statuses [ADM-03]', async () => {
    const { api } = await openStored({ [put]: () => stored });
    await person.type(screen.getByLabelText('Target audience', { selector: 'input' }), ' HSC , Medical ,');
    screen.getByText('৳400');
    type('Price', '১০০');
    screen.getByText('Free');
    const statuses = [...screen.getByLabelText<HTMLSelectElement>('Status').options];
    expect(statuses.map(({ value }) => value)).toEqual(['upcoming', 'active', 'inactive']);
    press('Save');
    await waitFor(() => expect(api.requests.some(({ method }) => method === 'put')).toBe(true));
    expect(api.requests.find(({ method }) => method === 'put')?.body).toMatchObject({
      targetAudience: ['SSC', 'HSC', 'Medical'],
      price: 100,
      rev: 4,
    });
  });
});

describe('the live classes', () => {
  it('take a date in Dhaka time and a length in Bengali digits, with what is wrong at its field [NEW-02]', async () => {
    const { api } = await openStored({ [put]: () => stored });
    press('Add session');
    const field = (name: string) => {
      const found = document.querySelector(`[name="interactiveSessions.0.${name}"]`);
      if (!found) throw new Error(`no field ${name}`);
      return found;
    };
    const write = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
    write('title', 'Questions');
    write('startsAt', '2026-02-01T20:00');
    write('durationMinutes', '৬০১');
    press('Next');
    expect(field('durationMinutes').getAttribute('aria-invalid')).toBe('true');
    screen.getByText('Write a whole number from 5 to 600, or leave it empty.');
    write('durationMinutes', '৯০');
    press('Save');
    await waitFor(() => expect(api.requests.some(({ method }) => method === 'put')).toBe(true));
    expect(api.requests.find(({ method }) => method === 'put')?.body).toMatchObject({
      interactiveSessions: [
        { title: 'Questions', startsAt: '2026-02-01T14:00:00.000Z', durationMinutes: 90, liveLink: '' },
      ],
    });
  });
});

describe('the subjects', () => {
  it('replace a unit that is added again: its id and with it its lessons stay [ADM-03]', async () => {
    const { api, navigation, services } = await openStored({ [put]: () => stored });
    openSubjects();
    type('Title of the new unit', ' Motion ');
    type(/^Description of the new unit/u, 'Speed');
    press('Add unit');
    expect(services.toast.shown.get()).toMatchObject([{ text: expect.stringMatching(/^Motion was there/u) }]);
    type('Title of the new unit', 'Motion');
    press('Add unit');
    fireEvent.keyDown(screen.getByLabelText('Move Force'), { key: 'ArrowUp' });
    press('Save');
    await waitFor(() => expect(navigation.location.get().pathname).toBe(listPath));
    const body = api.requests.find(({ method }) => method === 'put')?.body as typeof stored;
    expect(body.subjects[0]?.units.map(({ _id, title, description }) => [_id, title, description])).toEqual([
      ['u2', 'Force', ''],
      ['u1', 'Motion', 'Speed'],
      [undefined, 'Motion', ''],
    ]);
  });

  it('say how many lessons go with a unit, and survive Previous and a reload [ADM-03]', async () => {
    await openStored();
    openSubjects();
    press('Remove Motion');
    await screen.findByText('Its 3 lessons are deleted when you save the course.');
    press('Remove');
    await waitFor(() => expect(screen.queryByDisplayValue('Motion')).toBeNull());
    press('Previous');
    expect(screen.getByLabelText('Title')).toHaveProperty('value', 'Physics');
    press('Next');
    await waitFor(() => expect(localStorage.getItem('persist:academic:a1:a1') ?? '').not.toContain('Speed'));
    cleanup();
    open('/boss/edit-academiccourse/a1', { [read]: () => stored });
    await screen.findByText(/This is your draft/u);
    expect(screen.queryByDisplayValue('Motion')).toBeNull();
    screen.getByDisplayValue('Force');
  });
});

it('a course that somebody else has saved meanwhile is shown beside the draft [ADM-03]', async () => {
  let reads = 0;
  const { api } = await openStored({
    [read]: () => {
      reads += 1;
      return reads === 1 ? stored : { ...stored, rev: 5, language: 'English', changedBy: 'Rahima' };
    },
    [put]: ({ body }) => {
      if ((body as { rev: number }).rev !== 5)
        throw refusal(409, 'common.edited-meanwhile', 'Rahima changed this.');
      return { ...stored, rev: 6 };
    },
  });
  type('Title', 'Physics!');
  press('Save');
  await screen.findByText('Two versions');
  const entries = document.querySelectorAll('[role="dialog"] ul > li');
  expect([...entries].map(({ textContent }) => textContent)).toEqual(['TitleYoursPhysics!StoredPhysics']);
  press('Keep mine');
  await waitFor(() =>
    expect(api.requests.filter(({ method }) => method === 'put').map(({ body }) => body)).toMatchObject([
      { rev: 4 },
      { rev: 5, title: 'Physics!' },
    ]),
  );
});
