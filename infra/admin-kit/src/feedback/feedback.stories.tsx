import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { dismissUndo, showUndo, undoOffers } from './undo-toast.ts';
import { type ConfirmQuestion, useConfirm } from './use-confirm.ts';

const meta: Meta = { title: 'Feedback' };
export default meta;

function Asks(question: ConfirmQuestion): ReactNode {
  const confirm = useConfirm();
  const ask = useEffectEvent(() => confirm(question));
  useEffect(() => void ask(), []);
  return null;
}

export const Confirm: StoryObj = {
  render: () => (
    <Asks title="Release the results?" body={<p>120 students are mailed.</p>} confirmText="Release" />
  ),
};

export const ConfirmDangerous: StoryObj = {
  render: () => (
    <Asks
      title="Delete Dhaka University?"
      body={<p>3 units with 12 years go. Results stay.</p>}
      confirmText="Delete"
      isDangerous
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
