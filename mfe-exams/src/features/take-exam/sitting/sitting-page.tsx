import { Page } from '@pathshala/web-kit/parts/page';
import { type ComponentType, type ReactNode, useMemo } from 'react';
import { PaperLanguageChoice } from '../../../questions/paper-language-choice.tsx';
import { questionTexts } from '../../../questions/paper-texts.ts';
import { titleWithout } from '../../../questions/title-without.ts';
import { usePaperAhead } from '../../../questions/use-paper-ahead.ts';
import { useNamed } from '../../../questions/use-named.ts';
import type { WrittenAnswerProps } from '../../../written/written-answer-props.ts';
import type { OpenedExam } from '../engine/open-exam.ts';
import type { SittingEnd } from '../engine/sitting.ts';
import type { ExamDesk } from '../use-exam-desk.ts';
import { Elsewhere } from './elsewhere.tsx';
import { ExamBar } from './exam-bar.tsx';
import { ExamNews } from './exam-news.tsx';
import { QueuedSubmit } from './queued-submit.tsx';
import { SittingDialogs } from './sitting-dialogs.tsx';
import styles from './sitting-page.module.css';
import { SittingSheet } from './sitting-sheet.tsx';
import type { SittingView } from './sitting-view.ts';
import { SubjectsLeft } from './subjects-left.tsx';
import { TextSize, useTextSize } from './text-size.tsx';
import { TimeOver } from './time-over.tsx';
import { useSittingView } from './use-sitting-view.ts';
import { WrittenSheet } from './written-sheet.tsx';

interface SittingPageProps {
  readonly exam: OpenedExam;
  readonly desk: ExamDesk;
  readonly onDone: (end: SittingEnd) => void;
  /** The body of a written exam. */
  readonly WrittenAnswer: ComponentType<WrittenAnswerProps>;
}

/** The open exam (design-language.md, "The exam page"): nothing but what it takes to answer. */
export function SittingPage({ exam, desk, onDone, WrittenAnswer }: SittingPageProps): ReactNode {
  const view = useSittingView(exam, desk, onDone);
  const [size, setSize] = useTextSize();
  const { paper } = view;
  usePaperAhead(exam.paper);
  const title = useNamed()(titleWithout(paper.title, paper.course?.code ?? null));
  const texts = useMemo(() => questionTexts(paper), [paper]);
  return (
    <div className={styles['sitting']} data-text-size={size}>
      <Page
        title={title}
        heading={<span className={styles['title']}>{title}</span>}
        actions={
          <>
            <PaperLanguageChoice texts={texts} />
            <TextSize size={size} onChange={setSize} />
          </>
        }
      >
        <ExamBar view={view} />
        <ExamNews view={view} />
        <SubjectsLeft view={view} />
        <SittingBody view={view} WrittenAnswer={WrittenAnswer} />
        <SittingDialogs view={view} />
      </Page>
    </div>
  );
}

type SittingBodyProps = { readonly view: SittingView } & Pick<SittingPageProps, 'WrittenAnswer'>;

function SittingBody({ view, WrittenAnswer }: SittingBodyProps): ReactNode {
  const instead = noticeOf(view);
  if (view.work === null) return instead ?? <SittingSheet view={view} />;
  return (
    <>
      {instead}
      <WrittenSheet view={view} isHidden={instead !== null} WrittenAnswer={WrittenAnswer} />
    </>
  );
}

/** Returns what is shown in place of the questions while nothing can be answered. */
function noticeOf(view: SittingView): ReactNode {
  const { phase } = view.state;
  if (phase === 'time-over' || phase === 'done') return <TimeOver view={view} />;
  if (phase === 'elsewhere') return <Elsewhere view={view} />;
  return phase === 'queued' ? <QueuedSubmit view={view} /> : null;
}
