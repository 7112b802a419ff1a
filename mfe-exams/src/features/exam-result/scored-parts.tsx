import type { Result } from '@pathshala/svc-exams-contract/http';
import { Notice } from '@pathshala/web-kit/parts/notice';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { sharedTexts } from '../../texts.ts';
import { Answers } from './answers.tsx';
import { ComparedWithPrevious } from './compared-with-previous.tsx';
import { Corrected } from './corrected.tsx';
import styles from './lesson-cards.module.css';
import { NextActions } from './next-actions.tsx';
import { CourseBatchRanks, OwnRank } from './own-rank.tsx';
import { isScored, type ScoredResult } from './scored-result.ts';
import { ScoreSheet } from './score-sheet.tsx';
import { SubjectBars } from './subject-bars.tsx';
import { useReview } from './use-review.ts';
import { WrongAnswersCost } from './wrong-answers-cost.tsx';
import type { WrittenResultSlot } from './written-result-slot.ts';
import { texts } from './texts.ts';

interface ScoredPartsProps extends WrittenResultSlot {
  readonly result: Result;
}

const courseKinds: readonly string[] = ['unit', 'subject', 'chapter', 'standalone'];

/** Everything of a result below its title: the score first, then what to do, then what to learn from it. */
export function ScoredParts({ result, writtenResult: WrittenResult }: ScoredPartsProps): ReactNode {
  const say = useText();
  const review = useReview();
  const isMarkedByCriteria = result.marking !== null || result.awaitsMarks;
  return (
    <>
      {isScored(result) && <ScoreSheet result={result} />}
      <Corrected result={result} />
      <Ranks result={result} />
      {result.lateAnswersIgnored && (
        <Notice tone="attention">
          <p>{say(texts.uncounted)}</p>
        </Notice>
      )}
      <NextActions result={result} review={review} />
      {isScored(result) && <Lessons result={result} />}
      {isMarkedByCriteria && <WrittenResult result={result} />}
      {!isMarkedByCriteria &&
        (result.keyUrl === undefined ? (
          <Notice>
            <p>{say(sharedTexts.resultLater)}</p>
          </Notice>
        ) : (
          <Answers result={result} keyUrl={result.keyUrl} review={review} />
        ))}
    </>
  );
}

function Ranks({ result }: { readonly result: Result }): ReactNode {
  const { examKind, examId, keyUrl } = result;
  if (examKind === 'campaign') return keyUrl === undefined ? null : <OwnRank result={result} />;
  return courseKinds.includes(examKind) && isScored(result) ? <CourseBatchRanks examId={examId} /> : null;
}

function Lessons({ result }: { readonly result: ScoredResult }): ReactNode {
  return (
    <>
      <div className={styles['cards']}>
        <WrongAnswersCost result={result} />
        <ComparedWithPrevious result={result} />
      </div>
      {result.subjects.length > 0 && <SubjectBars result={result} />}
    </>
  );
}
