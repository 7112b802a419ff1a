import { Button } from '@mantine/core';
import { commonTexts } from '@pathshala/web-kit/common-texts';
import { useStore } from '@pathshala/web-kit/store';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import styles from '../admin-form.module.css';
import { useFormHandle } from '../form-context.ts';

const texts = {
  saving: { en: 'Saving …', bn: 'সংরক্ষণ হচ্ছে …' },
  unsaved: { en: 'Not saved yet', bn: 'এখনো সংরক্ষণ করা হয়নি' },
};

export interface SaveButtonProps {
  /** `Save` by default. */
  readonly text?: string;
  /** The main action by default. */
  readonly isSecondary?: boolean;
}

/** Saves the form. It is never disabled: while a save is on its way it says so, and another press does nothing. */
export function SaveButton({ text, isSecondary = false }: SaveButtonProps): ReactNode {
  const translate = useText();
  const { isSaving, save } = useFormHandle();
  return (
    <Button variant={isSecondary ? 'default' : 'filled'} aria-busy={isSaving} onClick={save}>
      {isSaving ? translate(texts.saving) : (text ?? translate(commonTexts.save))}
    </Button>
  );
}

export interface SaveBarProps {
  /** Actions apart from the others, such as Delete. */
  readonly start?: ReactNode;
  /** The actions, the main one last; Save by default. */
  readonly children?: ReactNode;
}

/** The actions of a form, always in sight: what is unsaved, other actions, Save last. */
export function SaveBar({ start, children = <SaveButton /> }: SaveBarProps): ReactNode {
  const translate = useText();
  const { unsaved } = useFormHandle();
  const isUnsaved = useStore(unsaved);
  return (
    <div className={styles['bar']} data-print="no">
      {start}
      <output className={styles['state']}>{isUnsaved && translate(texts.unsaved)}</output>
      {children}
    </div>
  );
}
