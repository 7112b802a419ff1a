import { commonTexts } from '@pathshala/web-kit/common-texts';
import { Button, type ButtonKind } from '@pathshala/web-kit/parts/button';
import { Notice } from '@pathshala/web-kit/parts/notice';
import { useText } from '@pathshala/web-kit/texts';
import { type ReactNode, type SyntheticEvent, useEffect, useRef } from 'react';
import styles from './account.module.css';

interface SettingFormProps {
  readonly form: {
    readonly refusal: string | undefined;
    readonly isBusy: boolean;
    readonly submit: (event: SyntheticEvent) => void;
  };
  readonly lead?: string;
  readonly action: string;
  readonly kind?: ButtonKind;
  readonly onCancel: () => void;
  /** The content beside the buttons. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** The open form of a setting: its fields, the action and Cancel. The first field has the focus. */
export function SettingForm(props: SettingFormProps): ReactNode {
  const { form, lead, action, kind = 'primary', onCancel, aside, children } = props;
  const translate = useText();
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => element.current?.querySelector('input')?.focus(), []);
  return (
    <form ref={element} className={styles['form']} onSubmit={form.submit} noValidate>
      {lead !== undefined && <p>{lead}</p>}
      {form.refusal !== undefined && (
        <Notice tone="bad">
          <p>{form.refusal}</p>
        </Notice>
      )}
      {children}
      <div className={styles['actions']}>
        <Button type="submit" kind={kind} isBusy={form.isBusy}>
          {action}
        </Button>
        <Button kind="quiet" onClick={onCancel}>
          {translate(commonTexts.cancel)}
        </Button>
        {aside}
      </div>
    </form>
  );
}
