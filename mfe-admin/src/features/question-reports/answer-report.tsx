import type { answerQuestionReport, ReportInQueue } from '@pathshala/svc-exams-contract/question-reports';
import { Button } from '@pathshala/web-kit/parts/button';
import { Field } from '@pathshala/web-kit/parts/field';
import { TextArea } from '@pathshala/web-kit/parts/text-input';
import { useQueryClient } from '@pathshala/web-kit/query';
import { useServices } from '@pathshala/web-kit/services';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { useApiMutation } from '@pathshala/web-kit/use-api-query';
import { type ReactNode, type SyntheticEvent, useState } from 'react';
import styles from './question-reports.module.css';
import { reportRoute, reportsQueue } from './report-paths.ts';
import { texts } from './texts.ts';

/** The answer that was given, or the box to write one. */
export function AnswerReport({ report }: { readonly report: ReportInQueue }): ReactNode {
  const translate = useText();
  const format = useFormat();
  const { state, answer, answeredBy, answeredAt } = report;
  if (state === 'open') return <AnswerForm report={report} />;
  return (
    <>
      <h3>{translate(texts.givenAnswer)}</h3>
      <p className={styles['text']}>{answer}</p>
      <p className={styles['quiet']}>
        {translate(texts.answeredBy, {
          name: answeredBy ?? translate(texts.none),
          time: answeredAt === null ? '' : format.dateTime(answeredAt),
        })}
      </p>
    </>
  );
}

function AnswerForm({ report: { _id: id, openReports } }: { readonly report: ReportInQueue }): ReactNode {
  const translate = useText();
  const [answer, setAnswer] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { mutate, isPending } = useAnswer();
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    const written = answer.trim();
    setMissing(written === '');
    if (written !== '' && !isPending) mutate({ params: { id }, body: { answer: written } });
  };
  return (
    <form noValidate onSubmit={submit}>
      <Field
        label={translate(texts.answer)}
        help={translate(texts.answerHelp, { n: openReports })}
        error={isMissing ? translate(texts.answerMissing) : undefined}
      >
        <TextArea
          value={answer}
          rows={5}
          maxLength={2000}
          onChange={({ target }) => setAnswer(target.value)}
        />
      </Field>
      <Button type="submit" kind="primary" isBusy={isPending}>
        {translate(texts.send)}
      </Button>
    </form>
  );
}

/** If somebody else has answered first, that answer is shown instead. */
function useAnswer() {
  const translate = useText();
  const { toast } = useServices();
  const queryClient = useQueryClient();
  return useApiMutation<typeof answerQuestionReport>('put', '/exams/question-reports/{id}/answer', {
    invalidates: [reportRoute, reportsQueue],
    onSuccess: () => toast.success(translate(texts.saved)),
    onError: ({ code, message }) => {
      toast.error(message);
      if (code === 'exams.report-answered') {
        void queryClient.invalidateQueries({ queryKey: [reportRoute] });
      }
    },
  });
}
