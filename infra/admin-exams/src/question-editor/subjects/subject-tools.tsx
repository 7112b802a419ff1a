import { ActionIcon, Button } from '@mantine/core';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { showUndo } from '@pathshala/admin-kit/feedback/undo-toast';
import { useConfirm } from '@pathshala/admin-kit/feedback/use-confirm';
import { duplicateSubject, insertSubject, moveSubject, removeSubject } from '../draft/edit-subjects.ts';
import { useEditor } from '../editor-context.ts';
import { Icon } from '@pathshala/admin-kit/icons/icon';
import { commonTexts } from '@pathshala/web-kit/common-texts';
import type { SubjectDraft } from '../draft/question-draft.ts';
import styles from '../subjects-editor.module.css';

const texts = {
  earlier: { en: 'Move {name} earlier', bn: '{name} আগে নিন' },
  later: { en: 'Move {name} later', bn: '{name} পরে নিন' },
  copy: { en: 'Duplicate {name}', bn: '{name}-এর অনুলিপি' },
  thisSubject: { en: 'this subject', bn: 'এই বিষয়' },
  remove: { en: 'Remove subject', bn: 'বিষয় সরান' },
  removeTitle: commonTexts.askRemoveName,
  removeText: { en: 'All its questions ({n}) go with it.', bn: 'এর {n}টি প্রশ্নও চলে যাবে।' },
  confirm: commonTexts.remove,
  removed: { en: '{name} is removed.', bn: '{name} সরানো হয়েছে।' },
};

interface SubjectToolsProps {
  readonly subject: SubjectDraft;
  readonly index: number;
  /** The number of subjects. */
  readonly count: number;
}

/** Moves, duplicates and removes a subject; asks before removing one with questions, and offers to undo it. */
export function SubjectTools({ subject, index, count }: SubjectToolsProps): ReactNode {
  const translate = useText();
  const editor = useEditor();
  const confirm = useConfirm();
  const { key, mcqs } = subject;
  const name = subject.subjectName.trim() || translate(texts.thisSubject);
  const tools = [
    { id: 'earlier', isOff: index === 0, edit: moveSubject(key, -1) },
    { id: 'later', isOff: index === count - 1, edit: moveSubject(key, 1) },
    { id: 'copy', isOff: false, edit: duplicateSubject(key) },
  ] as const;
  async function remove(): Promise<void> {
    const question = {
      title: translate(texts.removeTitle, { name }),
      body: translate(texts.removeText, { n: mcqs.length }),
      confirmText: translate(texts.confirm),
      isDangerous: true,
    };
    if (mcqs.length > 0 && !(await confirm(question))) return;
    editor.apply(removeSubject(key));
    showUndo({
      text: translate(texts.removed, { name }),
      undo: async () => editor.apply(insertSubject(index, subject)),
    });
  }
  return (
    <span className={styles['tools']}>
      {tools.map(({ id, isOff, edit }) => (
        <ActionIcon
          key={id}
          variant="subtle"
          color="gray"
          c="var(--quiet)"
          size="lg"
          aria-label={translate(texts[id], { name })}
          title={translate(texts[id], { name })}
          disabled={isOff}
          onClick={() => {
            editor.open({ subject: key });
            editor.apply(edit);
          }}
        >
          <Icon name={id} />
        </ActionIcon>
      ))}
      <Button variant="subtle" color="red" onClick={() => void remove()}>
        {translate(texts.remove)}
      </Button>
    </span>
  );
}
