import { Button } from '@mantine/core';
import { useConfirm } from '@pathshala/admin-kit/feedback/use-confirm';
import { SaveBar, SaveButton } from '@pathshala/admin-kit/forms/save-bar';
import { useStore } from '@pathshala/web-kit/store';
import type { ReactNode } from 'react';
import { useTexts } from '../../texts.ts';
import { steps } from './draft/location-of.ts';
import { useSteps } from './use-steps.ts';
import { useWizard } from './wizard-context.ts';

export interface WizardActionsProps {
  readonly isEditing: boolean;
  readonly onReset: () => void;
  /** The delete button of an existing course. */
  readonly children?: ReactNode;
}

/** Reset and Delete apart, then Back, Save and Next; the main one last. */
export function WizardActions({ isEditing, onReset, children }: WizardActionsProps): ReactNode {
  const translate = useTexts();
  const { step } = useStore(useWizard().location);
  const { goTo } = useSteps();
  const index = steps.indexOf(step);
  const [before, after] = [steps[index - 1], steps[index + 1]];
  return (
    <SaveBar
      start={
        <>
          <Reset onReset={onReset} />
          {children}
        </>
      }
    >
      {before && (
        <Button variant="default" onClick={() => goTo(before)}>
          {translate('wizard.back')}
        </Button>
      )}
      {(isEditing || !after) && (
        <SaveButton text={translate('wizard.save')} isSecondary={after !== undefined} />
      )}
      {after && <Button onClick={() => goTo(after)}>{translate('wizard.next')}</Button>}
    </SaveBar>
  );
}

function Reset({ onReset }: Pick<WizardActionsProps, 'onReset'>): ReactNode {
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
