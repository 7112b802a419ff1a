export { type AnswerInput, checkAnswers, requireAllowed } from './domain/answers.ts';
export {
  type Attempt,
  chosenOptions,
  doesCount,
  isMarkedByHand,
  isSubmitted,
  type Outcome,
  type SubmittedAttempt,
  type WrittenPage,
} from './domain/attempt.ts';
export { chooseSubjects, countedQuestions, requireCompleteChoice } from './domain/chosen-subjects.ts';
export { deadlineOf, dueOf, isOver, requireTime } from './domain/clock.ts';
export type { AttemptChange, DeskAttempt } from './domain/desk-attempt.ts';
export { markedParts, meritOf } from './domain/marked-parts.ts';
export type { PastAttempt } from './domain/past-attempt.ts';
export { attemptNotFound, requireOpen, resultNotFound } from './domain/require-open.ts';
export { isWindowOver, scoreHiddenUntil, scoreVisibleFrom } from './domain/score-visibility.ts';
export { markerOf, markQuestion } from './domain/scoring.ts';
export type { MarkedCriterion, PageAnnotation, WrittenMarking } from './domain/written-marking.ts';
export { submittedAttempts } from './use-cases/submitted-attempts.ts';
export type {
  AttemptHistories,
  AttemptPorts,
  Attempts,
  CloseOverdue,
  DeskAttempts,
  OwnResultCommand,
  PageRequest,
  RequireOwnResult,
  Submitted,
} from './ports.ts';
