import type { Result } from '@pathshala/svc-exams-contract/http';
import { ChoiceBar } from '@pathshala/web-kit/parts/choice-bar';
import { Page } from '@pathshala/web-kit/parts/page';
import { useText } from '@pathshala/web-kit/texts';
import { type ReactNode, useRef, useState } from 'react';
import { usePracticeHome } from '../../../practice/use-practice-home.ts';
import { PaperLanguageChoice } from '../../../questions/paper-language-choice.tsx';
import { useNamed } from '../../../questions/use-named.ts';
import { countsOf, isFixed } from './answers.ts';
import { Finish } from './finish.tsx';
import { PracticeCard } from './practice-card.tsx';
import { PracticeProgress } from './practice-progress.tsx';
import type { PracticeRun } from './practice-run.ts';
import styles from './practice-sitting.module.css';
import { texts } from './texts.ts';
import { usePlace } from './use-place.ts';
import { usePractice } from './use-practice.ts';
import { usePracticeKeys } from './use-practice-keys.ts';

interface PracticeSittingProps {
  readonly run: PracticeRun;
  readonly onEnd: (result: Result) => void;
}

/** A practice with answers at once: one question a screen, or all in a list. */
export function PracticeSitting({ run, onEnd }: PracticeSittingProps): ReactNode {
  const translate = useText();
  const named = useNamed();
  const sheet = useRef<HTMLDivElement>(null);
  const practice = usePractice(run, onEnd);
  const place = usePlace(run.questions, practice.answers);
  const [view, setView] = useState<'single' | 'list'>('single');
  const { question } = place;
  const { answered } = countsOf(practice.answers);
  usePracticeKeys(sheet, {
    question: view === 'single' ? question : undefined,
    choose: (optionId) => question && practice.choose(question, optionId),
    proceed() {
      if (!question || view === 'list') return;
      if (isFixed(practice.answers, question)) place.move(1);
      else practice.check(question);
    },
    move: place.move,
  });
  return (
    <div className={styles['practice']} data-view={view}>
      <Page
        title={named(run.title)}
        width="text"
        back={usePracticeHome()}
        actions={<PaperLanguageChoice texts={run.questions.map((one) => one.question)} />}
      >
        <div ref={sheet} className={styles['sheet']} data-view={view}>
          <PracticeProgress practice={practice} />
          <ChoiceBar
            label={translate(texts.view)}
            choices={[
              { value: 'single', text: translate(texts.single) },
              { value: 'list', text: translate(texts.list) },
            ]}
            value={view}
            onChange={setView}
          />
          {run.questions
            .filter((one) => view === 'list' || one === question)
            .map((one) => (
              <PracticeCard key={one._id} practice={practice} question={one} />
            ))}
          <p className={styles['keys']}>{translate(texts.keys)}</p>
          <Finish
            practice={practice}
            left={run.questions.length - answered}
            place={view === 'single' ? place : null}
          />
        </div>
      </Page>
    </div>
  );
}
