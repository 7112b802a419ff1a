import type { ReactNode } from 'react';
import type { Path } from '../draft/path.ts';
import type { QuestionDraft } from '../draft/question-draft.ts';
import { ToolIcon } from '../forms/tool-icon.tsx';
import { useText } from '@pathshala/web-kit/texts';
import { Button } from '@pathshala/web-kit/parts/button';
import styles from './question-form.module.css';
import { useQuestions } from './use-questions.ts';

const texts = {
  up: { en: 'Move question {n} up', bn: 'প্রশ্ন {n} উপরে নিন' },
  down: { en: 'Move question {n} down', bn: 'প্রশ্ন {n} নিচে নিন' },
  copy: { en: 'Duplicate question {n}', bn: 'প্রশ্ন {n}-এর অনুলিপি' },
  remove: { en: 'Remove question {n}', bn: 'প্রশ্ন {n} সরান' },
};

export interface QuestionToolsProps {
  /** The path of the list. */
  readonly path: Path;
  readonly index: number;
  readonly count: number;
  readonly question: QuestionDraft;
  readonly onRemove: (index: number) => void;
}

function isUntouched({ question, explanation, options }: QuestionDraft): boolean {
  return [question, explanation, ...options.map(({ text }) => text)].every((text) => text.trim() === '');
}

/** Moves, duplicates and removes a question; asks before removing one that has text. */
export function QuestionTools({ path, index, count, question, onRemove }: QuestionToolsProps): ReactNode {
  const translate = useText();
  const { move, duplicate, remove } = useQuestions(path);
  const tools = [
    { id: 'up', isOff: index === 0, act: () => move(index, index - 1) },
    { id: 'down', isOff: index === count - 1, act: () => move(index, index + 1) },
    { id: 'copy', isOff: false, act: () => duplicate(index) },
    {
      id: 'remove',
      isOff: false,
      act: () => (isUntouched(question) ? remove(index) : onRemove(index)),
    },
  ] as const;
  return (
    <span className={styles['tools']}>
      {tools.map(({ id, isOff, act }) => {
        const label = translate(texts[id], { n: index + 1 });
        return (
          <Button
            key={id}
            size="small"
            kind="quiet"
            className={styles['tool'] ?? ''}
            aria-label={label}
            title={label}
            disabled={isOff}
            onClick={act}
          >
            <ToolIcon name={id} />
          </Button>
        );
      })}
    </span>
  );
}
