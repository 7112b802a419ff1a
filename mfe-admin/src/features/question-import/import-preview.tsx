import { KeyedQuestion } from '@pathshala/admin-kit/keyed-question/keyed-question';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import type { QuestionImport } from '@pathshala/svc-exams-contract/question-file';
import { Badge } from '@pathshala/web-kit/parts/badge';
import { Pagination } from '@pathshala/web-kit/parts/pagination';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import styles from './import.module.css';
import { placeText, texts } from './texts.ts';

const pageSize = 10;

export interface ImportPreviewProps {
  readonly read: QuestionImport;
  readonly page: number;
  readonly onPage: (page: number) => void;
}

/** The questions as they would be added, with their marks. */
export function ImportPreview({ read, page, onPage }: ImportPreviewProps): ReactNode {
  const translate = useText();
  const { preview, questions, mended } = read;
  // Those that were mended are shown where they were mended.
  const total = questions - mended;
  if (total === 0) return null;
  return (
    <section className={styles['section']}>
      <h2>{translate(texts.preview)}</h2>
      <ol className={styles['questions']}>
        {preview.map((question) => (
          <li key={question.line}>
            <KeyedQuestion question={question} head={<Head format={read.format} question={question} />} />
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

interface HeadProps {
  readonly format: QuestionImport['format'];
  readonly question: QuestionImport['preview'][number];
}

function Head({ format, question }: HeadProps): ReactNode {
  const translate = useText();
  const half = useBilingual();
  const { line, subject, chapter, isDuplicate, isConverted } = question;
  const place = [subject, chapter].filter((label) => label !== '').map(half);
  return (
    <>
      {[translate(placeText(format), { n: line }), ...place].join(' · ')}{' '}
      {isDuplicate && <Badge tone="attention">{translate(texts.isDuplicate)}</Badge>}{' '}
      {isConverted && <Badge tone="good">{translate(texts.isConverted)}</Badge>}
    </>
  );
}
