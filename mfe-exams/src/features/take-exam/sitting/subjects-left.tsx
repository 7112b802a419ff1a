import { Button } from '@pathshala/web-kit/parts/button';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { optionalToChoose } from '../model/paper-questions.ts';
import type { SittingView } from './sitting-view.ts';
import styles from './subjects-left.module.css';
import { texts } from './texts.ts';

/** Shown until the choice of optional subjects is complete. */
export function SubjectsLeft({ view }: { readonly view: SittingView }): ReactNode {
  const say = useText();
  const { state, paper, open } = view;
  const left = optionalToChoose(paper) - state.sheet.subjects.length;
  if (left <= 0 || state.phase !== 'open') return null;
  return (
    <p className={styles['strip']} data-print="no">
      <span>{say(texts.subjectLeft, { n: left })}</span>
      <Button size="small" onClick={() => open('subjects')}>
        {say(texts.subjectChoose)}
      </Button>
    </p>
  );
}
