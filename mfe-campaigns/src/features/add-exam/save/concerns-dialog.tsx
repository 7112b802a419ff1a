import { useBilingual } from '@pathshala/web-kit/bilingual';
import { ConfirmDialog } from '@pathshala/web-kit/parts/confirm-dialog';
import type { ReactNode } from 'react';
import { useExamTexts } from '../texts.ts';
import type { Concerns } from './concerns.ts';
import styles from './save.module.css';

/** More entries would push the buttons off the screen. */
const shownLimit = 6;

export interface ConcernsDialogProps {
  readonly concerns: Concerns;
  readonly isSaving: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** One dialog for everything that must be confirmed before the exam is saved. */
export function ConcernsDialog({ concerns, isSaving, onConfirm, onClose }: ConcernsDialogProps): ReactNode {
  const translate = useExamTexts();
  const { keyless, begun } = concerns;
  return (
    <ConfirmDialog
      isOpen
      isBusy={isSaving}
      title={translate('ask.title')}
      confirmText={translate('ask.confirm')}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {begun && <Concern title={translate(`begun.${begun}`)} text={translate(`begun.${begun}Text`)} />}
      {keyless.length > 0 && (
        <Concern title={translate('ask.keyless', { n: keyless.length })} text={translate('ask.keylessText')}>
          <KeylessList keyless={keyless} />
        </Concern>
      )}
    </ConfirmDialog>
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
  const half = useBilingual();
  return (
    <ul className={styles['keyless']}>
      {keyless.slice(0, shownLimit).map(({ subjectName, number }) => (
        <li key={`${subjectName} ${number}`}>
          {half(subjectName)} › {translate('place.question', { n: number })}
        </li>
      ))}
      {keyless.length > shownLimit && <li>{translate('paste.more', { n: keyless.length - shownLimit })}</li>}
    </ul>
  );
}
