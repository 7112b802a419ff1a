import { commonTexts } from '@pathshala/web-kit/common-texts';
import { Badge } from '@pathshala/web-kit/parts/badge';
import { useFormat, useLanguage, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { optionLetter } from './option-letter.ts';
import { PaperText } from './paper-text.tsx';
import styles from './reviewed-question.module.css';
import { texts as questionsTexts } from './texts.ts';

interface ReviewedOption {
  readonly _id: string;
  readonly text: string;
  readonly isCorrect: boolean;
}

interface ReviewedQuestionProps {
  readonly number: number;
  readonly question: {
    readonly question: string;
    /** null: not known, and not shown. */
    readonly points: number | null;
    readonly explanation: string;
    /** A correction of the key gave its marks to everybody who sat it. */
    readonly isVoid?: boolean;
    /** Its key is not shown yet. */
    readonly isHeld?: boolean;
    readonly options: readonly ReviewedOption[];
  };
  /** The student's answer; without it only the key is shown. */
  readonly answer?: {
    /** Empty: left blank. */
    readonly selectedOptions: readonly string[];
    readonly outcome: 'correct' | 'wrong' | 'blank' | 'held';
    readonly score: number;
  };
  /** A jump target. */
  readonly elementId?: string;
  /** The note beside the marks. */
  readonly note?: string | null;
  /** The head is always shown; the rest is shown while it is open. */
  readonly fold?: { readonly isOpen: boolean; readonly onToggle: (isOpen: boolean) => void };
  /** Below the explanation. */
  readonly foot?: ReactNode;
}

const tones = { correct: 'good', wrong: 'bad', blank: 'neutral', held: 'neutral' } as const;

/** A question with its key, its explanation and the chosen answer, marked by text and signs, not by colour alone. */
export function ReviewedQuestion(props: ReviewedQuestionProps): ReactNode {
  const { elementId, fold } = props;
  return (
    <article
      id={elementId}
      tabIndex={elementId === undefined ? undefined : -1}
      className={styles['question']}
    >
      {fold ? (
        <details open={fold.isOpen} onToggle={({ currentTarget: { open } }) => fold.onToggle(open)}>
          <summary className={styles['summary']}>
            <Head {...props} />
          </summary>
          <Body {...props} />
        </details>
      ) : (
        <>
          <Head {...props} />
          <Body {...props} />
        </>
      )}
    </article>
  );
}

function Head({ number, question, answer, note }: ReviewedQuestionProps): ReactNode {
  const say = useText();
  const format = useFormat();
  const { isVoid = false } = question;
  return (
    <header className={styles['head']}>
      <h3 className={styles['number']}>{format.number(number)}</h3>
      {isVoid && <Badge tone="attention">{say(questionsTexts.reviewVoid)}</Badge>}
      {answer && !isVoid && (
        <Badge tone={tones[answer.outcome]}>{say(questionsTexts.review[answer.outcome])}</Badge>
      )}
      <Marks question={question} answer={answer} />
      {note !== undefined && note !== null && <span className={styles['score']}>{note}</span>}
    </header>
  );
}

/** The marks that the question gave, or without an answer those that it can give. */
function Marks({
  question: { points, isHeld = false },
  answer,
}: Pick<ReviewedQuestionProps, 'question'> & {
  readonly answer: ReviewedQuestionProps['answer'] | undefined;
}): ReactNode {
  const say = useText();
  if (points === null) return null;
  return (
    <span className={styles['score']}>
      {answer && !isHeld
        ? say(questionsTexts.reviewScore, { score: answer.score, points })
        : say(commonTexts.nMarks, { n: points })}
    </span>
  );
}

const texts = {
  heldText: {
    en: 'Its key and explanation are shown once another exam with this question is over.',
    bn: 'একই প্রশ্ন আছে এমন আরেকটি পরীক্ষা শেষ হলে এর সঠিক উত্তর ও ব্যাখ্যা দেখা যাবে।',
  },
};

function Body({ question, answer, foot }: ReviewedQuestionProps): ReactNode {
  const translate = useText();
  const { options, explanation, isVoid = false, isHeld = false } = question;
  return (
    <>
      {isVoid && <p className={styles['title']}>{translate(commonTexts.questionIsVoid)}</p>}
      {isHeld && <p className={styles['title']}>{translate(texts.heldText)}</p>}
      <PaperText text={question.question} />
      <ul className={styles['options']}>
        {options.map((option, index) => (
          <Option
            key={option._id}
            option={option}
            index={index}
            isChosen={answer?.selectedOptions.includes(option._id) ?? false}
            isHeld={isHeld}
          />
        ))}
      </ul>
      {explanation.trim() !== '' && (
        <div className={styles['explanation']}>
          <p className={styles['title']}>{translate(commonTexts.explanation)}</p>
          <PaperText text={explanation} />
        </div>
      )}
      {foot}
    </>
  );
}

interface OptionProps {
  readonly option: ReviewedOption;
  readonly index: number;
  readonly isChosen: boolean;
  readonly isHeld: boolean;
}

function Option({ option, index, isChosen, isHeld }: OptionProps): ReactNode {
  const say = useText();
  const language = useLanguage();
  const { isCorrect, text } = option;
  const notes = [isCorrect && say(questionsTexts.reviewKey), isChosen && say(commonTexts.yourAnswer)].filter(
    Boolean,
  );
  const state = isCorrect ? 'correct' : isChosen && !isHeld ? 'wrong' : 'other';
  return (
    <li className={styles['option']} data-state={state}>
      <span className={styles['letter']}>{optionLetter(language, index)}</span>
      <PaperText text={text} isInline />
      {notes.length > 0 && (
        <span className={styles['note']}>
          {!isHeld && <span aria-hidden="true">{isCorrect ? '✓' : '✗'}</span>} {notes.join(' · ')}
        </span>
      )}
    </li>
  );
}
