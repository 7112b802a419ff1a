import { manifestOf } from '@pathshala/web-kit/manifest-of';
import { showRegistry } from '@pathshala/web-kit/show-registry';
import { anAdmin, renderRemotePart } from '@pathshala/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { pages } from '../pages.ts';
import { Root } from '../root.tsx';

/** The facts about this remote for the build and the shell. */
export const manifest = manifestOf(pages);

type Api = NonNullable<Parameters<typeof renderRemotePart>[1]>['api'];

/** Opens an address of the boss area as an administrator with all, or with these, permissions, in English. */
export const open = (at: string, api: Api = {}, permissions?: readonly string[]) => {
  showRegistry(manifest);
  return renderRemotePart(<Root />, { at, language: 'en', user: { ...anAdmin, permissions }, api });
};

/** Opens it as an administrator whose rights are limited to a batch. */
export const openLimited = (
  at: string,
  api: Api = {},
  {
    permissions = ['marking', 'questions', 'support'],
    courseIds = [],
  }: { readonly permissions?: readonly string[]; readonly courseIds?: readonly string[] } = {},
) => {
  showRegistry(manifest);
  const user = { ...anAdmin, permissions, limitedTo: { courseIds, batchIds: ['b1'] } };
  return renderRemotePart(<Root />, { at, language: 'en', user, api });
};

export const pageOf = (items: readonly object[], total = items.length) => ({
  items,
  total,
  page: 1,
  pageSize: 10,
});

/** The answer of `/users/names`: those of the known accounts that the query asks for. */
export function namesOf(known: Readonly<Record<string, string>>, query: unknown = {}) {
  const { ids = Object.keys(known).join(',') } = query as { readonly ids?: string };
  const asked = ids.split(',').filter((_id) => known[_id] !== undefined);
  return { items: asked.map((_id) => ({ _id, name: known[_id] })) };
}

export const dialog = () => within(screen.getByRole('dialog'));
