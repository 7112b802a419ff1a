import { Page } from '@pathshala/web-kit/parts/page';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { titleWithout } from '../../../questions/title-without.ts';
import { useNamed } from '../../../questions/use-named.ts';
import type { OpenedExam } from '../engine/open-exam.ts';
import type { SittingEnd } from '../engine/sitting.ts';
import { countsOf } from '../model/question-state.ts';
import { questionsIn, sectionsOf } from '../model/paper-questions.ts';
import { markSitting } from '../sitting-mark.ts';
import type { ExamDesk } from '../use-exam-desk.ts';
import { useSitting } from '../use-sitting.ts';
import { ExamBar } from './exam-bar.tsx';
import type { OpenDialog, SittingView } from './sitting-view.ts';
import { QueuedSubmit } from './queued-submit.tsx';
import { SittingDialogs } from './sitting-dialogs.tsx';
import { SittingSheet } from './sitting-sheet.tsx';
import { SubjectsLeft } from './subjects-left.tsx';
import styles from './sitting-page.module.css';
import { TextSize, useTextSize } from './text-size.tsx';
import { TimeOver } from './time-over.tsx';

export interface SittingPageProps {
  readonly exam: OpenedExam;
  readonly desk: ExamDesk;
  readonly onDone: (end: SittingEnd) => void;
}

/** The open exam (look.md "The exam page"): nothing but what it takes to answer. */
export function SittingPage({ exam, desk, onDone }: SittingPageProps): ReactNode {
  const [sitting, state] = useSitting(exam, desk, onDone);
  const [dialog, open] = useState<OpenDialog>(null);
  const [size, setSize] = useTextSize();
  const { paper } = exam;
  const { attemptId } = exam.attempt;
  const title = useNamed()(titleWithout(paper.title, paper.course?.code ?? null));
  const { sheet } = state;
  const sections = useMemo(() => sectionsOf(paper, sheet.subjects), [paper, sheet.subjects]);
  useEffect(() => markSitting(attemptId), [attemptId]);
  const questions = questionsIn(sections);
  const view: SittingView = {
    sitting,
    state,
    paper,
    sections,
    questions,
    counts: countsOf(sheet, questions),
    question: questions.find(({ _id }) => _id === state.current) ?? questions[0],
    clock: desk.clock,
    open,
  };
  return (
    <div className={styles['sitting']} data-text-size={size}>
      <Page
        title={title}
        heading={<span className={styles['title']}>{title}</span>}
        actions={<TextSize size={size} onChange={setSize} />}
      >
        <ExamBar view={view} />
        <SubjectsLeft view={view} />
        <SittingBody view={view} />
        <SittingDialogs view={view} dialog={dialog} />
      </Page>
    </div>
  );
}

function SittingBody({ view }: { readonly view: SittingView }): ReactNode {
  const { phase } = view.state;
  if (phase === 'time-over' || phase === 'done') return <TimeOver view={view} />;
  return phase === 'queued' ? <QueuedSubmit view={view} /> : <SittingSheet view={view} />;
}
