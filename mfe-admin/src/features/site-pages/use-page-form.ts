import type { FormHandle } from '@pathshala/admin-kit/forms/admin-form-types';
import { asAuthor, useStoredForm } from '@pathshala/admin-kit/forms/use-record-form';
import {
  type changeSitePage,
  type EditedSitePage,
  type readSitePage,
  sitePageInput,
} from '@pathshala/svc-auth-contract/http';
import type { WholeInput } from '@pathshala/web-kit/route-types';
import { useServices } from '@pathshala/web-kit/services';
import type { z } from 'zod';
import { sitePageFields } from '../../resources/site-page.fields.ts';
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
  const { api } = useServices();
  const params = { name: page.name };
  return useStoredForm<PageValues, z.output<typeof sitePageInput>, EditedPage, EditedPage>({
    draft: ['page', page.name],
    fields: sitePageFields,
    schema: sitePageInput,
    stored: page,
    valuesOf,
    read: async () => asAuthor(await api.call<typeof readSitePage>('get', '/pages/{name}', { params })),
    replace: (body, edit) =>
      api.call<typeof changeSitePage>('put', '/pages/{name}', { params, body: { ...body, ...edit } }),
    savedText: texts.saved,
    stale: ['/pages', '/pages/{name}', '/audit'],
  });
}
