import { ActionIcon, Menu } from '@mantine/core';
import { useText } from '@pathshala/web-kit/texts';
import { type ReactNode, useState } from 'react';
import { showUndo } from '@pathshala/admin-kit/feedback/undo-toast';
import {
  duplicateQuestion,
  insertQuestion,
  moveQuestion,
  placeOf,
  removeQuestion,
} from '../draft/edit-subjects.ts';
import { useEditor } from '../editor-context.ts';
import { Icon } from '@pathshala/admin-kit/icons/icon';
import { commonTexts } from '@pathshala/web-kit/common-texts';
import type { QuestionDraft } from '../draft/question-draft.ts';
import { QuestionPreview } from '../preview/question-preview.tsx';
import styles from '../subjects-editor.module.css';

const texts = {
  actions: { en: 'Actions for question {n}', bn: 'প্রশ্ন {n}-এর কাজ' },
  up: { en: 'Move up', bn: 'উপরে নিন' },
  down: { en: 'Move down', bn: 'নিচে নিন' },
  copy: { en: 'Duplicate', bn: 'অনুলিপি করুন' },
  removed: { en: 'Question {n} is removed.', bn: 'প্রশ্ন {n} সরানো হয়েছে।' },
};

export interface QuestionMenuProps {
  readonly question: QuestionDraft;
  readonly index: number;
  readonly isLast: boolean;
}

/** The actions on a question. The menu is made when it is first opened: 200 of them would slow the list down. */
export function QuestionMenu(props: QuestionMenuProps): ReactNode {
  const translate = useText();
  const [isMade, make] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const [isPreviewed, preview] = useState(false);
  const icon = {
    variant: 'subtle',
    color: 'gray',
    c: 'var(--quiet)',
    size: 'lg',
    className: styles['menuButton'] ?? '',
    'aria-label': translate(texts.actions, { n: props.index + 1 }),
    children: <Icon name="more" />,
  } as const;
  const open = () => {
    make(true);
    setOpen(true);
  };
  if (!isMade) return <ActionIcon {...icon} aria-haspopup="menu" onClick={open} />;
  return (
    <>
      <Menu opened={isOpen} onChange={setOpen} position="bottom-end" transitionProps={{ duration: 0 }}>
        <Menu.Target>
          <ActionIcon {...icon} />
        </Menu.Target>
        <Menu.Dropdown>
          <Actions {...props} onPreview={() => preview(true)} />
        </Menu.Dropdown>
      </Menu>
      {isPreviewed && (
        <QuestionPreview question={props.question} number={props.index + 1} onClose={() => preview(false)} />
      )}
    </>
  );
}

interface ActionsProps extends QuestionMenuProps {
  readonly onPreview: () => void;
}

function Actions({ question, index, isLast, onPreview }: ActionsProps): ReactNode {
  const translate = useText();
  const editor = useEditor();
  const { key } = question;
  const remove = () => {
    const { subjects } = editor.read();
    const subjectKey = subjects[placeOf(subjects, key)?.subject ?? -1]?.key;
    editor.apply(removeQuestion(key));
    showUndo({
      text: translate(texts.removed, { n: index + 1 }),
      undo: async () => {
        if (subjectKey !== undefined) editor.apply(insertQuestion(subjectKey, index, question));
      },
    });
  };
  return (
    <>
      <Menu.Item onClick={onPreview}>{translate(commonTexts.preview)}</Menu.Item>
      <Menu.Item disabled={index === 0} onClick={() => editor.apply(moveQuestion(key, -1))}>
        {translate(texts.up)}
      </Menu.Item>
      <Menu.Item disabled={isLast} onClick={() => editor.apply(moveQuestion(key, 1))}>
        {translate(texts.down)}
      </Menu.Item>
      <Menu.Item onClick={() => editor.apply(duplicateQuestion(key))}>{translate(texts.copy)}</Menu.Item>
      <Menu.Divider />
      <Menu.Item color="red" onClick={remove}>
        {translate(commonTexts.remove)}
      </Menu.Item>
    </>
  );
}
