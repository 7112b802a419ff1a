import type { FormHandle } from '@pathshala/admin-kit/forms/admin-form-types';
import { useAdminForm } from '@pathshala/admin-kit/forms/use-admin-form';
import {
  announcementInput,
  type changeAnnouncement,
  type EditedAnnouncement,
  type readAnnouncement,
} from '@pathshala/svc-auth-contract/http';
import { messages } from '@pathshala/svc-auth-contract/messages';
import type { WholeInput } from '@pathshala/web-kit/route-types';
import { useServices } from '@pathshala/web-kit/services';
import { useText } from '@pathshala/web-kit/texts';
import { useUser } from '@pathshala/web-kit/use-session';
import { z } from 'zod';
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
  const translate = useText();
  const user = useUser();
  const { api, toast } = useServices();
  return useAdminForm<AnnouncementValues, Body, EditedAnnouncement>({
    schema,
    defaultValues: valuesOf(stored),
    rev: stored.rev,
    draft: { name: `announcement:${user?._id ?? 'nobody'}` },
    invalidates: ['/announcement', '/settings', '/audit'],
    messageOf: (code) => {
      const text = (messages as Readonly<Record<string, { en: string; bn: string }>>)[code];
      return text && translate(text);
    },
    save: (body, { rev }) =>
      api.call<typeof changeAnnouncement>('put', '/announcement', {
        body: { ...body, ...(rev !== undefined && { rev }) },
      }),
    loadStored: async () => {
      const latest = await api.call<typeof readAnnouncement>('get', '/announcement');
      const { rev, changedBy, changedAt } = latest;
      return { values: valuesOf(latest), rev, changedBy, changedAt };
    },
    onSaved: () => toast.success(translate(texts.saved)),
  });
}
