import { maxMinutesOfAct } from '@pathshala/rules/exam-desk';
import type { addMinutes, DeskRow, reopenAttempt } from '@pathshala/svc-exams-contract/http';
import { asciiDigits } from '@pathshala/rules/digits';
import { Button } from '@pathshala/web-kit/parts/button';
import { Dialog } from '@pathshala/web-kit/parts/dialog';
import { Field } from '@pathshala/web-kit/parts/field';
import { Notice } from '@pathshala/web-kit/parts/notice';
import { TextInput } from '@pathshala/web-kit/parts/text-input';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { type ReactNode, type SyntheticEvent, useId, useState } from 'react';
import { useAccountName } from '../../../students/account-name.tsx';
import { texts } from '../texts.ts';
import { type DeskActProps, useDeskAct } from './use-desk-act.ts';

interface MinutesDialogProps extends DeskActProps {
  readonly kind: 'minutes-for-all' | 'minutes' | 'reopen';
  /** The row of one student; null: all. */
  readonly row: DeskRow | null;
  /** The number of students who sit now. */
  readonly sitting: number;
}

/** Asks how many minutes are added, and shows what follows from them: the button is the confirmation. */
export function MinutesDialog(props: MinutesDialogProps): ReactNode {
  const { kind, sitting, onClose } = props;
  const translate = useText();
  const { number } = useFormat();
  const formId = useId();
  const [value, setValue] = useState('10');
  const [isWrong, setWrong] = useState(false);
  const act = useMinutes(props);
  const limits = { max: number(maxMinutesOfAct) };
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    const minutes = minutesOf(value);
    setWrong(minutes === null);
    if (minutes !== null && !act.isBusy) act.send(minutes);
  };
  return (
    <Dialog
      isOpen
      title={useTitle(props)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{translate(texts.cancel)}</Button>
          <Button type="submit" form={formId} kind="primary" isBusy={act.isBusy}>
            {translate(kind === 'reopen' ? texts.reopen : texts.addMinutes)}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        {act.refusal !== null && (
          <Notice tone="bad" isLive>
            <p>{act.refusal}</p>
          </Notice>
        )}
        <p>{translate(effects[kind], { n: number(sitting) })}</p>
        <Field
          label={translate(texts.minutes)}
          help={translate(texts.minutesHelp, limits)}
          error={isWrong ? translate(texts.minutesWrong, limits) : undefined}
        >
          <TextInput
            inputMode="numeric"
            data-autofocus
            value={value}
            onChange={({ target }) => setValue(target.value)}
          />
        </Field>
      </form>
    </Dialog>
  );
}

const effects = { 'minutes-for-all': texts.allText, minutes: texts.oneText, reopen: texts.reopenText };

/** Digits of either language; null: no number of minutes that can be given. */
function minutesOf(value: string): number | null {
  const minutes = Number(asciiDigits(value.trim()));
  return Number.isInteger(minutes) && minutes >= 1 && minutes <= maxMinutesOfAct ? minutes : null;
}

function useTitle({ kind, row }: MinutesDialogProps): string {
  const translate = useText();
  const name = useAccountName(row?.studentId ?? '');
  if (kind === 'minutes-for-all') return translate(texts.addMinutesToAll);
  return translate(kind === 'reopen' ? texts.reopenFor : texts.addMinutesTo, { name });
}

function useMinutes({ kind, row, desk, showDesk, onClose }: MinutesDialogProps) {
  const translate = useText();
  const { examId, rev } = desk;
  const act = { desk, showDesk, onClose };
  const give = useDeskAct<typeof addMinutes>('/exams/desk/{examId}/minutes', {
    ...act,
    doneText: translate(texts.given),
  });
  const reopen = useDeskAct<typeof reopenAttempt>('/exams/desk/{examId}/reopenings', {
    ...act,
    doneText: translate(texts.reopened),
  });
  const attemptId = row?.attemptId ?? null;
  const params = { examId };
  if (kind === 'reopen') {
    const send = (minutes: number): void =>
      reopen.mutate({ params, body: { attemptId: attemptId ?? '', minutes, rev } });
    return { ...reopen, send };
  }
  return { ...give, send: (minutes: number) => give.mutate({ params, body: { attemptId, minutes, rev } }) };
}
