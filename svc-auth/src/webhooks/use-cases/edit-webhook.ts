import { firstEditMark, nextEditMark, type Editor } from '@pathshala/back-office/edit-mark';
import { DomainError } from '@pathshala/contract-kit/domain-error';
import { maxWebhooks } from '@pathshala/svc-auth-contract/http';
import { renewedSecrets, switched, type Webhook, type WebhookFields } from '../domain/webhook.ts';
import type { Deliveries, WebhookSecrets, WebhookSender, Webhooks } from '../ports.ts';

interface EditWebhookDependencies {
  readonly webhooks: Pick<Webhooks, 'list' | 'insert' | 'update' | 'delete'>;
  readonly deliveries: Pick<Deliveries, 'deleteOf'>;
  readonly sender: Pick<WebhookSender, 'check'>;
  readonly secrets: Pick<WebhookSecrets, 'create' | 'seal'>;
  readonly now: () => number;
  readonly newId: () => string;
}

/** The secret is shown once: afterwards it is only used to sign. */
interface WithSecret {
  readonly webhook: Webhook;
  readonly secret: string;
}

const addressFaults = {
  form: 'auth.webhook-url',
  'private-address': 'auth.webhook-private',
  unresolved: 'auth.webhook-unresolved',
} as const;

async function requireAddress({ sender }: EditWebhookDependencies, url: string): Promise<void> {
  const result = await sender.check(url);
  if (result === 'fits') return;
  const code = addressFaults[result];
  throw new DomainError('invalid', code, { fields: { url: code } });
}

const fieldsOf = ({ name, url, kinds }: WebhookFields): WebhookFields => ({
  name,
  url,
  kinds: [...new Set(kinds)],
});

/** Throws `invalid` for an address that must not be called, and `conflict` when the school has as many as it may. */
export function createWebhook(deps: EditWebhookDependencies) {
  return async (fields: WebhookFields, editor: Editor): Promise<WithSecret> => {
    await requireAddress(deps, fields.url);
    const { webhooks, secrets, now, newId } = deps;
    const _id = newId();
    const secret = secrets.create();
    const taken = new Set((await webhooks.list()).map(({ slot }) => slot));
    for (let slot = 1; slot <= maxWebhooks; slot += 1) {
      if (taken.has(slot)) continue;
      const webhook: Webhook = {
        _id,
        schemaVersion: 1,
        slot,
        ...fieldsOf(fields),
        isOn: true,
        offReason: null,
        failingSince: null,
        secrets: [{ sealed: secrets.seal(secret, _id), until: null }],
        createdAt: now(),
        ...firstEditMark(editor, new Date(now()).toISOString()),
      };
      if (await webhooks.insert(webhook)) return { webhook, secret };
    }
    throw new DomainError('conflict', 'auth.webhooks-full', { params: { max: maxWebhooks } });
  };
}

export interface ChangeWebhookCommand {
  readonly id: string;
  readonly input: WebhookFields & { readonly isOn: boolean; readonly rev?: number | undefined };
  readonly editor: Editor;
}

export function changeWebhook(deps: EditWebhookDependencies) {
  return async ({ id, input, editor }: ChangeWebhookCommand): Promise<Webhook> => {
    await requireAddress(deps, input.url);
    const edit = { rev: input.rev, now: new Date(deps.now()).toISOString() };
    return deps.webhooks.update(id, (stored) => ({
      ...fieldsOf(input),
      ...switched(stored, input.isOn),
      ...nextEditMark(stored, editor, edit),
    }));
  };
}

export function renewSecret({ webhooks, secrets, now }: EditWebhookDependencies) {
  return async (id: string, editor: Editor): Promise<WithSecret> => {
    const secret = secrets.create();
    const sealed = secrets.seal(secret, id);
    const edit = { now: new Date(now()).toISOString() };
    const webhook = await webhooks.update(id, (stored) => ({
      secrets: renewedSecrets(stored, sealed, now()),
      ...nextEditMark(stored, editor, edit),
    }));
    return { webhook, secret };
  };
}

export function deleteWebhook({ webhooks, deliveries }: EditWebhookDependencies) {
  return async (id: string): Promise<void> => {
    if (!(await webhooks.delete(id))) throw new DomainError('not-found', 'common.not-found');
    await deliveries.deleteOf(id);
  };
}
