import type { FormHandle } from '@pathshala/admin-kit/forms/admin-form-types';
import { useRecordForm } from '@pathshala/admin-kit/forms/use-record-form';
import type { changeWebhook, createWebhook, readWebhook, Webhook } from '@pathshala/svc-auth-contract/http';
import { webhookKinds } from '@pathshala/svc-auth-contract/webhook-messages';
import { commonTexts } from '@pathshala/web-kit/common-texts';
import { useServices } from '@pathshala/web-kit/services';
import { z } from 'zod';
import { webhookFields } from '../../resources/webhook.fields.ts';
import { webhookPath, webhooksPath } from './paths.ts';
import { webhookTexts } from './webhook-texts.ts';

const schema = z
  .object({
    name: z.string().trim().min(1).max(80),
    url: z.string().trim().min(1).max(500),
    kinds: z.array(z.enum(webhookKinds)),
    isOn: z.boolean(),
  })
  .superRefine(({ kinds }, context) => {
    if (kinds.length > 0) return;
    context.addIssue({ code: 'custom', path: ['kinds'], params: { text: webhookTexts.kindsMissing } });
  });

export type WebhookValues = z.input<typeof schema>;

/** A webhook that was saved; a new one comes with its secret. */
export type SavedWebhook = Webhook & { readonly secret?: string };

const valuesOf = ({ name, url, kinds, isOn }: Webhook): WebhookValues => ({ name, url, kinds, isOn });

export function useWebhookForm(
  webhook: Webhook | undefined,
  onSaved: (saved: SavedWebhook) => void,
): FormHandle<WebhookValues, WebhookValues, undefined> {
  const { api } = useServices();
  return useRecordForm<WebhookValues, WebhookValues, Webhook, SavedWebhook>({
    draft: ['webhook', 'new'],
    fields: webhookFields,
    schema,
    stored: webhook,
    empty: { name: '', url: '', kinds: [...webhookKinds], isOn: true },
    valuesOf,
    read: (id) => api.call<typeof readWebhook>('get', webhookPath, { params: { id } }),
    create: ({ name, url, kinds }): Promise<SavedWebhook> =>
      api.call<typeof createWebhook>('post', webhooksPath, { body: { name, url, kinds } }),
    replace: ({ _id: id }, body, edit): Promise<SavedWebhook> =>
      api.call<typeof changeWebhook>('put', webhookPath, { params: { id }, body: { ...body, ...edit } }),
    nameOf: ({ name }) => name,
    savedText: commonTexts.nameIsSaved,
    stale: [webhooksPath, webhookPath],
    onSaved,
  });
}
