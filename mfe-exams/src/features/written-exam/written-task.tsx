import { commonTexts } from '@pathshala/web-kit/common-texts';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { PaperText } from '../../questions/paper-text.tsx';
import type { WrittenAnswerProps } from '../../written/written-answer-props.ts';
import { texts } from './texts.ts';
import styles from './written.module.css';

/** Shows the task of a written exam, with its guidelines and files. */
export function WrittenTask({ task }: Pick<WrittenAnswerProps, 'task'>): ReactNode {
  const translate = useText();
  if (task === undefined) return null;
  const { questionText, answerGuidelines, handwrittenPdf, downloadablePdf } = task;
  return (
    <section className={styles['task']}>
      <h2>{translate(commonTexts.question)}</h2>
      <PaperText text={questionText} />
      {answerGuidelines !== '' && (
        <>
          <h3>{translate(texts.guidelines)}</h3>
          <PaperText text={answerGuidelines} />
        </>
      )}
      <ul className={styles['files']}>
        <FileLink address={handwrittenPdf} text={translate(texts.handwrittenPdf)} />
        <FileLink address={downloadablePdf} text={translate(texts.downloadablePdf)} />
      </ul>
    </section>
  );
}

function FileLink({ address, text }: { readonly address: string; readonly text: string }): ReactNode {
  if (address === '') return null;
  return (
    <li>
      <a href={address} target="_blank" rel="noopener noreferrer">
        {text}
      </a>
    </li>
  );
}
