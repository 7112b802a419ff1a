import { LeaveGuard } from '@pathshala/web-kit/parts/leave-guard';
import { useText } from '@pathshala/web-kit/texts';
import { type ReactNode, type SubmitEvent, useRef } from 'react';
import { type FieldValues, FormProvider } from 'react-hook-form';
import type { FormHandle } from './admin-form-types.ts';
import styles from './admin-form.module.css';
import { ConflictDialog } from './conflict/conflict-dialog.tsx';
import { DraftNotice } from './draft/draft-notice.tsx';
import { ErrorSummary } from './errors/error-summary.tsx';
import { type AnyForm, FormContext, useFormHandle } from './form-context.ts';
import { LogInAgain } from './save/log-in-again.tsx';
import { useFocusTarget } from './errors/use-focus-target.ts';
import { takeTypedText, useSaveKey } from './save/use-save-key.ts';

const texts = {
  draftStays: {
    en: 'What you have typed is not saved yet. Your draft stays in this browser and is shown again when you come back.',
    bn: 'আপনার লেখা এখনো সংরক্ষণ করা হয়নি। খসড়াটি এই ব্রাউজারে থাকবে; ফিরে এলে আবার দেখতে পাবেন।',
  },
  lost: {
    en: 'What you have typed is not saved yet and will be lost.',
    bn: 'আপনার লেখা এখনো সংরক্ষণ করা হয়নি; পাতা ছাড়লে হারিয়ে যাবে।',
  },
};

export interface AdminFormProps<Values extends FieldValues, Output, Location> {
  readonly form: FormHandle<Values, Output, Location>;
  /** False for a long form: Enter in a field does not save it. */
  readonly submitsOnEnter?: boolean;
  /** Above the notices, for example the steps of a wizard. */
  readonly before?: ReactNode;
  readonly children: ReactNode;
}

/** The form of `useAdminForm` with its notices and dialogs. Below it are the fields and the SaveBar. */
export function AdminForm<Values extends FieldValues, Output, Location>({
  form,
  submitsOnEnter = true,
  before,
  children,
}: AdminFormProps<Values, Output, Location>): ReactNode {
  const root = useRef<HTMLFormElement & HTMLDivElement>(null);
  useSaveKey(root, form.save);
  useFocusTarget(root, form.focusTarget);
  const content = (
    <>
      {before}
      <DraftNotice />
      <ErrorSummary />
      {children}
    </>
  );
  function submit(event: SubmitEvent): void {
    event.preventDefault();
    takeTypedText();
    form.save();
  }
  return (
    // The fields know their form by paths only.
    <FormContext value={form as unknown as AnyForm}>
      <FormProvider {...form.methods}>
        {submitsOnEnter ? (
          <form ref={root} className={styles['form']} noValidate onSubmit={submit}>
            {content}
          </form>
        ) : (
          <div ref={root} className={styles['form']}>
            {content}
          </div>
        )}
        <LogInAgain />
        <ConflictDialog />
        <UnsavedGuard />
      </FormProvider>
    </FormContext>
  );
}

function UnsavedGuard(): ReactNode {
  const translate = useText();
  const { unsaved, isBusy, draft } = useFormHandle();
  return (
    <LeaveGuard isUnsaved={() => unsaved.get() || isBusy()}>
      <p>{translate(draft.isPersisted ? texts.draftStays : texts.lost)}</p>
    </LeaveGuard>
  );
}
