import { type ReactNode, useState } from 'react';
import { moveTo, removeAt } from '../draft/arrange.ts';
import { useDraft, useField, useFieldError, useValue } from '../draft/draft-context.ts';
import type { Path } from '../draft/path.ts';
import type { SubjectDraft } from '../draft/question-draft.ts';
import { DraftField } from '../draft-fields/draft-field.tsx';
import { ToolIcon } from '../draft-fields/tool-icon.tsx';
import { useText } from '../i18n/texts.ts';
import { Button } from '../parts/button.tsx';
import { Checkbox } from '../parts/checkbox.tsx';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import styles from './question-form.module.css';
import { QuestionList } from './question-list.tsx';

const texts = {
  name: { en: 'Subject', bn: 'বিষয়ের নাম' },
  mandatory: { en: 'Mandatory', bn: 'আবশ্যিক' },
  earlier: { en: 'Move {name} earlier', bn: '{name} আগে নিন' },
  later: { en: 'Move {name} later', bn: '{name} পরে নিন' },
  thisSubject: { en: 'this subject', bn: 'এই বিষয়' },
  remove: { en: 'Remove subject', bn: 'বিষয় সরান' },
  removeTitle: { en: 'Remove {name}?', bn: '{name} সরাবেন?' },
  removeText: {
    en: 'All its questions ({n}) go with it.',
    bn: 'এর {n}টি প্রশ্নও চলে যাবে।',
  },
  confirm: { en: 'Remove', bn: 'সরান' },
};

export interface SubjectEditorProps {
  readonly path: Path;
  readonly index: number;
  /** How many subjects there are. */
  readonly count: number;
  /** Other ways to add questions. */
  readonly adders?: ReactNode;
}

export function SubjectEditor(props: SubjectEditorProps): ReactNode {
  const say = useText();
  const { path } = props;
  const { value, set } = useField<boolean>(`${path}.mandatory`);
  const error = useFieldError(path);
  return (
    <div className={styles['subject']} data-place={path} tabIndex={-1}>
      {error !== undefined && <p className={styles['error']}>{error}</p>}
      <div className={styles['subjectHead']}>
        <DraftField path={`${path}.subjectName`} label={say(texts.name)} maxLength={200} />
        <Checkbox
          label={say(texts.mandatory)}
          checked={value}
          onChange={(event) => set(event.currentTarget.checked)}
        />
        <span className={styles['subjectTools']}>
          <MoveSubject {...props} />
          <RemoveSubject {...props} />
        </span>
      </div>
      <QuestionList path={`${path}.mcqs`}>{props.adders}</QuestionList>
    </div>
  );
}

/** The list that a subject stands in. */
const listOf = (path: Path): Path => path.slice(0, path.lastIndexOf('.'));

function MoveSubject({ path, index, count }: SubjectEditorProps): ReactNode {
  const say = useText();
  const draft = useDraft();
  const subject = useValue<SubjectDraft | undefined>(path);
  const name = subject?.subjectName.trim() || say(texts.thisSubject);
  const move = (to: number) => {
    if (subject) draft.unfold({ subject: subject.key });
    draft.arrange(listOf(path), moveTo(index, to));
  };
  if (count < 2) return null;
  return (
    <>
      <Button
        kind="quiet"
        size="small"
        aria-label={say(texts.earlier, { name })}
        title={say(texts.earlier, { name })}
        disabled={index === 0}
        onClick={() => move(index - 1)}
      >
        <ToolIcon name="earlier" />
      </Button>
      <Button
        kind="quiet"
        size="small"
        aria-label={say(texts.later, { name })}
        title={say(texts.later, { name })}
        disabled={index === count - 1}
        onClick={() => move(index + 1)}
      >
        <ToolIcon name="later" />
      </Button>
    </>
  );
}

function RemoveSubject({ path, index }: SubjectEditorProps): ReactNode {
  const say = useText();
  const draft = useDraft();
  const subject = useValue<SubjectDraft | undefined>(path);
  const [isAsking, ask] = useState(false);
  const questions = subject?.mcqs.length ?? 0;
  const remove = () => {
    ask(false);
    draft.arrange(listOf(path), removeAt(index));
  };
  return (
    <>
      <Button kind="quiet" size="small" onClick={() => (questions > 0 ? ask(true) : remove())}>
        {say(texts.remove)}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        isDangerous
        title={say(texts.removeTitle, { name: subject?.subjectName ?? '' })}
        confirmText={say(texts.confirm)}
        onClose={() => ask(false)}
        onConfirm={remove}
      >
        <p>{say(texts.removeText, { n: questions })}</p>
      </ConfirmDialog>
    </>
  );
}
