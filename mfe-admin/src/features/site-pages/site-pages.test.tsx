import { refusal } from '@pathshala/web-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { open } from '../../testing/boss-area.tsx';

const person = userEvent.setup({ delay: null });

beforeAll(async () => {
  // Pages are chunks; the first import takes longer than a test waits.
  await Promise.all([import('./pages-page.tsx'), import('./page-editor-page.tsx')]);
});
// A form that is left stores its draft.
beforeEach(() => localStorage.clear());

const stored = {
  name: 'about',
  title: { bn: 'আমাদের কথা', en: 'About us' },
  body: '<div lang="bn"><p>বাংলা লেখা</p></div><div lang="en"><p>English text</p></div>',
  rev: 3,
  changedAt: '2026-01-15T04:00:00.000Z',
  changedBy: 'Head',
};
const { body: _, ...listed } = stored;
const terms = {
  ...listed,
  name: 'terms',
  title: { bn: 'শর্ত', en: 'Terms' },
  changedAt: null,
  changedBy: null,
};

type Api = NonNullable<Parameters<typeof open>[1]>;

async function openEditor(api: Api = {}) {
  const part = open('/boss/pages/about', { 'get /pages/{name}': () => stored, ...api });
  await screen.findByLabelText('Title in English');
  return part;
}

const write = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const save = () => person.click(screen.getByRole('button', { name: 'Save' }));

describe('the pages of the school', () => {
  it('are listed with who changed them last', async () => {
    open('/boss/pages', { 'get /pages': () => ({ items: [listed, terms] }) });
    const link = await screen.findByRole('link', { name: 'About us' });
    expect(link.getAttribute('href')).toBe('/boss/pages/about');
    expect(link.closest('tr')?.textContent).toContain('Head');
    expect(screen.getByRole('link', { name: 'Terms' }).closest('tr')?.textContent).toContain(
      'The first text',
    );
  });

  it('say so where they cannot be loaded', async () => {
    const down = () => {
      throw refusal(503, 'common.unavailable', 'Try again in a minute.');
    };
    open('/boss/pages', { 'get /pages': down });
    expect(await screen.findByText('The pages could not be loaded.')).toBeDefined();
  });

  it('are saved in both languages with their revision, and previewed while they are written', async () => {
    const part = await openEditor({
      'put /pages/{name}': ({ body }) => ({ ...stored, ...(body as object), rev: 4 }),
    });
    write('Title in English', 'Our school');
    const preview = within(screen.getByRole('region', { name: 'Preview' }));
    await preview.findByRole('heading', { name: 'Our school' });
    expect(preview.getByText('বাংলা লেখা')).toBeDefined();
    expect(preview.getByText('English text')).toBeDefined();
    await save();
    await waitFor(() => expect(part.services.toast.shown.get()).toHaveLength(1));
    expect(part.api.requests.findLast(({ method }) => method === 'put')).toMatchObject({
      params: { name: 'about' },
      body: { title: { bn: 'আমাদের কথা', en: 'Our school' }, body: stored.body, rev: 3 },
    });
  });

  it('refuse an empty title at its field, without a call', async () => {
    const { api } = await openEditor();
    write('Title in Bengali', ' ');
    await save();
    await waitFor(() =>
      expect(screen.getByLabelText('Title in Bengali').getAttribute('aria-invalid')).toBe('true'),
    );
    expect(api.requests.filter(({ method }) => method === 'put')).toEqual([]);
  });

  it('show who was first when somebody else has saved meanwhile', async () => {
    let isLate = false;
    await openEditor({
      'get /pages/{name}': () => (isLate ? { ...stored, rev: 4, changedBy: 'Other head' } : stored),
      'put /pages/{name}': () => {
        isLate = true;
        throw refusal(409, 'common.edited-meanwhile', 'Other head has changed it.');
      },
    });
    write('Title in English', 'Our school');
    await save();
    expect((await screen.findByRole('dialog')).textContent).toContain('Other head');
  });

  it('are for administrators with the permission alone', async () => {
    const { api } = open('/boss/pages/about', {}, ['support']);
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByLabelText('Title in English')).toBeNull();
    expect(api.requests.filter(({ path }) => path.startsWith('/pages'))).toEqual([]);
  });
});
