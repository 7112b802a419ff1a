import type { FormHandle } from '@pathshala/admin-kit/forms/admin-form-types';
import { useAdminForm } from '@pathshala/admin-kit/forms/use-admin-form';
import {
  type changeSiteSettings,
  type readSiteSettings,
  siteSettingsInput,
} from '@pathshala/svc-auth-contract/http';
import { messages } from '@pathshala/svc-auth-contract/messages';
import type { WholeInput } from '@pathshala/web-kit/route-types';
import { useServices } from '@pathshala/web-kit/services';
import { useText } from '@pathshala/web-kit/texts';
import { useUser } from '@pathshala/web-kit/use-session';
import { z } from 'zod';
import { settingLabel } from '../../audit/setting-label.ts';
import { type SettingsBody, type SettingsValues, type StoredSettings, valuesOf } from './settings-values.ts';
import { texts } from './texts.ts';

/** All fields, with what was typed. */
type Named<Schema extends z.ZodType> = { readonly [Key in keyof WholeInput<Schema>]: unknown };

const schema = z
  .custom<SettingsValues>()
  // The contract refuses what is no number.
  .transform(({ logo, ...values }) => {
    const body = { ...values, logo: logo === '' ? null : logo } satisfies Named<typeof siteSettingsInput>;
    return body as z.input<typeof siteSettingsInput>;
  })
  .pipe(siteSettingsInput);

/** Sends all settings of the page; what the page does not show is left out and stays as it is. */
export function useSettingsForm(
  settings: StoredSettings,
): FormHandle<SettingsValues, SettingsBody, undefined> {
  const translate = useText();
  const user = useUser();
  const { api, toast } = useServices();
  return useAdminForm<SettingsValues, SettingsBody, StoredSettings>({
    schema,
    defaultValues: valuesOf(settings),
    rev: settings.rev,
    draft: { name: `settings:${user?._id ?? 'nobody'}` },
    invalidates: ['/settings', '/audit'],
    messageOf: (code) => {
      const text = (messages as Readonly<Record<string, { en: string; bn: string }>>)[code];
      return text && translate(text);
    },
    save: (body, { rev }) =>
      api.call<typeof changeSiteSettings>('put', '/settings', {
        body: { ...body, ...(rev !== undefined && { rev }) },
      }),
    loadStored: async () => {
      const latest = await api.call<typeof readSiteSettings>('get', '/settings');
      if (!('rev' in latest)) throw new Error('The settings came without their revision.');
      const { rev, changedBy, changedAt } = latest;
      return { values: valuesOf(latest), rev, changedBy, changedAt };
    },
    onSaved: () => toast.success(translate(texts.saved)),
    labelsOf: (path) => {
      const label = settingLabel(path);
      return label === undefined ? [] : [translate(label.text, label.params)];
    },
  });
}
