import type {
  QuestionReport,
  ReportPlace,
  reportQuestion,
  ReportReason,
} from '@pathshala/svc-exams-contract/question-reports';
import { Button } from '@pathshala/web-kit/parts/button';
import { Dialog } from '@pathshala/web-kit/parts/dialog';
import { Field } from '@pathshala/web-kit/parts/field';
import { TextArea } from '@pathshala/web-kit/parts/text-input';
import { useQueryClient } from '@pathshala/web-kit/query';
import { useServices } from '@pathshala/web-kit/services';
import { useText } from '@pathshala/web-kit/texts';
import { useApiMutation } from '@pathshala/web-kit/use-api-query';
import { type ReactNode, type SyntheticEvent, useId, useState } from 'react';
import { ownReportsPath, reportPath } from './reports-path.ts';
import styles from './report-question.module.css';
import { reasonTexts, texts } from './texts.ts';

const reasons = ['wrong-key', 'unclear', 'typing-mistake', 'off-syllabus', 'other'] as const;

interface ReportDialogProps {
  readonly place: ReportPlace;
  readonly questionId: string;
  /** An open report, to be changed. */
  readonly report: QuestionReport | undefined;
  readonly onClose: () => void;
}

/** The reason and a text, which only "Something else" requires. */
export function ReportDialog({ place, questionId, report, onClose }: ReportDialogProps): ReactNode {
  const translate = useText();
  const formId = useId();
  const [reason, setReason] = useState<ReportReason>(report?.reason ?? 'wrong-key');
  const [text, setText] = useState(report?.text ?? '');
  const [isMissing, setMissing] = useState(false);
  const { mutate, isPending } = useReport(onClose);
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    const written = text.trim();
    const misses = reason === 'other' && written === '';
    setMissing(misses);
    if (!misses && !isPending) mutate({ body: { place, questionId, reason, text: written } });
  };
  return (
    <Dialog
      isOpen
      title={translate(texts.title)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{translate(texts.cancel)}</Button>
          <Button type="submit" form={formId} kind="primary" isBusy={isPending}>
            {translate(texts.send)}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <p>{translate(texts.lead)}</p>
        <ReasonChoice chosen={reason} onChoose={setReason} />
        <Field
          label={translate(texts.text)}
          help={translate(texts.textHelp)}
          isOptional={reason !== 'other'}
          error={isMissing ? translate(texts.textMissing) : undefined}
        >
          <TextArea value={text} rows={3} maxLength={1000} onChange={({ target }) => setText(target.value)} />
        </Field>
      </form>
    </Dialog>
  );
}

interface ReasonChoiceProps {
  readonly chosen: ReportReason;
  readonly onChoose: (reason: ReportReason) => void;
}

function ReasonChoice({ chosen, onChoose }: ReasonChoiceProps): ReactNode {
  const translate = useText();
  const name = useId();
  return (
    <fieldset className={styles['reasons']}>
      <legend className="visually-hidden">{translate(texts.title)}</legend>
      {reasons.map((reason) => (
        <label key={reason} className={styles['reason']}>
          <input type="radio" name={name} checked={reason === chosen} onChange={() => onChoose(reason)} />
          <span>{translate(reasonTexts[reason])}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** If the report has been answered meanwhile, the dialog shows the answer instead. */
function useReport(onClose: () => void) {
  const translate = useText();
  const { toast } = useServices();
  const queryClient = useQueryClient();
  return useApiMutation<typeof reportQuestion>('post', reportPath, {
    invalidates: [ownReportsPath],
    onSuccess: () => {
      toast.success(translate(texts.sent));
      onClose();
    },
    onError: ({ code, message }) => {
      toast.error(message);
      if (code !== 'exams.report-answered') return;
      void queryClient.invalidateQueries({ queryKey: [ownReportsPath] });
      onClose();
    },
  });
}
