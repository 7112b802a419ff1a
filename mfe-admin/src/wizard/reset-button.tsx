import { Button } from '@mantine/core';
import { useConfirm } from '@pathshala/admin-kit/feedback/use-confirm';
import type { ReactNode } from 'react';
import { useText } from '@pathshala/web-kit/texts';
import { texts } from './texts.ts';

/** Clears the form, after a confirmation. */
export function ResetButton({ onReset }: { readonly onReset: () => void }): ReactNode {
  const translate = useText();
  const confirm = useConfirm();
  async function reset(): Promise<void> {
    const isConfirmed = await confirm({
      isDangerous: true,
      title: translate(texts.resetTitle),
      body: <p>{translate(texts.resetText)}</p>,
      confirmText: translate(texts.reset),
    });
    if (isConfirmed) onReset();
  }
  return (
    <Button variant="subtle" onClick={() => void reset()}>
      {translate(texts.reset)}
    </Button>
  );
}
