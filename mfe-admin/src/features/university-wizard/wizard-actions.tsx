import { Button } from '@mantine/core';
import { SaveBar, SaveButton } from '@pathshala/admin-kit/forms/save-bar';
import { useStore } from '@pathshala/web-kit/store';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { sharedTexts } from '../../texts.ts';
import { ResetButton } from '../../wizard/reset-button.tsx';
import { steps } from './draft/location-of.ts';
import { useSteps } from './use-steps.ts';
import { useWizard } from './wizard-context.ts';
import { texts } from './texts.ts';

interface WizardActionsProps {
  readonly isEditing: boolean;
  readonly onReset: () => void;
  /** The delete button of an existing course. */
  readonly children?: ReactNode;
}

/** Reset and Delete apart, then Back, Save and Next; the main one last. */
export function WizardActions({ isEditing, onReset, children }: WizardActionsProps): ReactNode {
  const translate = useText();
  const { step } = useStore(useWizard().location);
  const { goTo } = useSteps();
  const index = steps.indexOf(step);
  const [before, after] = [steps[index - 1], steps[index + 1]];
  return (
    <SaveBar
      start={
        <>
          <ResetButton onReset={onReset} />
          {children}
        </>
      }
    >
      {before && (
        <Button variant="default" onClick={() => goTo(before)}>
          {translate(texts.back)}
        </Button>
      )}
      {(isEditing || !after) && (
        <SaveButton text={translate(sharedTexts.wizardSave)} isSecondary={after !== undefined} />
      )}
      {after && <Button onClick={() => goTo(after)}>{translate(sharedTexts.wizardNext)}</Button>}
    </SaveBar>
  );
}
