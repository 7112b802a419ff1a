import type { QueryStatesProps } from '@pathshala/web-kit/parts/query-states';
import type { Difficulty } from '../bank-question/bank-question-values.ts';
import type { SavedQuestion } from '../question-editor/draft/question-draft.ts';

/** A question of the bank, as the list to tick from shows it. */
export interface PickableQuestion extends SavedQuestion {
  readonly _id: string;
  readonly subject: string;
  readonly chapter: string;
  readonly difficulty: Difficulty;
}

interface PickableQuestions {
  readonly items: readonly PickableQuestion[];
  readonly total: number;
  readonly page: number;
  readonly pageSize: number;
}

export interface PickerQuery {
  readonly page: number;
  readonly q?: string | undefined;
  readonly subject?: string | undefined;
  readonly chapter?: string | undefined;
  readonly difficulty?: Difficulty | undefined;
  readonly tag?: string | undefined;
}

interface Facets {
  readonly subjects: readonly {
    readonly subject: string;
    readonly chapters: readonly { readonly chapter: string }[];
  }[];
  readonly tags: readonly { readonly tag: string }[];
}

/** Where the bank is read: the hooks of a remote, whose pact has their calls. */
export interface QuestionSource {
  readonly usePage: (query: PickerQuery) => QueryStatesProps<PickableQuestions>['query'];
  readonly useFacets: () => Facets | undefined;
}

/** Empty filters are not sent. */
export function setFilters(query: PickerQuery): PickerQuery {
  const set = Object.entries(query).filter(([, value]) => value !== '' && value !== undefined);
  return { page: query.page, ...Object.fromEntries(set) };
}
