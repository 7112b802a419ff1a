import { defineRoute } from '@pathshala/contract-kit/route';
import { ApiError } from '@pathshala/web-kit/api-error';
import { anAdmin, refusal, renderRemotePart, type RenderOptions } from '@pathshala/web-kit/testing';
import { useServices } from '@pathshala/web-kit/services';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { AdminProvider } from '../theme/admin-provider.tsx';
import { AdminForm } from './admin-form.tsx';
import { NumberField } from './fields/number-field.tsx';
import { TextField } from './fields/text-field.tsx';
import { SaveBar } from './save/save-bar.tsx';
import { useAdminForm } from './use-admin-form.ts';

const schema = z.object({
  title: z.string().trim().min(1).max(20),
  minutes: z.number().min(1).max(600),
});
const values = { title: 'Physics', minutes: 60 };
const stored = z.object({
  rev: z.number(),
  values: schema.optional(),
  changedBy: z.string().optional(),
  changedAt: z.iso.datetime().optional(),
});
const readExam = defineRoute({
  method: 'get',
  path: '/exam',
  access: 'admin',
  summary: 'Read',
  answer: stored,
});
const saveExam = defineRoute({
  method: 'put',
  path: '/exam',
  access: 'admin',
  summary: 'Save',
  body: schema.extend({ rev: z.number().optional() }),
  answer: stored,
});
const draftKey = `persist:exam:${anAdmin._id}:e1`;

type Answer = (sent: z.output<typeof schema>, rev: number | undefined) => unknown;

interface ExamFormProps {
  readonly onSaved: () => void;
  readonly renders: string[];
}

function ExamForm({ onSaved, renders }: ExamFormProps) {
  const { api } = useServices();
  renders.push('form');
  const form = useAdminForm({
    schema,
    defaultValues: values,
    rev: 3,
    draft: { name: `exam:${anAdmin._id}:e1` },
    save: (body, { rev }) => api.call('put', '/exam', { body: { ...body, rev } }),
    loadStored: () => api.call('get', '/exam', {}),
    onSaved,
  });
  return (
    <AdminForm form={form}>
      <TextField name="title" label="Title" />
      <NumberField name="minutes" label="Minutes" />
      <SaveBar />
    </AdminForm>
  );
}

function open(answer: Answer = () => ({ rev: 4 }), options: RenderOptions = {}) {
  const onSaved = vi.fn<() => void>();
  const renders: string[] = [];
  const sent: unknown[] = [];
  const part = renderRemotePart(
    <AdminProvider>
      <ExamForm onSaved={onSaved} renders={renders} />
    </AdminProvider>,
    {
      user: anAdmin,
      ...options,
      routes: [readExam, saveExam],
      api: {
        'put /exam': ({ body }) => {
          sent.push(body);
          return answer(body as never, (body as { rev?: number }).rev);
        },
        ...options.api,
      },
    },
  );
  return { ...part, onSaved, renders, sent };
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const ctrlS = () => fireEvent.keyDown(document.activeElement ?? document.body, { key: 's', ctrlKey: true });
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

beforeEach(() => localStorage.clear());

describe('saving a form', () => {
  it('sends what the schema parses, with Bengali digits as numbers, and is unchanged afterwards', async () => {
    const { sent, onSaved } = open();
    type('Title', ' Chemistry ');
    type('Minutes', '৯০');
    screen.getByText('Not saved yet');
    press('Save');
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
    expect(sent).toEqual([{ title: 'Chemistry', minutes: 90, rev: 3 }]);
    expect(screen.getByLabelText('Minutes')).toHaveProperty('value', '৯০');
    expect(screen.queryByText('Not saved yet')).toBeNull();
    ctrlS();
    await waitFor(() => expect(sent[1]).toMatchObject({ rev: 4 }));
  });

  it('says in words what is wrong, jumps to it, and clears it with the next change', async () => {
    const { sent } = open();
    type('Title', '');
    type('Minutes', 'one hour');
    ctrlS();
    await screen.findByText('2 places need your attention');
    screen.getByText('Fill this in.');
    screen.getByText('Write a number.');
    expect(document.activeElement).toBe(screen.getByLabelText('Title'));
    press('Minutes › Write a number.');
    expect(document.activeElement).toBe(screen.getByLabelText('Minutes'));
    type('Minutes', '700');
    expect(screen.queryByText('Write a number.')).toBeNull();
    expect(screen.getByLabelText('Minutes')).toHaveProperty('value', '700');
    expect(sent).toEqual([]);
  });

  it('shows the server’s errors at their fields and keeps what was typed', async () => {
    open(() => {
      throw new ApiError('The exam is not complete yet.', {
        status: 422,
        code: 'exams.incomplete',
        fields: { minutes: 'Too long for this hall.' },
      });
    });
    type('Minutes', '500');
    press('Save');
    await screen.findByText('The exam is not complete yet.');
    expect(document.activeElement).toBe(screen.getByLabelText('Minutes'));
    expect(screen.getByLabelText('Minutes')).toHaveProperty('value', '500');
    type('Minutes', '50');
    expect(screen.queryByText('Too long for this hall.')).toBeNull();
  });

  it('scrolls to a failure that belongs to no field, and focuses it', async () => {
    const scrolled = vi.spyOn(HTMLElement.prototype, 'scrollIntoView');
    open(() => {
      throw refusal(404, 'exams.parent-not-found', 'The subject does not exist any more.');
    });
    press('Save');
    const alert = await screen.findByRole('alert');
    await waitFor(() => expect(document.activeElement).toBe(alert));
    expect(alert.textContent).toContain('The subject does not exist any more.');
    expect(scrolled.mock.contexts).toEqual([alert]);
    press('Save');
    await waitFor(() => expect(scrolled).toHaveBeenCalledTimes(2));
    expect(document.activeElement).toBe(screen.getByRole('alert'));
  });

  it('does not render the form again while somebody types', () => {
    const { renders } = open();
    const before = renders.length;
    for (const text of ['A', 'AB', 'ABC']) type('Title', text);
    expect(renders).toHaveLength(before);
  });
});

describe('the draft of a form', () => {
  it('survives a reload, says so, and can be discarded, also by mistake', async () => {
    open();
    type('Title', 'Half done');
    cleanup();
    open();
    await screen.findByText(/This is your draft of/u);
    expect(screen.getByLabelText('Title')).toHaveProperty('value', 'Half done');
    press('Show the saved version instead');
    expect(screen.getByLabelText('Title')).toHaveProperty('value', 'Physics');
    expect(localStorage.getItem(draftKey)).toBeNull();
    fireEvent.click(await screen.findByText('Undo'));
    expect(screen.getByLabelText('Title')).toHaveProperty('value', 'Half done');
    screen.getByText('Not saved yet');
  });

  it('saves over the revision that it started from, and is gone after the save', async () => {
    localStorage.setItem(draftKey, '{"values":{"title":"Old","minutes":5},"source":"rev-2","keptAt":1}');
    const { sent, onSaved } = open();
    screen.getByText(/has changed since then/u);
    press('Save');
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
    expect(sent).toEqual([{ title: 'Old', minutes: 5, rev: 2 }]);
    expect(localStorage.getItem(draftKey)).toBeNull();
  });
});

describe('what is typed while a save is on its way', () => {
  it('stays unsaved, and is the next change of the new revision', async () => {
    let finish: (answer: unknown) => void = () => undefined;
    const { sent, onSaved } = open(
      () =>
        new Promise((resolve) => {
          finish = resolve;
        }),
    );
    type('Title', 'First');
    press('Save');
    await waitFor(() => expect(sent).toHaveLength(1));
    type('Title', 'First and second');
    finish({ rev: 4 });
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
    screen.getByText('Not saved yet');
    await waitFor(() => expect(localStorage.getItem(draftKey)).toContain('"source":"rev-4"'));
    press('Save');
    await waitFor(() => expect(sent[1]).toMatchObject({ title: 'First and second', rev: 4 }));
  });
});

describe('leaving a form', () => {
  it('asks while something is unsaved, and not after the save', async () => {
    const { onSaved } = open();
    const leave = () => {
      const event = new Event('beforeunload', { cancelable: true });
      dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(leave()).toBe(false);
    type('Title', 'Half done');
    expect(leave()).toBe(true);
    press('Save');
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
    await waitFor(() => expect(leave()).toBe(false));
  });
});

describe('a record that somebody else has changed', () => {
  const theirs = {
    values: { title: 'Theirs', minutes: 60 },
    rev: 5,
    changedBy: 'Rahima',
    changedAt: '2026-01-15T10:00:00.000Z',
  };
  const conflicting = async (values = theirs.values, differences = ['TitleYoursMineStoredTheirs']) => {
    const part = open(
      (_, rev) => {
        if (rev !== 5) throw refusal(409, 'common.edited-meanwhile', 'Rahima changed this.');
        return { rev: 6 };
      },
      { api: { 'get /exam': () => ({ ...theirs, values }) } },
    );
    type('Title', 'Mine');
    press('Save');
    const both = await dialog('Two versions');
    expect(both.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(differences);
    return part;
  };

  it('is overwritten if the author keeps their own', async () => {
    const { sent, onSaved } = await conflicting();
    press('Keep mine');
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
    expect(sent).toMatchObject([{ rev: 3 }, { title: 'Mine', rev: 5 }]);
  });

  it('keeps what only the other author changed, if the author keeps their own', async () => {
    const { sent } = await conflicting({ title: 'Physics', minutes: 90 }, ['TitleYoursMineStoredPhysics']);
    press('Keep mine');
    await waitFor(() => expect(sent[1]).toEqual({ title: 'Mine', minutes: 90, rev: 5 }));
  });

  it('is compared with the record that a draft of an earlier visit began with', async () => {
    open();
    type('Title', 'Mine');
    cleanup();
    const { sent } = await conflicting({ title: 'Physics', minutes: 90 }, ['TitleYoursMineStoredPhysics']);
    press('Keep mine');
    await waitFor(() => expect(sent[1]).toEqual({ title: 'Mine', minutes: 90, rev: 5 }));
  });

  it('replaces what was typed if the author takes it, and the next save starts from it', async () => {
    const { sent } = await conflicting();
    press('Take theirs');
    expect(screen.getByLabelText('Title')).toHaveProperty('value', 'Theirs');
    expect(screen.queryByText('Not saved yet')).toBeNull();
    press('Save');
    await waitFor(() => expect(sent[1]).toMatchObject({ title: 'Theirs', rev: 5 }));
  });
});

describe('a session that has ended', () => {
  const ended = (logIn: () => unknown) => {
    let isLoggedIn = false;
    const part = open(
      () => {
        if (!isLoggedIn) throw refusal(401, 'common.unauthenticated', 'Please login first.');
        return { rev: 4 };
      },
      {
        api: {
          'post /auth/login': () => {
            const user = logIn();
            isLoggedIn = user === anAdmin;
            return user;
          },
        },
      },
    );
    type('Title', 'Mine');
    press('Save');
    return part;
  };
  const logIn = async () => {
    const inside = await dialog('Log in to save');
    fireEvent.change(inside.getByLabelText(/^Password/u), { target: { value: 'secret' } });
    fireEvent.click(inside.getByRole('button', { name: 'Log in and save' }));
    return inside;
  };

  it('is begun again in place, and then the form is saved [ADM-02]', async () => {
    const { api, sent, onSaved } = ended(() => anAdmin);
    await logIn();
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
    expect(api.requests.find(({ path }) => path === '/auth/login')?.body).toEqual({
      username: anAdmin.username,
      password: 'secret',
    });
    expect(sent).toMatchObject([{ title: 'Mine' }, { title: 'Mine' }]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('names the other tab where only a passkey finishes the log-in, and saves again from here', async () => {
    const { sent } = ended(() => ({ secondFactor: true, methods: ['passkey'] }));
    const inside = await logIn();
    await inside.findByText('Log in in another tab with your passkey, then continue here.');
    expect(inside.queryByLabelText(/^Password/u)).toBeNull();
    fireEvent.click(inside.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(sent).toHaveLength(2));
  });

  it('refuses another account in clear words, and saves nothing', async () => {
    const { sent } = ended(() => ({ ...anAdmin, _id: 'another' }));
    const inside = await logIn();
    await inside.findByText(/That is another account/u);
    fireEvent.click(inside.getByRole('button', { name: 'Not now' }));
    expect(screen.getByLabelText('Title')).toHaveProperty('value', 'Mine');
    expect(sent).toHaveLength(1);
  });
});
