import { orderPaper } from '@pathshala/rules/seeded-order';
import { useEffect, useMemo, useState } from 'react';
import type { WrittenWork } from '../../../written/written-answer-props.ts';
import type { OpenedExam } from '../engine/open-exam.ts';
import type { SittingEnd } from '../engine/sitting.ts';
import { toggledOption } from '../model/choice.ts';
import { choiceOf } from '../model/ledger.ts';
import { countsOf } from '../model/question-state.ts';
import { questionsIn, sectionsOf } from '../model/paper-questions.ts';
import { markSitting } from '../sitting-mark.ts';
import type { ExamDesk } from '../use-exam-desk.ts';
import { useSitting } from '../use-sitting.ts';
import type { OpenDialog, SittingView } from './sitting-view.ts';

const noWork: WrittenWork = { words: 0, pages: 0, waiting: 0 };

/** Runs the sitting, and returns what its page shows. */
export function useSittingView(
  exam: OpenedExam,
  desk: ExamDesk,
  onDone: (end: SittingEnd) => void,
): SittingView {
  const [sitting, state] = useSitting(exam, desk, onDone);
  const [dialog, open] = useState<OpenDialog>(null);
  const [work, setWork] = useState(noWork);
  const { attemptId, orderSeed } = exam.attempt;
  const paper = useMemo(() => orderPaper(exam.paper, orderSeed), [exam.paper, orderSeed]);
  const { sheet } = state;
  const sections = useMemo(() => sectionsOf(paper, sheet.subjects), [paper, sheet.subjects]);
  useEffect(() => markSitting(attemptId), [attemptId]);
  const questions = questionsIn(sections);
  const question = questions.find(({ _id }) => _id === state.current) ?? questions[0];
  const inView = state.phase === 'open' ? (question?._id ?? null) : null;
  useEffect(() => sitting.log.show(inView), [sitting, inView]);
  const isSet = paper.markingScheme?.match === 'set';
  return {
    attemptId,
    sitting,
    state,
    paper,
    sections,
    questions,
    counts: countsOf(sheet, questions),
    question,
    isSet,
    choose: ({ _id }, option) =>
      sitting.choose(_id, isSet ? toggledOption(choiceOf(sheet, _id), option) : option),
    work: paper.examType === 'Written' ? work : null,
    onWork: setWork,
    clock: desk.clock,
    dialog,
    open,
  };
}
