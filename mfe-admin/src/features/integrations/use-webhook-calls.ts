import { useConfirm } from '@pathshala/admin-kit/feedback/use-confirm';
import type {
  deleteWebhook,
  renewWebhookSecret,
  testWebhook,
  Webhook,
} from '@pathshala/svc-auth-contract/http';
import { useServices } from '@pathshala/web-kit/services';
import { useText } from '@pathshala/web-kit/texts';
import { useApiMutation } from '@pathshala/web-kit/use-api-query';
import { deliveriesPath, webhookPath, webhooksPath } from './paths.ts';
import { useReason } from './use-reason.ts';
import type { SavedWebhook } from './use-webhook-form.ts';
import { webhookTexts as texts } from './webhook-texts.ts';

interface WebhookCalls {
  readonly test: (webhook: Webhook) => void;
  /** Asks first. */
  readonly renew: (webhook: Webhook) => void;
  readonly remove: (webhook: Webhook) => void;
}

export function useWebhookCalls(onRenewed: (saved: SavedWebhook) => void): WebhookCalls {
  const translate = useText();
  const confirm = useConfirm();
  const reasonOf = useReason();
  const { toast } = useServices();
  const invalidates = [webhooksPath, webhookPath, deliveriesPath];
  const onError = ({ message }: Error) => toast.error(message);
  const test = useApiMutation<typeof testWebhook>('post', '/webhooks/{id}/test', {
    invalidates,
    onSuccess: ({ state, attempts: [latest] }) => {
      if (state === 'delivered') toast.success(translate(texts.testTaken));
      else toast.error(translate(texts.testFailed, { reason: reasonOf(latest) }));
    },
    onError,
  });
  const renew = useApiMutation<typeof renewWebhookSecret>('post', '/webhooks/{id}/secret', {
    invalidates,
    onSuccess: onRenewed,
    onError,
  });
  const remove = useApiMutation<typeof deleteWebhook>('delete', webhookPath, { invalidates, onError });

  async function askAndRenew({ _id: id, name }: Webhook): Promise<void> {
    const question = {
      title: translate(texts.renewTitle, { name }),
      body: translate(texts.renewBody),
      confirmText: translate(texts.renew),
    };
    if (await confirm(question)) renew.mutate({ params: { id } });
  }

  async function askAndRemove({ _id: id, name }: Webhook): Promise<void> {
    const question = {
      title: translate(texts.deleteTitle, { name }),
      body: translate(texts.deleteBody),
      confirmText: translate(texts.delete),
      isDangerous: true,
    };
    if (!(await confirm(question))) return;
    const onSuccess = () => toast.success(translate(texts.deleted, { name }));
    remove.mutate({ params: { id } }, { onSuccess });
  }

  return {
    test: ({ _id: id }) => test.mutate({ params: { id } }),
    renew: (webhook) => void askAndRenew(webhook),
    remove: (webhook) => void askAndRemove(webhook),
  };
}
