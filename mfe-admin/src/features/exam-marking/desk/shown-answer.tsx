import type { MarkingDesk } from '@pathshala/svc-exams-contract/http';
import { RichText } from '@pathshala/web-kit/parts/rich-text';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { AccountName } from '../../../students/account-name.tsx';
import styles from '../exam-marking.module.css';
import { texts } from '../texts.ts';

interface ShownAnswerProps {
  readonly desk: MarkingDesk;
}

/** The student, as far as the identity may be seen, the question, and the typed text. */
export function ShownAnswer({ desk }: ShownAnswerProps): ReactNode {
  const translate = useText();
  const format = useFormat();
  const { code, studentId, submittedAt, text, pages } = desk;
  return (
    <>
      <h2>
        {translate(texts.answer)} {code}
      </h2>
      <p className={styles['quiet']}>
        {translate(texts.submitted)}: {format.dateTime(submittedAt)}
        {studentId !== null && (
          <>
            {' · '}
            {translate(texts.student)}: <AccountName userId={studentId} />
          </>
        )}
      </p>
      <Question question={desk.question} />
      {text !== '' && (
        <>
          <h3>{translate(texts.typed)}</h3>
          <p className={styles['text']}>{text}</p>
        </>
      )}
      {text === '' && pages.length === 0 && <p>{translate(texts.nothing)}</p>}
    </>
  );
}

function Question({ question }: Pick<MarkingDesk, 'question'>): ReactNode {
  const translate = useText();
  const { questionText, answerGuidelines, handwrittenPdf, downloadablePdf } = question;
  const files = [
    [handwrittenPdf, translate(texts.handwrittenPdf)],
    [downloadablePdf, translate(texts.downloadablePdf)],
  ] as const;
  return (
    <details className={styles['question']}>
      <summary>{translate(texts.question)}</summary>
      <RichText html={questionText} />
      <RichText html={answerGuidelines} />
      {files
        .filter(([address]) => address !== '')
        .map(([address, name]) => (
          <p key={name}>
            <a href={address} target="_blank" rel="noopener noreferrer">
              {name}
            </a>
          </p>
        ))}
    </details>
  );
}
