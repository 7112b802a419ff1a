export { questionErrors } from './domain/author-question.ts';
export { duplicateKeyOf, wordsKeyOf } from './domain/question-keys.ts';
export { type BankQuestion, difficulties, type Difficulty, type QuestionDraft } from './domain/question.ts';
export type {
  PracticeChoice,
  QuestionBank,
  QuestionCopy,
  QuestionDraw,
  QuestionFilters,
  QuestionStock,
} from './ports.ts';
