import { Button } from '@pathshala/web-kit/parts/button';
import { type ReactNode, type SyntheticEvent, useEffect, useRef } from 'react';
import { RefusalNotice } from './refusal-notice.tsx';
import styles from './account-frame.module.css';

interface AccountFormProps {
  readonly form: {
    /** The reason why the form as a whole was refused. */
    readonly refusal?: string | undefined;
    readonly isSubmitting: boolean;
    readonly submit: (event: SyntheticEvent) => void;
  };
  /** The text of the one button: a verb. */
  readonly action: string;
  /** The action that the reader can take about the refusal. */
  readonly remedy?: ReactNode;
  /** The content beside the button. */
  readonly aside?: ReactNode;
  readonly children?: ReactNode;
}

/** The form of an account page: its refusal, its fields, its one button. The first empty field has the focus. */
export function AccountForm({ form, action, remedy, aside, children }: AccountFormProps): ReactNode {
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const fields = element.current?.querySelectorAll<HTMLInputElement>('input') ?? [];
    const first = Array.from(fields).find(({ value }) => value === '');
    first?.focus({ preventScroll: true });
  }, []);
  return (
    <form ref={element} onSubmit={form.submit} noValidate>
      <RefusalNotice text={form.refusal}>{remedy}</RefusalNotice>
      {children}
      <div className={styles['row']}>
        <Button type="submit" kind="primary" isWide isBusy={form.isSubmitting}>
          {action}
        </Button>
        {aside}
      </div>
    </form>
  );
}
