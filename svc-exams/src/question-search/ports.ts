import type { Question } from '../papers/ports.ts';
import type { QuestionReader, QuestionSource } from '../practice/ports.ts';

/** All of them apply; one that is missing or empty stands for all. */
export interface SearchFilters {
  readonly q?: string | undefined;
  readonly subject?: string | undefined;
  readonly chapter?: string | undefined;
  readonly courseId?: string | undefined;
  readonly paperId?: string | undefined;
}

/** A question that its reader may practise now. */
export interface OpenQuestion {
  readonly subjectName: string;
  /** Empty: a question of a paper. */
  readonly chapter: string;
  /** Of its paper; empty for a question of the bank. */
  readonly title: string;
  /** Of a past year. */
  readonly courseName: string;
  readonly question: Question;
  readonly source: QuestionSource;
}

interface FoundOpen {
  /** At most as many as were asked for and one more. */
  readonly items: readonly OpenQuestion[];
  /** Words of what was found that were searched for in place of mistyped ones. */
  readonly near: readonly string[];
}

/** The questions that fit and may be practised, up to the limit and one more, always in the same order. */
export type SearchOpen = (
  filters: SearchFilters,
  reader: QuestionReader,
  limit: number,
) => Promise<FoundOpen>;

/** One question, where the student may practise it now; else null. */
export type FindOpen = (source: QuestionSource, reader: QuestionReader) => Promise<OpenQuestion | null>;

/** What other capabilities need of the search. */
export interface QuestionSearchPorts {
  readonly searchOpen: SearchOpen;
  readonly findOpen: FindOpen;
}
