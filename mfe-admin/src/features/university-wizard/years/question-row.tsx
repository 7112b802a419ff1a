import { Badge } from '@pathshala/web-kit/parts/badge';
import { Button } from '@pathshala/web-kit/parts/button';
import { RichText } from '@pathshala/web-kit/parts/rich-text';
import { memo, type ReactNode } from 'react';
import { useTexts } from '../../../texts.ts';
import { isComplete } from '../draft/check-course.ts';
import type { QuestionDraft } from '../draft/course-draft.ts';
import { toFragment } from '../draft/fragment.ts';
import { isAtOrUnder, type Path } from '../draft/path.ts';
import { ToolIcon } from '../fields/tool-icon.tsx';
import { useWizardPart } from '../fields/wizard-context.ts';
import { QuestionEditor } from './question-editor.tsx';
import { useQuestions } from './use-questions.ts';
import styles from './years.module.css';

export interface QuestionRowProps {
  /** The list's place. */
  readonly path: Path;
  readonly index: number;
  readonly count: number;
  readonly question: QuestionDraft;
  readonly isOpen: boolean;
  readonly onRemove: (index: number) => void;
}

/** A question in a line, or open to be written. */
export const QuestionRow = memo(function QuestionRow(props: QuestionRowProps): ReactNode {
  const say = useTexts();
  const { path, index, question, isOpen } = props;
  const { toggle } = useQuestions(path);
  const at = `${path}.${index}`;
  return (
    <li className={styles['question']} data-open={isOpen}>
      <div className={styles['questionHead']}>
        <button
          type="button"
          className={styles['stem']}
          aria-expanded={isOpen}
          onClick={() => toggle(question)}
        >
          <span className={styles['number']}>{say('question.number', { n: index + 1 })}</span>
          {isOpen || <Stem text={question.question} />}
        </button>
        <State question={question} at={at} />
        <Tools {...props} />
      </div>
      {isOpen && <QuestionEditor path={path} index={index} />}
    </li>
  );
});

function Stem({ text }: { readonly text: string }): ReactNode {
  const say = useTexts();
  if (text.trim() === '') return <span className={styles['count']}>{say('question.empty')}</span>;
  return (
    <span className={styles['clipped']}>
      <RichText html={toFragment(text)} isInline />
    </span>
  );
}

function State({ question, at }: { readonly question: QuestionDraft; readonly at: Path }): ReactNode {
  const say = useTexts();
  const isWrong = useWizardPart(({ errors }) => Object.keys(errors).some((path) => isAtOrUnder(path, at)));
  if (isWrong) return <Badge tone="bad">{say('question.wrong')}</Badge>;
  if (!isComplete(question)) return <Badge tone="attention">{say('question.incomplete')}</Badge>;
  return null;
}

function Tools({ path, index, count, question, onRemove }: QuestionRowProps): ReactNode {
  const say = useTexts();
  const { move, duplicate, remove } = useQuestions(path);
  const n = index + 1;
  const isUntouched = [
    question.question,
    question.explanation,
    ...question.options.map(({ text }) => text),
  ].every((text) => text.trim() === '');
  const tools = [
    {
      id: 'up',
      label: say('question.up', { n }),
      isOff: index === 0,
      act: () => move(index, index - 1),
    },
    {
      id: 'down',
      label: say('question.down', { n }),
      isOff: index === count - 1,
      act: () => move(index, index + 1),
    },
    {
      id: 'copy',
      label: say('question.duplicate', { n }),
      isOff: false,
      act: () => duplicate(index),
    },
    {
      id: 'remove',
      label: say('question.remove', { n }),
      isOff: false,
      act: () => (isUntouched ? remove(index) : onRemove(index)),
    },
  ] as const;
  return (
    <span className={styles['tools']}>
      {tools.map(({ id, label, isOff, act }) => (
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
      ))}
    </span>
  );
}
