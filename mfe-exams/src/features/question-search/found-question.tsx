import type { SearchedQuestion } from '@pathshala/svc-exams-contract/practice-search';
import { Button } from '@pathshala/web-kit/parts/button';
import { useSiteFeatures } from '@pathshala/web-kit/site-settings';
import { useFormat, useLanguage, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { BookmarkButton } from '../../practice/bookmark-button.tsx';
import { ReportQuestion } from '../../question-reports/report-question.tsx';
import { optionLetter } from '../../questions/option-letter.ts';
import { PaperText } from '../../questions/paper-text.tsx';
import { useNamed } from '../../questions/use-named.ts';
import styles from './question-search.module.css';
import { texts } from './texts.ts';
import { usePractise } from './use-practise.ts';

export interface FoundQuestionProps {
  /** The number in the whole list, from 1. */
  readonly number: number;
  readonly found: SearchedQuestion;
}

/** A question without its key: it is seen once the question is answered. */
export function FoundQuestion({ number, found }: FoundQuestionProps): ReactNode {
  const format = useFormat();
  const translate = useText();
  const language = useLanguage();
  const { question, options } = found;
  return (
    <li className={styles['found']}>
      <article>
        <header className={styles['head']}>
          <h3>{format.number(number)}</h3>
          <Origin found={found} />
        </header>
        <PaperText text={question} className={styles['stem'] ?? ''} />
        <ol className={styles['options']} aria-label={translate(texts.options)}>
          {options.map(({ _id, text }, index) => (
            <li key={_id}>
              <span aria-hidden="true">{optionLetter(language, index)}</span>
              <PaperText text={text} isInline />
            </li>
          ))}
        </ol>
        <Actions found={found} />
      </article>
    </li>
  );
}

/** `Biology · Cells · Question bank`, `Physics · Dhaka University · A unit 2023`. */
function Origin({ found }: Pick<FoundQuestionProps, 'found'>): ReactNode {
  const translate = useText();
  const named = useNamed();
  const { subjectName, chapter, title, courseName } = found;
  const from = title === '' ? [chapter, translate(texts.bank)] : [courseName, title];
  const parts = [subjectName, ...from].filter((part) => part !== '');
  return <p className={styles['origin']}>{parts.map(named).join(' · ')}</p>;
}

function Actions({ found }: Pick<FoundQuestionProps, 'found'>): ReactNode {
  const translate = useText();
  const { practice } = useSiteFeatures();
  const { practise, isStarting } = usePractise();
  const { questionId, paper } = found;
  const paperUrl = paper === null ? '' : `/exams/papers/${paper.examId}/${paper.version}`;
  return (
    <div className={styles['actions']}>
      {practice && (
        <Button
          size="small"
          isBusy={isStarting}
          onClick={() => practise({ body: { only: { questionId, paper } } })}
        >
          {translate(texts.answer)}
        </Button>
      )}
      <BookmarkButton questionId={questionId} paperUrl={paperUrl} />
      <ReportQuestion place={{ kind: 'search', paper }} questionId={questionId} />
    </div>
  );
}
