import { useBilingual } from '@pathshala/web-kit/bilingual';
import type { ReactNode } from 'react';
import { useExamTexts } from '../texts.ts';
import type { Concerns } from './concerns.ts';
import styles from './save.module.css';

/** More entries would push the buttons off the screen. */
const shownLimit = 6;

/** Everything that must be confirmed before the exam is saved. */
export function ConcernList({ concerns: { keyless, begun } }: { readonly concerns: Concerns }): ReactNode {
  const translate = useExamTexts();
  return (
    <>
      {begun && <Concern title={translate(`begun.${begun}`)} text={translate(`begun.${begun}Text`)} />}
      {keyless.length > 0 && (
        <Concern title={translate('ask.keyless', { n: keyless.length })} text={translate('ask.keylessText')}>
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
  const translate = useExamTexts();
  const inLanguage = useBilingual();
  return (
    <ul className={styles['keyless']}>
      {keyless.slice(0, shownLimit).map(({ subjectName, number }) => (
        <li key={`${subjectName} ${number}`}>
          {inLanguage(subjectName)} › {translate('place.question', { n: number })}
        </li>
      ))}
      {keyless.length > shownLimit && <li>{translate('ask.more', { n: keyless.length - shownLimit })}</li>}
    </ul>
  );
}
