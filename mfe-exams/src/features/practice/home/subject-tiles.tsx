import { Button } from '@pathshala/web-kit/parts/button';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { useNamed } from '../../../questions/use-named.ts';
import type { useMastery } from './mastery.ts';
import { MasteryLine } from './mastery-line.tsx';
import { type Choices, chaptersIn, type OwnTest } from './own-test.ts';
import { SubjectIcon } from './subject-icon.tsx';
import styles from './subject-tiles.module.css';
import { texts } from './texts.ts';

export interface SubjectTilesProps {
  readonly choices: Choices;
  readonly test: OwnTest;
  readonly mastery: ReturnType<typeof useMastery>;
  /** Opens the chapters of the subject. */
  readonly onOpen: (subject: string) => void;
}

/** A tile for each subject: how many questions it has, how many of them are mastered, and what is chosen of it. */
export function SubjectTiles({ choices, test, mastery, onOpen }: SubjectTilesProps): ReactNode {
  const translate = useText();
  const named = useNamed();
  return (
    <>
      {mastery.hasFailed && (
        <p className={styles['failed']}>
          {translate(texts.masteryFailed)}{' '}
          <Button size="small" onClick={() => void mastery.retry()}>
            {translate(texts.tryAgain)}
          </Button>
        </p>
      )}
      <ul className={styles['tiles']}>
        {choices.subjects.map(({ subject, count }) => {
          const isChosen = test.subjects.includes(subject);
          return (
            <li key={subject}>
              <button
                type="button"
                className={styles['tile']}
                aria-haspopup="dialog"
                data-chosen={isChosen || undefined}
                onClick={() => onOpen(subject)}
              >
                <SubjectIcon subject={subject} />
                <strong>{named(subject)}</strong>
                <span className={styles['note']}>{translate(texts.questionCount, { n: count })}</span>
                <MasteryLine percent={mastery.lookup.ofSubject(subject)} />
                {isChosen && <ChosenMark chapters={chaptersIn(test, subject).length} />}
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}

function ChosenMark({ chapters }: { readonly chapters: number }): ReactNode {
  const translate = useText();
  return (
    <span className={styles['chosen']}>
      ✓ {chapters === 0 ? translate(texts.chosen) : translate(texts.chosenChapters, { n: chapters })}
    </span>
  );
}
