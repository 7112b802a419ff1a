import { Button } from '@mantine/core';
import { SaveBar, SaveButton } from '@pathshala/admin-kit/forms/save-bar';
import { useStore } from '@pathshala/web-kit/store';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { sharedTexts } from '../../texts.ts';
import { ResetButton } from '../../wizard/reset-button.tsx';
import { useSteps } from './use-steps.ts';
import { useWizard } from './wizard-context.ts';
import { texts } from './texts.ts';

interface WizardActionsProps {
  readonly isEditing: boolean;
  readonly onReset: () => void;
}

/** Reset apart, then Previous, Save and Next; the main one last. A draft can be saved at the first step. */
export function WizardActions({ isEditing, onReset }: WizardActionsProps): ReactNode {
  const translate = useText();
  const { location, methods } = useWizard();
  const { step } = useStore(location);
  const { goTo } = useSteps();
  const isDraft = useWatch({ control: methods.control, name: 'status' }) === 'draft';
  const isLast = step === 'subjects';
  return (
    <SaveBar start={<ResetButton onReset={onReset} />}>
      {isLast && (
        <Button variant="default" onClick={() => goTo('details')}>
          {translate(texts.previous)}
        </Button>
      )}
      {(isEditing || isLast || isDraft) && (
        <SaveButton text={translate(sharedTexts.wizardSave)} isSecondary={!isLast} />
      )}
      {!isLast && <Button onClick={() => goTo('subjects')}>{translate(sharedTexts.wizardNext)}</Button>}
    </SaveBar>
  );
}
