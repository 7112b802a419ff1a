import { KeyedQuestion } from '@pathshala/admin-exams/keyed-question/keyed-question';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import type { QuestionImport } from '@pathshala/svc-exams-contract/question-file';
import { Badge } from '@pathshala/web-kit/parts/badge';
import { Pagination } from '@pathshala/web-kit/parts/pagination';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { BijoyReadings, countOfShown, type Shown } from './bijoy-choice.tsx';
import styles from './import.module.css';
import { placeText, texts } from './texts.ts';
import type { BijoyDecision } from './use-bijoy-choice.ts';

const pageSize = 10;

interface ImportPreviewProps {
  readonly read: QuestionImport;
  readonly decision: BijoyDecision;
  readonly shown: Shown;
  readonly page: number;
  readonly onPage: (page: number) => void;
}

/** The questions as they would be added, with their marks. */
export function ImportPreview({ read, decision, shown, page, onPage }: ImportPreviewProps): ReactNode {
  const translate = useText();
  const { preview, questions, mended } = read;
  // Corrected questions stay where they were corrected.
  const total = countOfShown(read, shown, questions - mended);
  if (total === 0) return null;
  return (
    <section className={styles['section']}>
      <h2>{translate(texts.preview)}</h2>
      <ol className={styles['questions']}>
        {preview.map((question) => (
          <li key={question.line}>
            <KeyedQuestion
              question={readingOf(question, decision)}
              head={<Head format={read.format} question={question} isBijoy={decision.isBijoy(question)} />}
            />
            {question.otherReading && (
              <BijoyReadings question={question} other={question.otherReading} decision={decision} />
            )}
            {question.remarks.length > 0 && (
              <ul className={styles['kept']}>
                {question.remarks.map((remark) => (
                  <li key={remark}>{remark}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
      <Pagination page={page} pageSize={pageSize} total={total} onPage={onPage} />
    </section>
  );
}

type ReadQuestion = QuestionImport['preview'][number];

/** The question in the reading that would be added. */
function readingOf(question: ReadQuestion, decision: BijoyDecision): ReadQuestion {
  const isProposed = decision.isBijoy(question) === question.isConverted;
  return isProposed || !question.otherReading ? question : { ...question, ...question.otherReading };
}

interface HeadProps {
  readonly format: QuestionImport['format'];
  readonly question: ReadQuestion;
  readonly isBijoy: boolean;
}

function Head({ format, question, isBijoy }: HeadProps): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const { line, subject, chapter, isDuplicate } = question;
  const place = [subject, chapter].filter((label) => label !== '').map(inLanguage);
  return (
    <>
      {[translate(placeText(format), { n: line }), ...place].join(' · ')}{' '}
      {isDuplicate && <Badge tone="attention">{translate(texts.isDuplicate)}</Badge>}{' '}
      {isBijoy && <Badge tone="good">{translate(texts.isConverted)}</Badge>}
    </>
  );
}
