import { renderRemotePart } from '@pathshala/web-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ConfirmDialog } from './confirm-dialog.tsx';

it('a double click on the button of a confirmation confirms once', async () => {
  const confirm = vi.fn<() => void>();
  renderRemotePart(
    <ConfirmDialog
      isOpen
      title="Delete it?"
      confirmText="Delete"
      onConfirm={confirm}
      onClose={() => undefined}
    >
      It can be undone.
    </ConfirmDialog>,
  );
  await userEvent.dblClick(await screen.findByRole('button', { name: 'Delete' }));
  expect(confirm).toHaveBeenCalledOnce();
});
