import type { FormHandle } from '@pathshala/admin-kit/forms/admin-form-types';
import { asAuthor, useStoredForm } from '@pathshala/admin-kit/forms/use-record-form';
import {
  type changeSiteSettings,
  type readSiteSettings,
  siteSettingsInput,
} from '@pathshala/svc-auth-contract/http';
import { messages } from '@pathshala/svc-auth-contract/messages';
import type { WholeInput } from '@pathshala/web-kit/route-types';
import { useServices } from '@pathshala/web-kit/services';
import { z } from 'zod';
import { settingsFields } from '../../resources/settings.fields.ts';
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
  const { api } = useServices();
  return useStoredForm<SettingsValues, SettingsBody, StoredSettings, StoredSettings>({
    draft: ['settings'],
    fields: settingsFields,
    schema,
    messages,
    stored: settings,
    valuesOf,
    read: async () => asAuthor(await api.call<typeof readSiteSettings>('get', '/settings')),
    replace: (body, edit) =>
      api.call<typeof changeSiteSettings>('put', '/settings', { body: { ...body, ...edit } }),
    savedText: texts.saved,
    stale: ['/settings', '/audit'],
  });
}
