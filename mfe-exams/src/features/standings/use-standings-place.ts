import { useQueryParams } from '@pathshala/web-kit/use-query-params';

export const listKinds = ['course', 'district', 'college'] as const;

type ListKind = (typeof listKinds)[number];

export interface StandingsPlace {
  readonly list: ListKind;
  /** The course in the address; null: the latest course. */
  readonly courseId: string | null;
  /** Its Saturday; null: the running one. */
  readonly week: string | null;
  /** The page of the list, from 1. */
  readonly page: number;
  readonly change: (changes: Readonly<Record<string, string>>) => void;
  readonly onPage: (page: number) => void;
}

/** Reads from the address which list of which week is shown. */
export function useStandingsPlace(): StandingsPlace {
  const [params, setParams] = useQueryParams();
  return {
    list: listKinds.find((kind) => kind === params.get('list')) ?? 'course',
    courseId: params.get('course'),
    week: params.get('week'),
    page: Math.max(1, Number(params.get('page')) || 1),
    change: (changes) => setParams({ ...changes, page: undefined }),
    onPage: (page) => setParams({ page }),
  };
}
