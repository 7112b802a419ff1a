import type { QuestionImport } from '@pathshala/svc-exams-contract/question-file';
import { Facts } from '@pathshala/web-kit/parts/facts';
import { Link } from '@pathshala/web-kit/router';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { questionPaths } from '../../exams/paths.ts';
import styles from './import.module.css';
import { formatNames, placeText, texts } from './texts.ts';

/** The numbers of the dry run, and what is wrong on which line. */
export function ImportReport({ read }: { readonly read: QuestionImport }): ReactNode {
  const translate = useText();
  const { number } = useFormat();
  const { errors, errorCount, duplicates, duplicateCount, remarks, remarkCount } = read;
  return (
    <>
      <Facts
        facts={[
          [translate(texts.detected), formatNames[read.format]],
          [translate(texts.found), number(read.rows)],
          [translate(texts.good), number(read.questions)],
          [translate(texts.errors), number(read.rows - read.questions)],
          [translate(texts.duplicates), number(duplicateCount)],
          [translate(texts.remarks), number(remarkCount)],
          [translate(texts.converted), number(read.convertedCount)],
        ]}
      />
      <Remarks
        format={read.format}
        title={translate(texts.errorList, { n: errorCount })}
        remarks={errors}
        count={errorCount}
      />
      <Remarks
        format={read.format}
        title={translate(texts.duplicateList, { n: duplicateCount })}
        remarks={duplicates}
        count={duplicateCount}
      />
      <Remarks
        format={read.format}
        title={translate(texts.remarkList, { n: remarkCount })}
        remarks={remarks}
        count={remarkCount}
      />
    </>
  );
}

interface RemarksProps {
  readonly format: QuestionImport['format'];
  readonly title: string;
  readonly remarks: readonly {
    readonly line: number;
    readonly message: string;
    readonly questionId?: string | null;
  }[];
  readonly count: number;
}

function Remarks({ format, title, remarks, count }: RemarksProps): ReactNode {
  const translate = useText();
  if (count === 0) return null;
  return (
    <details className={styles['remarks']} open={remarks.length <= 20}>
      <summary>{title}</summary>
      <ul>
        {remarks.map(({ line, message, questionId }) => (
          <li key={`${line} ${message}`}>
            <strong>{translate(placeText(format), { n: line })}</strong>: {message}{' '}
            {typeof questionId === 'string' && (
              <Link to={questionPaths.edit(questionId)}>{translate(texts.open)}</Link>
            )}
          </li>
        ))}
        {count > remarks.length && <li>{translate(texts.more, { n: count - remarks.length })}</li>}
      </ul>
    </details>
  );
}
