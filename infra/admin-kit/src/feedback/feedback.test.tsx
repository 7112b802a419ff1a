import { renderRemotePart } from '@pathshala/web-kit/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { AdminProvider } from '../theme/admin-provider.tsx';
import { showUndo } from './undo-toast.ts';
import { useConfirm } from './use-confirm.ts';

describe('a confirmation', () => {
  it('of something dangerous focuses Cancel, takes Escape for no, and gives the focus back', async () => {
    const answers: boolean[] = [];
    function Deletes(): ReactNode {
      const confirm = useConfirm();
      const ask = () =>
        confirm({ title: 'Delete it?', body: '3 units go.', confirmText: 'Delete', isDangerous: true });
      return (
        <button type="button" onClick={() => void ask().then((answer) => answers.push(answer))}>
          Ask
        </button>
      );
    }
    renderRemotePart(
      <AdminProvider>
        <Deletes />
      </AdminProvider>,
      { language: 'en' },
    );
    const asks = screen.getByRole('button', { name: 'Ask' });
    asks.focus();
    fireEvent.click(asks);
    const cancel = await screen.findByRole('button', { name: 'Cancel' });
    screen.getByText('3 units go.');
    await waitFor(() => expect(document.activeElement).toBe(cancel));
    // A browser fires this event at Escape.
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(document.activeElement).toBe(asks));
    fireEvent.click(asks);
    fireEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(answers).toEqual([false, true]));
  });
});

describe('an undo', () => {
  const rendered = () => renderRemotePart(<AdminProvider>page</AdminProvider>, { language: 'en' });

  it('is offered for 15 s, longer under the pointer, and several at once', () => {
    vi.useFakeTimers();
    try {
      rendered();
      act(() => {
        showUndo({ text: 'One is deleted.', undo: () => Promise.resolve() });
        showUndo({ text: 'Two is deleted.', undo: () => Promise.resolve() });
      });
      act(() => void vi.advanceTimersByTime(14_000));
      fireEvent.pointerEnter(screen.getByText('Two is deleted.').parentElement!);
      act(() => void vi.advanceTimersByTime(2_000));
      expect(screen.queryByText('One is deleted.')).toBeNull();
      screen.getByRole('button', { name: 'Undo' });
    } finally {
      vi.useRealTimers();
    }
  });

  it('works by Ctrl+Z for the latest, and shows why it failed', async () => {
    const { services } = rendered();
    const undone: string[] = [];
    const offer = (name: string) =>
      showUndo({
        text: name,
        undo: () => (undone.push(name), Promise.reject(new Error('Too late.'))),
      });
    act(() => ['first', 'second'].forEach(offer));
    fireEvent.keyDown(document.documentElement, { key: 'z', code: 'KeyZ', ctrlKey: true });
    await waitFor(() => expect(services.toast.shown.get()).toMatchObject([{ text: 'Too late.' }]));
    expect(undone).toEqual(['second']);
    screen.getByText('first');
  });
});
