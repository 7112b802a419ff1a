import { Checkbox } from '@mantine/core';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { Pagination } from '@pathshala/web-kit/parts/pagination';
import { QueryStates } from '@pathshala/web-kit/parts/query-states';
import { RichText } from '@pathshala/web-kit/parts/rich-text';
import { useText } from '@pathshala/web-kit/texts';
import { type ReactNode, useId } from 'react';
import styles from './picker.module.css';
import { pickerTexts } from './picker-texts.ts';
import type { PickableQuestion, usePickerPage } from './question-source.ts';

export interface PickerListProps {
  readonly found: ReturnType<typeof usePickerPage>;
  readonly chosen: readonly PickableQuestion[];
  /** Ids of those in the exam already. */
  readonly taken: ReadonlySet<string>;
  readonly onToggle: (questions: readonly PickableQuestion[], isOn: boolean) => void;
  readonly onPage: (page: number) => void;
}

/** A page of the bank to tick from. */
export function PickerList({ found, chosen, taken, onToggle, onPage }: PickerListProps): ReactNode {
  const translate = useText();
  const ids = new Set(chosen.map(({ _id }) => _id));
  return (
    <QueryStates query={found} failedTitle={() => translate(pickerTexts.failed)}>
      {({ items, ...page }) => {
        const free = items.filter(({ _id }) => !taken.has(_id));
        const count = free.filter(({ _id }) => ids.has(_id)).length;
        return items.length === 0 ? (
          <p>{translate(pickerTexts.none)}</p>
        ) : (
          <>
            <Checkbox
              mb="xs"
              label={translate(pickerTexts.page)}
              checked={free.length > 0 && count === free.length}
              indeterminate={count > 0 && count < free.length}
              onChange={(event) => onToggle(free, event.currentTarget.checked)}
            />
            <ul className={styles['list']}>
              {items.map((question) => (
                <PickerRow
                  key={question._id}
                  question={question}
                  isTaken={taken.has(question._id)}
                  isChosen={ids.has(question._id)}
                  onToggle={(isOn) => onToggle([question], isOn)}
                />
              ))}
            </ul>
            <Pagination {...page} onPage={onPage} />
          </>
        );
      }}
    </QueryStates>
  );
}

interface PickerRowProps {
  readonly question: PickableQuestion;
  readonly isTaken: boolean;
  readonly isChosen: boolean;
  readonly onToggle: (isOn: boolean) => void;
}

function PickerRow({ question, isTaken, isChosen, onToggle }: PickerRowProps): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const id = useId();
  const { subject, chapter, difficulty, points } = question;
  const facts = [
    ...[subject, chapter].filter((label) => label !== '').map(inLanguage),
    translate(pickerTexts[difficulty]),
    translate(pickerTexts.points, { n: points }),
    ...(isTaken ? [translate(pickerTexts.isTaken)] : []),
  ];
  return (
    <li className={styles['row']}>
      <Checkbox
        aria-labelledby={id}
        checked={isChosen || isTaken}
        disabled={isTaken}
        onChange={(event) => onToggle(event.currentTarget.checked)}
      />
      <div>
        <div id={id} className={styles['stem']}>
          <RichText html={question.question} isInline />
        </div>
        <span className={styles['facts']}>{facts.join(' · ')}</span>
      </div>
    </li>
  );
}
