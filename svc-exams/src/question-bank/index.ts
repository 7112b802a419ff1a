export { questionErrors } from './domain/author-question.ts';
export { drawQuestions } from './domain/draw-questions.ts';
export { duplicateKeyOf, wordsKeyOf } from './domain/question-keys.ts';
export { type BankQuestion, difficulties, type Difficulty, type QuestionDraft } from './domain/question.ts';
export type {
  Candidate,
  CandidateQuery,
  PracticeChoice,
  QuestionBank,
  QuestionCopy,
  QuestionDraw,
  QuestionFilters,
  QuestionStock,
  QuestionSupply,
} from './ports.ts';
