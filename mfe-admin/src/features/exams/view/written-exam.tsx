import type { ExamForAuthor } from '@pathshala/svc-exams-contract/exam';
import { isBlankFragment } from '@pathshala/rules/question-rules';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { RichText } from '@pathshala/web-kit/parts/rich-text';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { examFields } from '../../../resources/exam.fields.ts';
import styles from './view.module.css';

type Written = NonNullable<ExamForAuthor['written']>;

/** Shows what students of a written exam read, and what its markers give marks for. */
export function WrittenExam({ written }: { readonly written: Written }): ReactNode {
  const translate = useText();
  const { number } = useFormat();
  const inLanguage = useBilingual();
  const { questionText, answerGuidelines, handwrittenPdf, downloadablePdf, criteria } = written;
  const files = [
    ['handwrittenPdf', handwrittenPdf],
    ['downloadablePdf', downloadablePdf],
  ] as const;
  const links = files.filter(([, href]) => href !== '');
  return (
    <>
      <TextSection title={translate(examFields['written.questionText'].label)} html={questionText} />
      {!isBlankFragment(answerGuidelines) && (
        <TextSection
          title={translate(examFields['written.answerGuidelines'].label)}
          html={answerGuidelines}
        />
      )}
      {links.length > 0 && (
        <ul>
          {links.map(([name, href]) => (
            <li key={name}>
              <a href={href} target="_blank" rel="noreferrer">
                {translate(examFields[`written.${name}`].label)}
              </a>
            </li>
          ))}
        </ul>
      )}
      {criteria.length > 0 && (
        <section className={styles['section']}>
          <h2>{translate(examFields['written.criteria'].label)}</h2>
          <ul>
            {criteria.map(({ name, maxMarks }) => (
              <li key={name}>
                {inLanguage(name)}: {number(maxMarks)}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function TextSection({ title, html }: { readonly title: string; readonly html: string }): ReactNode {
  return (
    <section className={styles['section']}>
      <h2>{title}</h2>
      <RichText html={html} />
    </section>
  );
}
