import type { CheckedAnswer } from '@pathshala/svc-exams-contract/http';
import { Button } from '@pathshala/web-kit/parts/button';
import { Notice } from '@pathshala/web-kit/parts/notice';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { BookmarkButton } from '../../../practice/bookmark-button.tsx';
import { ReportQuestion } from '../../../question-reports/report-question.tsx';
import { PaperText } from '../../../questions/paper-text.tsx';
import { useNamed } from '../../../questions/use-named.ts';
import { type Answers, chosenIn, isFixed } from './answers.ts';
import { GradeCard } from './grade-card.tsx';
import { PracticeOptions } from './practice-options.tsx';
import styles from './practice-sitting.module.css';
import type { PracticeQuestion } from './practice-run.ts';
import { texts } from './texts.ts';
import { headingId } from './use-place.ts';
import type { Practice } from './use-practice.ts';

interface PracticeCardProps {
  readonly practice: Practice;
  readonly question: PracticeQuestion;
}

/** A question with its options, its check, and after it the key and the explanation. */
export function PracticeCard({ practice, question }: PracticeCardProps): ReactNode {
  const translate = useText();
  const named = useNamed();
  const { run, answers } = practice;
  const { _id, number, subjectName, isSeveral } = question;
  const chosen = chosenIn(answers, _id);
  const checked = answers.checked[_id];
  const place = translate(texts.questionOf, { n: number, total: run.questions.length });
  const task = translate(isSeveral ? texts.chooseAll : texts.chooseOne);
  return (
    <section className={styles['card']} aria-labelledby={headingId(question)}>
      <div className={styles['head']}>
        <h2 id={headingId(question)} tabIndex={-1}>
          {place}
          <span className={styles['about']}>{named(subjectName)}</span>
        </h2>
        <BookmarkButton questionId={_id} paperUrl={run.paperUrl} />
      </div>
      <PaperText text={question.question} />
      {isSeveral && <p className={styles['task']}>{task}</p>}
      <PracticeOptions
        question={question}
        label={`${place}. ${task}`}
        chosen={chosen}
        checked={checked}
        onChoose={(option) => practice.choose(question, option)}
      />
      {checked && (
        <Feedback
          checked={checked}
          attemptId={run.attempt.attemptId}
          onGraded={(dueAt) => practice.regraded(_id, dueAt)}
        />
      )}
      {!checked && <WithoutKey answers={answers} questionId={_id} />}
      {!isFixed(answers, question) && (
        <Check practice={practice} question={question} isChosen={chosen.length > 0} />
      )}
    </section>
  );
}

interface WithoutKeyProps {
  readonly answers: Answers;
  readonly questionId: string;
}

/** Says why a question that was answered has no key yet. */
function WithoutKey({ answers: { held, waiting }, questionId }: WithoutKeyProps): ReactNode {
  const translate = useText();
  const text = waiting[questionId] ? texts.waits : held[questionId] && texts.held;
  return (
    text && (
      <Notice isLive>
        <p>{translate(text)}</p>
      </Notice>
    )
  );
}

function Check({
  practice,
  question,
  isChosen,
}: PracticeCardProps & { readonly isChosen: boolean }): ReactNode {
  const translate = useText();
  const { failure, checking } = practice;
  return (
    <>
      {failure?.questionId === question._id && (
        <Notice tone="bad" isLive>
          <p>{translate(texts.notSent, { error: failure.message })}</p>
        </Notice>
      )}
      <div className={styles['actions']}>
        <Button
          kind={isChosen ? 'primary' : 'secondary'}
          isBusy={checking === question._id}
          onClick={() => practice.check(question)}
          aria-describedby={isChosen ? undefined : `tick-${question._id}`}
        >
          {translate(texts.check)}
        </Button>
        {!isChosen && (
          <span id={`tick-${question._id}`} className={styles['about']}>
            {translate(texts.tickFirst)}
          </span>
        )}
      </div>
    </>
  );
}

interface FeedbackProps {
  readonly checked: CheckedAnswer;
  readonly attemptId: string;
  readonly onGraded: (dueAt: string) => void;
}

function Feedback({ checked, attemptId, onGraded }: FeedbackProps): ReactNode {
  const translate = useText();
  const { questionId, isCorrect, explanation, card } = checked;
  return (
    <>
      <Notice tone={isCorrect ? 'good' : 'bad'} isLive>
        <p>
          <strong>{translate(isCorrect ? texts.right : texts.wrong)}</strong>
        </p>
      </Notice>
      {explanation.trim() !== '' && (
        <div className={styles['explanation']}>
          <h3>{translate(texts.explanation)}</h3>
          <PaperText text={explanation} />
        </div>
      )}
      {isCorrect && card && <GradeCard card={card} onGraded={onGraded} />}
      <div className={styles['actions']}>
        <ReportQuestion place={{ kind: 'practice', attemptId }} questionId={questionId} />
      </div>
    </>
  );
}
