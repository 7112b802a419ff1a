import { Button } from '@pathshala/web-kit/parts/button';
import { ConfirmDialog } from '@pathshala/web-kit/parts/confirm-dialog';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../../texts.ts';
import { type Step, steps } from './draft/location-of.ts';
import styles from './wizard.module.css';

export interface WizardActionsProps {
  readonly step: Step;
  readonly isEditing: boolean;
  readonly isSaving: boolean;
  readonly onStep: (step: Step) => void;
  readonly onSave: () => void;
  readonly onReset: () => void;
  /** The delete button of an existing course. */
  readonly children?: ReactNode;
}

export function WizardActions(props: WizardActionsProps): ReactNode {
  const translate = useTexts();
  const { step, isEditing, isSaving, onStep, onSave } = props;
  const index = steps.indexOf(step);
  const [before, after] = [steps[index - 1], steps[index + 1]];
  return (
    <div className={styles['actions']}>
      <span className={styles['apart']}>
        <Reset onReset={props.onReset} />
        {props.children}
      </span>
      {before && <Button onClick={() => onStep(before)}>{translate('wizard.back')}</Button>}
      {(isEditing || !after) && (
        <Button kind={after ? 'secondary' : 'primary'} isBusy={isSaving} onClick={onSave}>
          {translate('wizard.save')}
        </Button>
      )}
      {after && (
        <Button kind="primary" onClick={() => onStep(after)}>
          {translate('wizard.next')}
        </Button>
      )}
    </div>
  );
}

function Reset({ onReset }: Pick<WizardActionsProps, 'onReset'>): ReactNode {
  const translate = useTexts();
  const [isAsking, ask] = useState(false);
  return (
    <>
      <Button kind="quiet" onClick={() => ask(true)}>
        {translate('wizard.reset')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        isDangerous
        title={translate('wizard.resetTitle')}
        confirmText={translate('wizard.reset')}
        onClose={() => ask(false)}
        onConfirm={() => {
          ask(false);
          onReset();
        }}
      >
        <p>{translate('wizard.resetText')}</p>
      </ConfirmDialog>
    </>
  );
}
