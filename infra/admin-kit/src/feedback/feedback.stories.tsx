import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useEffect } from 'react';
import { ConfirmModal } from './confirm-modal.tsx';
import { dismissUndo, showUndo, undoOffers } from './undo-toast.ts';

const meta: Meta = { title: 'Feedback' };
export default meta;

const answer = (): void => undefined;

export const Confirm: StoryObj = {
  render: () => (
    <ConfirmModal
      question={{
        title: 'Release the results?',
        body: <p>120 students are mailed.</p>,
        confirmText: 'Release',
      }}
      onAnswer={answer}
    />
  ),
};

export const ConfirmDangerous: StoryObj = {
  render: () => (
    <ConfirmModal
      question={{
        title: 'Delete Dhaka University?',
        body: <p>3 units with 12 years go. Results stay.</p>,
        confirmText: 'Delete',
        isDangerous: true,
      }}
      onAnswer={answer}
    />
  ),
};

function Deleted(): ReactNode {
  useEffect(() => {
    showUndo({ text: 'Dhaka University is deleted.', undo: () => Promise.resolve() });
    return () => undoOffers.get().forEach(({ id }) => dismissUndo(id));
  }, []);
  return <p>The offer is at the bottom.</p>;
}

export const Undo: StoryObj = { render: () => <Deleted /> };
