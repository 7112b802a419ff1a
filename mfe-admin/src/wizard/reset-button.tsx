import { Button } from '@mantine/core';
import { useConfirm } from '@pathshala/admin-kit/feedback/use-confirm';
import type { ReactNode } from 'react';
import { useTexts } from '../texts.ts';

/** Clears the form, after a confirmation. */
export function ResetButton({ onReset }: { readonly onReset: () => void }): ReactNode {
  const translate = useTexts();
  const confirm = useConfirm();
  async function reset(): Promise<void> {
    const isConfirmed = await confirm({
      isDangerous: true,
      title: translate('wizard.resetTitle'),
      body: <p>{translate('wizard.resetText')}</p>,
      confirmText: translate('wizard.reset'),
    });
    if (isConfirmed) onReset();
  }
  return (
    <Button variant="subtle" onClick={() => void reset()}>
      {translate('wizard.reset')}
    </Button>
  );
}
