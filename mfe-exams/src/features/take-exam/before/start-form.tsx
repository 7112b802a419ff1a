import { needsDeclaration, schemeOf } from '@pathshala/rules/marking-scheme';
import { commonTexts } from '@pathshala/web-kit/common-texts';
import { lazyPage } from '@pathshala/web-kit/lazy-page';
import { Button, LinkButton } from '@pathshala/web-kit/parts/button';
import { Notice } from '@pathshala/web-kit/parts/notice';
import { useText } from '@pathshala/web-kit/texts';
import { type ReactNode, Suspense } from 'react';
import { openExam } from '../engine/open-exam.ts';
import type { EntryStateProps } from './entry-state.ts';
import { DeadlineIfStarted } from './deadline-if-started.tsx';
import { FirstSubjects } from './first-subjects.tsx';
import { useDeclaration } from './use-declaration.ts';
import { useEnter } from './use-enter.ts';
import { useFirstChoice } from './use-first-choice.ts';
import { texts } from './texts.ts';

/** Few exams ask for it. */
const DeclarationFields = lazyPage(
  () => import(/* webpackChunkName: "declaration" */ './declaration-fields.tsx'),
  (file) => file.DeclarationFields,
);

/** The optional subjects, what is to be declared, the deadline that Start would set, and Start. */
export function StartForm({ exam, desk, overview, onOpened, onRefresh }: EntryStateProps): ReactNode {
  const say = useText();
  const choice = useFirstChoice(overview);
  const { enter, isBusy, error } = useEnter(desk.loadSitting, onOpened);
  const { examKind, paperId: examId } = overview;
  const { calls } = desk;
  const scheme = schemeOf(overview);
  const declaration = useDeclaration(scheme);
  async function start(): Promise<void> {
    const declared = declaration.complete();
    if (!choice.isReady() || declared === null) return;
    const request = { examKind, examId, subjects: choice.chosen };
    const complete = declared === undefined ? request : { ...request, declaration: declared };
    const isIn = await enter(() => openExam(calls, calls.start(complete), overview.paperUrl));
    // The overview says why it was refused.
    if (!isIn) onRefresh();
  }
  return (
    <>
      <FirstSubjects overview={overview} choice={choice} />
      {needsDeclaration(scheme) && (
        <Suspense fallback={null}>
          <DeclarationFields scheme={scheme} declaration={declaration} />
        </Suspense>
      )}
      <DeadlineIfStarted overview={overview} clock={desk.clock} />
      <p>{say(texts.focus)}</p>
      {error !== null && (
        <Notice tone="bad" isLive>
          <p>{error}</p>
        </Notice>
      )}
      <p>
        <Button kind="primary" isWide isBusy={isBusy} onClick={() => void start()}>
          {say(isBusy ? texts.starting : commonTexts.startNow)}
        </Button>
      </p>
      {overview.lastResultId !== null && (
        <LinkButton isWide to={exam.resultPath(overview.lastResultId)}>
          {say(texts.lastResult)}
        </LinkButton>
      )}
    </>
  );
}
