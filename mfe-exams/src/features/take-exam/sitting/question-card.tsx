import { commonTexts } from '@pathshala/web-kit/common-texts';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { useNamed } from '../../../questions/use-named.ts';
import { choiceOf } from '../model/ledger.ts';
import type { Question } from '../model/paper-questions.ts';
import { Enlargeable } from './enlargeable.tsx';
import { Options } from './options.tsx';
import { ClearButton, MarkButton } from './question-actions.tsx';
import styles from './question-card.module.css';
import type { SittingView } from './sitting-view.ts';
import { texts } from './texts.ts';

interface QuestionCardProps {
  readonly view: SittingView;
  readonly question: Question;
  /** The foot of the page has the buttons of the question. */
  readonly isWide: boolean;
}

/** One question with its options. */
export function QuestionCard({ view, question, isWide }: QuestionCardProps): ReactNode {
  const say = useText();
  const named = useNamed();
  const { state, counts, isSet, choose } = view;
  const { _id, number, subjectName, points } = question;
  const place = say(texts.questionOf, { n: number, total: counts.total });
  return (
    <section aria-labelledby={`question-${_id}`}>
      <div className={styles['head']}>
        <h2 id={`question-${_id}`} className={styles['heading']} tabIndex={-1} data-question-heading>
          {place}
          <span className={styles['about']}>
            {named(subjectName)} · {say(commonTexts.nMarks, { n: points })}
          </span>
        </h2>
        {!isWide && <MarkButton view={view} question={question} />}
      </div>
      <Enlargeable text={question.question} title={say(texts.questionLargerTitle, { n: number })} />
      {isSet && <p className={styles['hint']}>{say(texts.questionChooseAll)}</p>}
      <Options
        question={question}
        label={`${place}. ${say(isSet ? texts.questionChooseAll : texts.questionChoose)}`}
        choice={choiceOf(state.sheet, _id)}
        isSet={isSet}
        onChoose={(option) => choose(question, option)}
      />
      {!isWide && (
        <div className={styles['clear']}>
          <ClearButton view={view} question={question} />
        </div>
      )}
    </section>
  );
}
