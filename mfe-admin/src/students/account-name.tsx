import { useIsLimited, useMayDoWithLimits } from '@pathshala/admin-kit/layout/use-may-do';
import { permissions } from '@pathshala/rules/permissions';
import type { readUserNames } from '@pathshala/svc-auth-contract/http';
import type { readParticipantNames } from '@pathshala/svc-campaigns-contract/http';
import type { Api } from '@pathshala/web-kit/api';
import { useQuery } from '@pathshala/web-kit/query';
import { useServices } from '@pathshala/web-kit/services';
import { useText } from '@pathshala/web-kit/texts';
import { createNameBatch, type Names } from './create-name-batch.ts';

const fresh = 5 * 60_000;
const shownOfId = 6;

export const unknownAccount = { en: 'Unknown account {id}', bn: 'অজানা অ্যাকাউন্ট {id}' };

const batches = new WeakMap<Api, ReturnType<typeof createNameBatch>>();

async function namesOfAccounts(api: Api, ids: readonly string[]): Promise<Names> {
  const query = { ids: ids.join(',') };
  const { items } = await api.call<typeof readUserNames>('get', '/users/names', { query });
  return new Map(items.map(({ _id, name }) => [_id, name]));
}

/**
 * The registration has the name of a visitor, who sits a campaign exam without an account; the roll number tells two equal
 * names apart.
 */
async function namesOfVisitors(api: Api, ids: readonly string[]): Promise<Names> {
  const query = { ids: ids.join(',') };
  const { items } = await api.call<typeof readParticipantNames>('get', '/campaign/participant-names', {
    query,
  });
  return new Map(
    items.map(({ _id, name, rollNumber }) => [_id, rollNumber === null ? name : `${name} (${rollNumber})`]),
  );
}

/**
 * Returns the call for the name of an account; null where there is none. Calls at the same time share a request. With limited
 * rights nobody without an account is looked for.
 */
export function nameBatch(api: Api, isLimited = false) {
  const batch =
    batches.get(api) ??
    createNameBatch(async (ids) => {
      const names = await namesOfAccounts(api, ids);
      const others = ids.filter((id) => !names.has(id));
      return others.length === 0 || isLimited
        ? names
        : new Map([...names, ...(await namesOfVisitors(api, others))]);
    });
  batches.set(api, batch);
  return batch;
}

export const shortId = (userId: string): string => `…${userId.slice(-shownOfId)}`;

export function useMayReadNames(): boolean {
  return useMayDoWithLimits()(permissions.marking, permissions.campaigns, permissions.support);
}

/**
 * Returns the name of an account, or of a visitor who sits an exam. For a deleted or unknown one it says so; until the name
 * is loaded, and for users who may not look names up, it is a short form of the id. All names of a list are requested in one
 * call.
 */
export function useAccountName(userId: string): string {
  const mayRead = useMayReadNames();
  const isLimited = useIsLimited();
  const translate = useText();
  const { api } = useServices();
  const { data } = useQuery({
    queryKey: ['/users/names', userId],
    queryFn: () => nameBatch(api, isLimited)(userId),
    enabled: userId !== '' && mayRead,
    staleTime: fresh,
  });
  const id = shortId(userId);
  return data === null ? translate(unknownAccount, { id }) : (data ?? id);
}

export function AccountName({ userId }: { readonly userId: string }): string {
  return useAccountName(userId);
}
