import { showUndo } from '@pathshala/admin-kit/feedback/undo-toast';
import type { announceToExam, Desk } from '@pathshala/svc-exams-contract/http';
import { Button } from '@pathshala/web-kit/parts/button';
import { Dialog } from '@pathshala/web-kit/parts/dialog';
import { Field } from '@pathshala/web-kit/parts/field';
import { Notice } from '@pathshala/web-kit/parts/notice';
import { TextArea } from '@pathshala/web-kit/parts/text-input';
import { useText } from '@pathshala/web-kit/texts';
import { type ReactNode, type SyntheticEvent, useId, useState } from 'react';
import { texts } from '../texts.ts';
import { type DeskActProps, useDeskAct } from './use-desk-act.ts';
import { useWithdraw } from './use-withdraw.ts';

const maxLength = 500;

/** A text in one language or both for all who sit; for some seconds it can be taken back at once. */
export function AnnounceDialog({ desk, showDesk, onClose }: DeskActProps): ReactNode {
  const translate = useText();
  const formId = useId();
  const [written, setWritten] = useState({ bn: '', en: '' });
  const [isMissing, setMissing] = useState(false);
  const withdraw = useWithdraw(showDesk);
  const announced = (answer: Desk): void => {
    const latest = answer.announcements.at(-1);
    const text = translate(texts.announced);
    if (latest !== undefined) showUndo({ text, undo: () => withdraw(answer, latest._id) });
  };
  const announce = useDeskAct<typeof announceToExam>('/exams/desk/{examId}/announcements', {
    desk,
    doneText: null,
    showDesk,
    onDone: announced,
    onClose,
  });
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    const [bn, en] = [written.bn.trim(), written.en.trim()];
    setMissing(bn === '' && en === '');
    if ((bn === '' && en === '') || announce.isBusy) return;
    announce.mutate({ params: { examId: desk.examId }, body: { bn, en, rev: desk.rev } });
  };
  return (
    <Dialog
      isOpen
      title={translate(texts.announceTitle)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{translate(texts.cancel)}</Button>
          <Button type="submit" form={formId} kind="primary" isBusy={announce.isBusy}>
            {translate(texts.send)}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        {announce.refusal !== null && (
          <Notice tone="bad" isLive>
            <p>{announce.refusal}</p>
          </Notice>
        )}
        <p>{translate(texts.announceText)}</p>
        <AnnouncedTexts written={written} isMissing={isMissing} onChange={setWritten} />
      </form>
    </Dialog>
  );
}

interface Written {
  readonly bn: string;
  readonly en: string;
}

interface AnnouncedTextsProps {
  readonly written: Written;
  readonly isMissing: boolean;
  readonly onChange: (written: Written) => void;
}

const fields = [
  { language: 'bn', label: texts.inBengali },
  { language: 'en', label: texts.inEnglish },
] as const;

function AnnouncedTexts({ written, isMissing, onChange }: AnnouncedTextsProps): ReactNode {
  const translate = useText();
  const first = fields[0].language;
  return fields.map(({ language, label }) => (
    <Field
      key={language}
      label={translate(label)}
      error={isMissing && language === first ? translate(texts.oneNeeded) : undefined}
    >
      <TextArea
        lang={language}
        rows={3}
        maxLength={maxLength}
        value={written[language]}
        onChange={({ target }) => onChange({ ...written, [language]: target.value })}
      />
    </Field>
  ));
}
