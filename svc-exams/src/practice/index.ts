export type { QuestionSource } from './domain/practice-test.ts';
export type {
  FindQuestions,
  FoundQuestion,
  GradeAnswer,
  PracticePorts,
  QuestionReader,
  SourceOf,
} from './ports.ts';
