import type { EnrolledCourse } from '@pathshala/svc-catalog-contract/enrolment';
import type { setAccessUntil } from '@pathshala/svc-catalog-contract/http';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { Button } from '@pathshala/web-kit/parts/button';
import { Dialog } from '@pathshala/web-kit/parts/dialog';
import { Field } from '@pathshala/web-kit/parts/field';
import { TextInput } from '@pathshala/web-kit/parts/text-input';
import { useServices } from '@pathshala/web-kit/services';
import { useText } from '@pathshala/web-kit/texts';
import { useApiMutation } from '@pathshala/web-kit/use-api-query';
import { type ReactNode, type SyntheticEvent, useId, useState } from 'react';
import { enrolledCoursesPath, enrolmentsPath } from '../../enrolments/use-enrolment-end.ts';
import { ReasonField } from '../../reason/reason-field.tsx';
import { useReason } from '../../reason/use-reason.ts';
import { texts } from './texts.ts';

interface TimeDialogProps {
  readonly course: EnrolledCourse;
  readonly name: string;
  readonly onClose: () => void;
}

/** Gives the student time in a course until a day, extends it, or lifts the limit. */
export function TimeDialog({ course, name, onClose }: TimeDialogProps): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const { toast } = useServices();
  const formId = useId();
  const reason = useReason();
  const [day, setDay] = useState(course.accessUntil ?? '');
  const given = useApiMutation<typeof setAccessUntil>(
    'put',
    '/courses/enrolments/{enrolmentId}/access-until',
    {
      invalidates: [enrolledCoursesPath, enrolmentsPath],
      onSuccess: () => {
        toast.success(translate(texts.timeSaved, { name }));
        onClose();
      },
    },
  );

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    const written = reason.take();
    if (written === null || given.isPending) return;
    const body = { accessUntil: day === '' ? null : day, reason: written };
    given.mutate({ params: { enrolmentId: course.enrolmentId }, body });
  }

  return (
    <Dialog
      isOpen
      title={translate(texts.timeTitle, { name: inLanguage(course.name) })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{translate(texts.cancel)}</Button>
          <Button type="submit" form={formId} kind="primary" isBusy={given.isPending}>
            {translate(texts.save)}
          </Button>
        </>
      }
    >
      <p>{translate(texts.timeText)}</p>
      <form id={formId} noValidate onSubmit={submit}>
        <Field
          label={translate(texts.lastDay)}
          help={translate(texts.lastDayHelp)}
          error={given.error?.message}
        >
          <TextInput type="date" value={day} onChange={({ target }) => setDay(target.value)} />
        </Field>
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
