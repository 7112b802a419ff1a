import type { correctResult } from '@pathshala/svc-exams-contract/http';
import type { ResultSummary } from '@pathshala/svc-exams-contract/result';
import { Button } from '@pathshala/web-kit/parts/button';
import { Dialog } from '@pathshala/web-kit/parts/dialog';
import { useServices } from '@pathshala/web-kit/services';
import { useText } from '@pathshala/web-kit/texts';
import { useApiMutation } from '@pathshala/web-kit/use-api-query';
import { type ReactNode, type SyntheticEvent, useId, useState } from 'react';
import { useAccountName } from '../../students/account-name.tsx';
import { CorrectionFields } from './correction-fields.tsx';
import { CorrectionHistory } from './correction-history.tsx';
import { type CorrectionFault, type CorrectionValues, faultOf, scoreOf } from './correction-values.ts';
import { texts } from './texts.ts';

interface CorrectDialogProps {
  readonly result: ResultSummary;
  readonly onClose: () => void;
}

const nothingYet: CorrectionValues = { score: '', feedback: '', reason: '' };

/** A new score, a feedback or both, with the reason that the student reads; below it the corrections so far. */
export function CorrectDialog({ result, onClose }: CorrectDialogProps): ReactNode {
  const translate = useText();
  const name = useAccountName(result.studentId);
  const formId = useId();
  const [values, setValues] = useState(nothingYet);
  const [fault, setFault] = useState<CorrectionFault | null>(null);
  const { correct, isBusy } = useCorrect(result, onClose);
  const change = (part: Partial<CorrectionValues>) => setValues({ ...values, ...part });
  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    const found = faultOf(values);
    setFault(found);
    if (found === null && !isBusy) correct(values);
  }
  return (
    <Dialog
      isOpen
      title={translate(texts.dialogTitle, { name })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{translate(texts.cancel)}</Button>
          <Button type="submit" form={formId} kind="primary" isBusy={isBusy}>
            {translate(texts.save)}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <CorrectionFields result={result} values={values} fault={fault} onChange={change} />
      </form>
      <CorrectionHistory corrections={result.corrections ?? []} />
    </Dialog>
  );
}

function useCorrect({ _id: resultId, scoreVersion: rev }: ResultSummary, onDone: () => void) {
  const translate = useText();
  const { toast } = useServices();
  const { mutate, isPending } = useApiMutation<typeof correctResult>(
    'put',
    '/exams/exam-results/{resultId}',
    {
      invalidates: ['/exams/exam-results', '/exams/results', '/exams/results/{resultId}'],
      onSuccess: () => {
        toast.success(translate(texts.saved));
        onDone();
      },
      onError: ({ message }) => toast.error(message),
    },
  );
  const correct = ({ score: written, feedback, reason }: CorrectionValues): void => {
    const score = scoreOf(written);
    const text = feedback.trim();
    const updateData = {
      ...(typeof score === 'number' ? { score } : {}),
      ...(text === '' ? {} : { feedback: text }),
    };
    mutate({ params: { resultId }, body: { resultId, updateData, reason: reason.trim(), rev } });
  };
  return { correct, isBusy: isPending };
}
