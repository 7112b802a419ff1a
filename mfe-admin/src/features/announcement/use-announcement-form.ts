import type { FormHandle } from '@pathshala/admin-kit/forms/admin-form-types';
import { useStoredForm } from '@pathshala/admin-kit/forms/use-record-form';
import {
  announcementInput,
  type changeAnnouncement,
  type EditedAnnouncement,
  type readAnnouncement,
} from '@pathshala/svc-auth-contract/http';
import { messages } from '@pathshala/svc-auth-contract/messages';
import type { WholeInput } from '@pathshala/web-kit/route-types';
import { useServices } from '@pathshala/web-kit/services';
import { z } from 'zod';
import { announcementFields } from '../../resources/announcement.fields.ts';
import { texts } from './texts.ts';

export type AnnouncementValues = Pick<
  EditedAnnouncement,
  'isOn' | 'level' | 'text' | 'link' | 'from' | 'until'
>;

type Body = z.output<typeof announcementInput>;

const schema = z
  .custom<AnnouncementValues>()
  // An empty time is null in the form and left out for the schema.
  .transform(
    (values): z.input<typeof announcementInput> =>
      ({ ...values, from: values.from ?? null, until: values.until ?? null }) satisfies WholeInput<
        typeof announcementInput
      >,
  )
  .pipe(announcementInput);

function valuesOf({ isOn, level, text, link, from, until }: EditedAnnouncement): AnnouncementValues {
  return { isOn, level, text, link, from, until };
}

export function useAnnouncementForm(
  stored: EditedAnnouncement,
): FormHandle<AnnouncementValues, Body, undefined> {
  const { api } = useServices();
  return useStoredForm<AnnouncementValues, Body, EditedAnnouncement, EditedAnnouncement>({
    draft: ['announcement'],
    fields: announcementFields,
    schema,
    messages,
    stored,
    valuesOf,
    read: () => api.call<typeof readAnnouncement>('get', '/announcement'),
    replace: (body, edit) =>
      api.call<typeof changeAnnouncement>('put', '/announcement', { body: { ...body, ...edit } }),
    savedText: texts.saved,
    stale: ['/announcement', '/settings', '/audit'],
  });
}
