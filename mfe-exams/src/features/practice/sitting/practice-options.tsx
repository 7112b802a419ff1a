import type { CheckedAnswer } from '@pathshala/svc-exams-contract/http';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { OptionRow, OptionRows } from '../../../questions/option-row.tsx';
import styles from './practice-options.module.css';
import type { PracticeQuestion } from './practice-run.ts';
import { texts } from './texts.ts';

interface PracticeOptionsProps {
  readonly question: PracticeQuestion;
  /** The name for screen readers. */
  readonly label: string;
  readonly chosen: readonly string[];
  /** Fixed, with its key. */
  readonly checked: CheckedAnswer | undefined;
  readonly onChoose: (optionId: string) => void;
}

/** The options of a question of a practice; once it is checked, each says whether it is right. */
export function PracticeOptions(props: PracticeOptionsProps): ReactNode {
  const { question, label, chosen, checked, onChoose } = props;
  const selected = checked?.selectedOptions ?? chosen;
  return (
    <OptionRows label={label}>
      {question.options.map((option, index) => (
        <OptionRow
          key={option._id}
          questionId={question._id}
          option={option}
          index={index}
          isSeveral={question.isSeveral}
          isChosen={selected.includes(option._id)}
          state={stateOf(option._id, checked)}
          onChoose={() => onChoose(option._id)}
        >
          <Note optionId={option._id} checked={checked} />
        </OptionRow>
      ))}
    </OptionRows>
  );
}

function stateOf(optionId: string, checked: CheckedAnswer | undefined) {
  if (!checked) return undefined;
  if (checked.correct.includes(optionId)) return 'correct';
  return checked.selectedOptions.includes(optionId) ? 'wrong' : 'other';
}

interface NoteProps {
  readonly optionId: string;
  readonly checked: CheckedAnswer | undefined;
}

/** Right and wrong in words and signs, not by colour alone. */
function Note({ optionId, checked }: NoteProps): ReactNode {
  const translate = useText();
  if (!checked) return null;
  const isKey = checked.correct.includes(optionId);
  const notes = [
    isKey && translate(texts.key),
    checked.selectedOptions.includes(optionId) && translate(texts.yours),
  ].filter(Boolean);
  if (notes.length === 0) return null;
  return (
    <span className={styles['note']}>
      <span aria-hidden="true">{isKey ? '✓' : '✗'}</span> {notes.join(' · ')}
    </span>
  );
}
