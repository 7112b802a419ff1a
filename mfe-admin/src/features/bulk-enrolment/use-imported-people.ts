import type { listImportedRows } from '@pathshala/svc-auth-contract/http';
import type { Api } from '@pathshala/web-kit/api';
import { useQuery } from '@pathshala/web-kit/query';
import { useServices } from '@pathshala/web-kit/services';
import { allPages } from '../../bulk/all-pages.ts';

const path = '/users/imports/{id}/rows';

/** The addresses of an import: who was invited, and who had an account already. */
async function addressesOf(api: Api, id: string): Promise<readonly string[]> {
  const rowsOf = (part: 'ready' | 'left-out') =>
    allPages((page, pageSize) =>
      api.call<typeof listImportedRows>('get', path, { params: { id }, query: { part, page, pageSize } }),
    );
  const rows = [...(await rowsOf('ready')), ...(await rowsOf('left-out'))];
  return rows
    .filter(({ outcome }) => outcome !== 'refused')
    .map(({ email, mobile, username }) => email || mobile || username);
}

/** Loads the people of an import; nothing without one. */
export function useImportedPeople(importId: string | undefined) {
  const { api } = useServices();
  const { data, isLoading, error } = useQuery({
    queryKey: [path, 'addresses', importId],
    queryFn: () => addressesOf(api, importId ?? ''),
    enabled: importId !== undefined,
  });
  return { people: data, isLoading, error };
}
