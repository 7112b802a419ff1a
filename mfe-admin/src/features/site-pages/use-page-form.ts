import type { FormHandle } from '@pathshala/admin-kit/forms/admin-form-types';
import { useAdminForm } from '@pathshala/admin-kit/forms/use-admin-form';
import {
  type changeSitePage,
  type EditedSitePage,
  type readSitePage,
  sitePageInput,
} from '@pathshala/svc-auth-contract/http';
import type { WholeInput } from '@pathshala/web-kit/route-types';
import { useServices } from '@pathshala/web-kit/services';
import { useText } from '@pathshala/web-kit/texts';
import { useUser } from '@pathshala/web-kit/use-session';
import type { z } from 'zod';
import { texts } from './texts.ts';

export type EditedPage = EditedSitePage;

export interface PageValues {
  title: { bn: string; en: string };
  body: string;
}

const valuesOf = ({ title, body }: EditedPage): PageValues =>
  ({ title, body }) satisfies WholeInput<typeof sitePageInput>;

export function usePageForm(
  page: EditedPage,
): FormHandle<PageValues, z.output<typeof sitePageInput>, undefined> {
  const translate = useText();
  const user = useUser();
  const { api, toast } = useServices();
  const params = { name: page.name };
  return useAdminForm<PageValues, z.output<typeof sitePageInput>, EditedPage>({
    schema: sitePageInput,
    defaultValues: valuesOf(page),
    rev: page.rev,
    draft: { name: `page:${user?._id ?? 'nobody'}:${page.name}` },
    invalidates: ['/pages', '/pages/{name}', '/audit'],
    save: (body, { rev }) =>
      api.call<typeof changeSitePage>('put', '/pages/{name}', {
        params,
        body: { ...body, ...(rev !== undefined && { rev }) },
      }),
    loadStored: async () => {
      const latest = await api.call<typeof readSitePage>('get', '/pages/{name}', { params });
      if (!('rev' in latest)) throw new Error('The page came without its revision.');
      const { rev, changedBy, changedAt } = latest;
      return { values: valuesOf(latest), rev, changedBy, changedAt };
    },
    onSaved: () => toast.success(translate(texts.saved)),
  });
}
