import type { createPractice } from '@pathshala/svc-exams-contract/http';
import { Button } from '@pathshala/web-kit/parts/button';
import { useText } from '@pathshala/web-kit/texts';
import { type ReactNode, useState } from 'react';
import { useCreatePractice } from '../../../practice/use-create-practice.ts';
import { ChapterSheet } from './chapter-sheet.tsx';
import { useMastery } from './mastery.ts';
import { type Choices, emptyTest, type OwnTest, wishOf } from './own-test.ts';
import styles from './practice-home.module.css';
import { SubjectTiles } from './subject-tiles.tsx';
import { TestOptions } from './test-options.tsx';
import { texts } from './texts.ts';
import { useTestInWords } from './use-test-in-words.ts';

export interface OwnTestBuilderProps {
  readonly choices: Choices;
  /** Chosen at first. */
  readonly subject: string | null;
}

/** A test by subject and chapter: tiles, a sheet of chapters, and one start that says what it starts. */
export function OwnTestBuilder({ choices, subject }: OwnTestBuilderProps): ReactNode {
  const translate = useText();
  const inWords = useTestInWords(choices);
  const [test, setTest] = useState(() => emptyTest(subject));
  const [open, setOpen] = useState<{ readonly subject: string } | 'options' | null>(null);
  const mastery = useMastery();
  const { create, isStarting } = useCreatePractice<typeof createPractice>('/exams/practice');
  const start = (wanted: OwnTest): void => create({ body: wishOf(wanted) });
  const close = (): void => setOpen(null);
  if (choices.total === 0) return <p>{translate(texts.noQuestions)}</p>;
  return (
    <>
      <SubjectTiles
        choices={choices}
        test={test}
        mastery={mastery}
        onOpen={(opened) => setOpen({ subject: opened })}
      />
      <div className={styles['startBar']}>
        <span aria-live="polite">{inWords(test)}</span>
        <span className={styles['startActions']}>
          <Button kind="quiet" aria-haspopup="dialog" onClick={() => setOpen('options')}>
            {translate(texts.options)}
          </Button>
          <Button kind="primary" isBusy={isStarting} onClick={() => start(test)}>
            {translate(texts.start)}
          </Button>
        </span>
      </div>
      {open === 'options' && <TestOptions test={test} onChange={setTest} onClose={close} />}
      {open !== null && open !== 'options' && (
        <ChapterSheet
          choices={choices}
          subject={open.subject}
          test={test}
          mastery={mastery.lookup}
          isStarting={isStarting}
          onChange={(changed) => {
            setTest(changed);
            close();
          }}
          onStart={start}
          onClose={close}
        />
      )}
    </>
  );
}
