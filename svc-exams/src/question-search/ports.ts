import type { Question } from '../papers/index.ts';
import type { QuestionReader, QuestionSource } from '../practice/index.ts';

/** All filters apply; a filter that is missing or empty matches all. */
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
  /** The title of its paper; empty for a question of the bank. */
  readonly title: string;
  /** Set for a question of a past year. */
  readonly courseName: string;
  readonly question: Question;
  readonly source: QuestionSource;
}

interface FoundOpen {
  /** Contains one item more than the limit, at most. */
  readonly items: readonly OpenQuestion[];
  /** Words of the found questions that were searched for in place of mistyped ones. */
  readonly near: readonly string[];
}

/** The questions that match and may be practised, up to the limit and one more, always sorted the same way. */
export type SearchOpen = (
  filters: SearchFilters,
  reader: QuestionReader,
  limit: number,
) => Promise<FoundOpen>;

/** One question, where the student may practise it now; else null. */
export type FindOpen = (source: QuestionSource, reader: QuestionReader) => Promise<OpenQuestion | null>;

/** The search functions that other capabilities use. */
export interface QuestionSearchPorts {
  readonly searchOpen: SearchOpen;
  readonly findOpen: FindOpen;
}
