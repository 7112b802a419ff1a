import type { Api } from '@pathshala/web-kit/api';
import type { ApiError } from '@pathshala/web-kit/api-error';
import { keepPreviousData, useQuery } from '@pathshala/web-kit/query';
import { useServices } from '@pathshala/web-kit/services';
import type { Difficulty } from '../bank-question/bank-question-values.ts';
import type { SavedQuestion } from '../question-editor/draft/question-draft.ts';

/** A question of the bank, as the list to tick from shows it. */
export interface PickableQuestion extends SavedQuestion {
  readonly _id: string;
  readonly subject: string;
  readonly chapter: string;
  readonly difficulty: Difficulty;
  /** The difficulty by the answers of students; null or missing: too few answers. */
  readonly measured?: { readonly difficulty: Difficulty | null } | null | undefined;
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

/** The calls of a remote that read the bank, which its pact has. They reject with an ApiError. */
export interface QuestionSource {
  readonly readPage: (api: Api, query: PickerQuery, signal: AbortSignal) => Promise<PickableQuestions>;
  readonly readFacets: (api: Api) => Promise<Facets>;
}

/** The path of the bank: its changes reload the list. */
const path = '/questions';

export function usePickerPage({ readPage }: QuestionSource, query: PickerQuery) {
  const { api } = useServices();
  return useQuery<PickableQuestions, ApiError>({
    queryKey: [path, 'picker', query],
    queryFn: ({ signal }) => readPage(api, setFilters(query), signal),
    placeholderData: keepPreviousData,
  });
}

export function usePickerFacets({ readFacets }: QuestionSource): Facets | undefined {
  const { api } = useServices();
  return useQuery({ queryKey: [path, 'picker', 'facets'], queryFn: () => readFacets(api) }).data;
}

/** Empty filters are not sent. */
function setFilters(query: PickerQuery): PickerQuery {
  const set = Object.entries(query).filter(([, value]) => value !== '' && value !== undefined);
  return { page: query.page, ...Object.fromEntries(set) };
}
