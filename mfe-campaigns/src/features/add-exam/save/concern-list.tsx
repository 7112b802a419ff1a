import { useBilingual } from '@pathshala/web-kit/bilingual';
import { commonTexts } from '@pathshala/web-kit/common-texts';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { texts as addExamTexts } from '../texts.ts';
import type { Concerns } from './concerns.ts';
import styles from './save.module.css';
import { texts } from './texts.ts';

/** More entries would push the buttons off the screen. */
const shownLimit = 6;

/** Everything that must be confirmed before the exam is saved. */
export function ConcernList({ concerns: { keyless, begun } }: { readonly concerns: Concerns }): ReactNode {
  const translate = useText();
  return (
    <>
      {begun && (
        <Concern
          title={translate(addExamTexts.begun[begun])}
          text={translate(addExamTexts.begunText[begun])}
        />
      )}
      {keyless.length > 0 && (
        <Concern
          title={translate(commonTexts.questionsWithoutKey, { n: keyless.length })}
          text={translate(texts.askKeylessText)}
        >
          <KeylessList keyless={keyless} />
        </Concern>
      )}
    </>
  );
}

interface ConcernProps {
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
}

function Concern({ title, text, children }: ConcernProps): ReactNode {
  return (
    <section className={styles['concern']}>
      <h3>{title}</h3>
      <p>{text}</p>
      {children}
    </section>
  );
}

function KeylessList({ keyless }: Pick<Concerns, 'keyless'>): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  return (
    <ul className={styles['keyless']}>
      {keyless.slice(0, shownLimit).map(({ subjectName, number }) => (
        <li key={`${subjectName} ${number}`}>
          {inLanguage(subjectName)} › {translate(commonTexts.questionN, { n: number })}
        </li>
      ))}
      {keyless.length > shownLimit && (
        <li>{translate(commonTexts.andNMore, { n: keyless.length - shownLimit })}</li>
      )}
    </ul>
  );
}
