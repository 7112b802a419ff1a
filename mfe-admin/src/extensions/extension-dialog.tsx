import type { setExtension } from '@pathshala/svc-catalog-contract/assignment-extensions';
import { fromDhakaWallTime } from '@pathshala/rules/dhaka-time';
import { Button } from '@pathshala/web-kit/parts/button';
import { Dialog } from '@pathshala/web-kit/parts/dialog';
import { Field } from '@pathshala/web-kit/parts/field';
import { TextInput } from '@pathshala/web-kit/parts/text-input';
import { useServices } from '@pathshala/web-kit/services';
import { useText } from '@pathshala/web-kit/texts';
import { useApiMutation } from '@pathshala/web-kit/use-api-query';
import { type ReactNode, type SyntheticEvent, useId, useState } from 'react';
import { ReasonField } from '../reason/reason-field.tsx';
import { useReason } from '../reason/use-reason.ts';
import { texts } from './texts.ts';

export const extensionsPath = '/assignments/{id}/extensions';
export const studentExtensionsPath = '/assignments/extensions';

interface ExtensionDialogProps {
  readonly title: string;
  /** Empty until one is chosen in the dialog. */
  readonly assignmentId: string;
  readonly studentId: string;
  /** An extension is taken back: no new deadline is asked for. */
  readonly isTakenBack?: boolean;
  /** The choice of the student or of the assignment. */
  readonly children?: ReactNode;
  readonly onClose: () => void;
}

/** Gives one student more time for an assignment, or takes it back, with a reason. */
export function ExtensionDialog(props: ExtensionDialogProps): ReactNode {
  const { assignmentId, studentId, isTakenBack = false, onClose } = props;
  const [translate, formId] = [useText(), useId()];
  const { toast } = useServices();
  const reason = useReason();
  const [typed, setTyped] = useState('');
  const given = useApiMutation<typeof setExtension>('post', '/assignments/{id}/extensions/{studentId}', {
    invalidates: [extensionsPath, studentExtensionsPath, '/assignments/{id}/submissions'],
    onSuccess: () => {
      toast.success(translate(texts.saved));
      onClose();
    },
  });

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    const written = reason.take();
    const until = isTakenBack ? null : fromDhakaWallTime(typed);
    if (written === null || until === undefined || !assignmentId || !studentId) return;
    const body = { until, reason: written };
    if (!given.isPending) given.mutate({ params: { id: assignmentId, studentId }, body });
  }

  return (
    <Dialog
      isOpen
      title={props.title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{translate(texts.cancel)}</Button>
          <Button type="submit" form={formId} kind="primary" isBusy={given.isPending}>
            {translate(isTakenBack ? texts.takeBack : texts.save)}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        {props.children}
        {isTakenBack ? (
          <p>{translate(texts.backText)}</p>
        ) : (
          <Field label={translate(texts.until)} error={given.error?.message}>
            <TextInput
              type="datetime-local"
              required
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
          </Field>
        )}
        <ReasonField
          reason={reason}
          label={translate(texts.reason)}
          help={translate(texts.reasonHelp)}
          missing={translate(texts.reasonMissing)}
          maxLength={500}
        />
      </form>
    </Dialog>
  );
}
