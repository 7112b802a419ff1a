import type { ListPage, ListRequest, ListSource } from '@pathshala/admin-kit/data-table/list-source';
import { useIsLimited } from '@pathshala/admin-kit/layout/use-may-do';
import type { readUserNames } from '@pathshala/svc-auth-contract/http';
import type { readParticipantNames } from '@pathshala/svc-campaigns-contract/http';
import type { Api } from '@pathshala/web-kit/api';
import { useServices } from '@pathshala/web-kit/services';
import { useText } from '@pathshala/web-kit/texts';
import { useMemo } from 'react';

/** A value that is no student's id: a search without a match lists nothing. */
const nobody = 'none';

/** The ids that a list endpoint takes at once. */
const maxPeople = 100;

const tooMany = {
  en: 'More than {n} people match. The list has the first {n}: write more of the name.',
  bn: '{n} জনের বেশি মিলেছে। তালিকায় প্রথম {n} জন আছে: নামের আরও কিছুটা লিখুন।',
};

interface Found {
  readonly ids: readonly string[];
  readonly hasMore: boolean;
}

/** People whose name, roll number or address contains the text: accounts, and where they count visitors who sit an exam. */
async function searchPeople(api: Api, q: string, withVisitors: boolean): Promise<Found> {
  const query = { query: { q } };
  const [accounts, visitors] = await Promise.all([
    api.call<typeof readUserNames>('get', '/users/names', query),
    withVisitors
      ? api.call<typeof readParticipantNames>('get', '/campaign/participant-names', query)
      : { items: [], hasMore: false },
  ]);
  const ids = [...accounts.items, ...visitors.items].map(({ _id }) => _id);
  const hasMore = accounts.hasMore === true || visitors.hasMore === true || ids.length > maxPeople;
  return { ids: ids.slice(0, maxPeople), hasMore };
}

interface PeopleSearch {
  /** Whether the endpoint takes `q` too, for titles. */
  readonly keepsText: boolean;
  readonly withVisitors: boolean;
}

/**
 * A list whose rows have students, of a service that does not know their names: the search asks for the people first, and the
 * list for theirs.
 */
export function usePeopleSearch<Row>(
  source: ListSource<Row>,
  { keepsText, withVisitors }: PeopleSearch,
): ListSource<Row> {
  const translate = useText();
  const { api, toast } = useServices();
  const asksVisitors = !useIsLimited() && withVisitors;
  return useMemo(() => {
    async function fetch(request: ListRequest, signal?: AbortSignal): Promise<ListPage<Row>> {
      const { q, ...others } = request;
      if (typeof q !== 'string' || q === '') return source.fetch(request, signal);
      const { ids, hasMore } = await searchPeople(api, q, asksVisitors);
      if (hasMore) toast.info(translate(tooMany, { n: maxPeople }));
      const students = ids.length === 0 ? nobody : ids.join(',');
      return source.fetch({ ...others, ...(keepsText && { q }), students }, signal);
    }
    return { ...source, fetch };
  }, [source, api, toast, translate, keepsText, asksVisitors]);
}
