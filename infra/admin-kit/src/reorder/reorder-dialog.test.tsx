import { refusal, renderRemotePart } from '@pathshala/web-kit/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { ListSource } from '../data-table/list-source.ts';
import { AdminProvider } from '../theme/admin-provider.tsx';
import { ReorderDialog } from './reorder-dialog.tsx';

interface Chapter {
  readonly _id: string;
  readonly title: string;
}

const person = userEvent.setup({ delay: null });
const chapters = ['Motion', 'Force', 'Energy'].map((title) => ({ _id: title.toLowerCase(), title }));
const source: ListSource<Chapter> = {
  path: '/chapters',
  fetch: async () => ({ items: chapters, total: 3, page: 1, pageSize: 100 }),
};

async function open(save: (ids: readonly string[]) => Promise<unknown> = async () => undefined) {
  const saved: (readonly string[])[] = [];
  const onClose = vi.fn<() => void>();
  renderRemotePart(
    <AdminProvider>
      <ReorderDialog
        title="Order of the chapters"
        source={source}
        rowName={({ title }) => title}
        save={(ids) => {
          saved.push(ids);
          return save(ids);
        }}
        savedText="The chapters have a new order."
        onClose={onClose}
      />
    </AdminProvider>,
    { language: 'en' },
  );
  await screen.findByText('Motion');
  return { saved, onClose };
}

const shownOrder = () => screen.getAllByRole('listitem').map((item) => item.textContent);
const button = (name: string) => screen.getByRole('button', { name });
describe('reordering a list', () => {
  it('moves an entry by buttons, saves the ids of all, and offers the order before', async () => {
    const { saved, onClose } = await open();
    await person.click(button('Move Motion down'));
    expect(shownOrder()).toEqual(['1Force', '2Motion', '3Energy']);
    screen.getByText('Motion is now at place 2 of 3.');
    expect(document.activeElement).toBe(button('Move Motion down'));
    await person.click(button('Save the order'));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(saved).toEqual([['force', 'motion', 'energy']]);
    await person.click(await screen.findByText('Undo'));
    await waitFor(() => expect(saved[1]).toEqual(['motion', 'force', 'energy']));
  });

  it('saves once by a double click', async () => {
    const { saved, onClose } = await open();
    await person.click(button('Move Motion down'));
    await person.dblClick(button('Save the order'));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(saved).toHaveLength(1);
  });

  it('moves an entry by the arrow keys on its handle', async () => {
    await open();
    fireEvent.keyDown(button('Move Energy'), { key: 'ArrowUp' });
    expect(shownOrder()).toEqual(['1Motion', '2Energy', '3Force']);
  });

  it('stays open with the new order if it cannot be saved, and asks before discarding it', async () => {
    const { onClose } = await open(() =>
      Promise.reject(refusal(409, 'catalog.order', 'A chapter was added meanwhile.')),
    );
    await person.click(button('Move Energy up'));
    await person.click(button('Save the order'));
    await screen.findByText('A chapter was added meanwhile.');
    expect(shownOrder()).toEqual(['1Motion', '2Energy', '3Force']);
    await person.click(button('Cancel'));
    await screen.findByText('Discard the new order?');
    expect(onClose).not.toHaveBeenCalled();
    await person.click(button('Discard'));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  });
});
