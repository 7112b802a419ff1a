export { hasWindow, kindsWhere, rulesOf, schemeOfPaper } from './domain/exam-kinds.ts';
export { correctKey, type KeyCorrection, refusalToAccept, rightOptionsOf } from './domain/key-correction.ts';
export { knownKind } from './domain/known-facts.ts';
export { questionsOf, requireQuestion, unknownQuestion } from './domain/paper-questions.ts';
export {
  type ExamKind,
  type ExamWindow,
  type ExtraTime,
  type Paper,
  type PaperHead,
  publishedKeyVersion,
  type Question,
  type QuestionPlace,
  type WrittenTask,
} from './domain/paper.ts';
export { type IsForStaff, requireForStaff, type StaffRights, staffRightsOf } from './domain/staff-rights.ts';
export {
  correctionsAfter,
  keyCacheMs,
  keyVersionOf,
  type MadeCorrection,
  type PaperKey,
  type Remark,
} from './domain/paper-key.ts';
export { placeQuestions } from './domain/paper.ts';
export { type VisibleKey, wholeKey } from './domain/paper-key.ts';
export { windowHeadOf } from './domain/window-head.ts';
export {
  type AreAnswersVisible,
  type FindClosedQuestions,
  type FindVisibleKey,
  type FollowWindow,
  type IsKeyReleased,
  type PaperKeys,
  type PaperPorts,
  type Papers,
  type PreparedPaper,
  type PublishedPaper,
  type ReadPaper,
} from './ports.ts';
