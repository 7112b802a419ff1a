import { type ReactNode, useState } from 'react';
import { moveTo, removeAt } from '../draft/arrange.ts';
import { useDraft, useValue } from '../draft/draft-context.ts';
import type { Path } from '../draft/path.ts';
import type { SubjectDraft } from '../draft/question-draft.ts';
import { ToolIcon } from '../forms/tool-icon.tsx';
import { useText } from '@pathshala/web-kit/texts';
import { Button } from '@pathshala/web-kit/parts/button';
import { ConfirmDialog } from '@pathshala/web-kit/parts/confirm-dialog';
import styles from './question-form.module.css';

const texts = {
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

interface SubjectToolsProps {
  readonly path: Path;
  readonly index: number;
  /** How many subjects there are. */
  readonly count: number;
}

/** Moves and removes a subject; asks before removing one with questions. */
export function SubjectTools(props: SubjectToolsProps): ReactNode {
  return (
    <span className={styles['subjectTools']}>
      <MoveSubject {...props} />
      <RemoveSubject {...props} />
    </span>
  );
}

/** The path of the list that contains the subject. */
const listOf = (path: Path): Path => path.slice(0, path.lastIndexOf('.'));

function MoveSubject({ path, index, count }: SubjectToolsProps): ReactNode {
  const translate = useText();
  const draft = useDraft();
  const subject = useValue<SubjectDraft | undefined>(path);
  const name = subject?.subjectName.trim() || translate(texts.thisSubject);
  const move = (to: number) => {
    if (subject) draft.expand({ subject: subject.key });
    draft.arrange(listOf(path), moveTo(index, to));
  };
  if (count < 2) return null;
  const moves = [
    { id: 'earlier', isOff: index === 0, to: index - 1 },
    { id: 'later', isOff: index === count - 1, to: index + 1 },
  ] as const;
  return moves.map(({ id, isOff, to }) => (
    <Button
      key={id}
      kind="quiet"
      size="small"
      aria-label={translate(texts[id], { name })}
      title={translate(texts[id], { name })}
      disabled={isOff}
      onClick={() => move(to)}
    >
      <ToolIcon name={id} />
    </Button>
  ));
}

function RemoveSubject({ path, index }: SubjectToolsProps): ReactNode {
  const translate = useText();
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
        {translate(texts.remove)}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        isDangerous
        title={translate(texts.removeTitle, { name: subject?.subjectName ?? '' })}
        confirmText={translate(texts.confirm)}
        onClose={() => ask(false)}
        onConfirm={remove}
      >
        <p>{translate(texts.removeText, { n: questions })}</p>
      </ConfirmDialog>
    </>
  );
}
