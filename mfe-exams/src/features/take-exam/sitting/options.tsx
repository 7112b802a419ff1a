import type { ReactNode } from 'react';
import { OptionRow, OptionRows } from '../../../questions/option-row.tsx';
import { optionsIn } from '../model/choice.ts';
import type { Choice } from '../model/ledger.ts';
import type { Mcq } from '../model/paper-questions.ts';
import styles from './options.module.css';

interface OptionsProps {
  readonly question: Mcq;
  /** The name for screen readers. */
  readonly label: string;
  readonly choice: Choice;
  /** Several options may be right, and all of them have to be chosen. */
  readonly isSet: boolean;
  readonly onChoose: (optionId: string) => void;
}

/** The options of the question on the screen; the chosen ones are ticked. */
export function Options({ question, label, choice, isSet, onChoose }: OptionsProps): ReactNode {
  const chosen = optionsIn(choice);
  return (
    <OptionRows label={label}>
      {question.options.map((option, index) => (
        <OptionRow
          key={option._id}
          questionId={question._id}
          option={option}
          index={index}
          isSeveral={isSet}
          isChosen={chosen.includes(option._id)}
          onChoose={() => onChoose(option._id)}
        >
          <Tick />
        </OptionRow>
      ))}
    </OptionRows>
  );
}

function Tick(): ReactNode {
  return (
    <svg className={styles['tick']} viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      <path d="m4 10.5 4 4 8-9" fill="none" stroke="currentColor" strokeWidth="2.4" strokeLinecap="round" />
    </svg>
  );
}
