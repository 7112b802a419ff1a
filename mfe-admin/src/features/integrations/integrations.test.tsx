import { permissions } from '@pathshala/rules/permissions';
import type { ApiKey, listWebhooks, WebhookDelivery } from '@pathshala/svc-auth-contract/http';
import { ApiError } from '@pathshala/web-kit/api-error';
import { refusal } from '@pathshala/web-kit/testing';
import type { AnswerOf } from '@pathshala/web-kit/route-types';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { apiKey, webhook, webhookDelivery } from '../../samples.ts';
import { dialog, open, pageOf } from '../../testing/boss-area.tsx';

beforeAll(async () => {
  // Pages are chunks; the first import takes longer than a test waits.
  await Promise.all([
    import('./keys-page.tsx'),
    import('./webhooks-page.tsx'),
    import('./deliveries-page.tsx'),
  ]);
});

type ListedWebhook = AnswerOf<typeof listWebhooks>['items'][number];

const keysAt = '/boss/integrations';
const webhooksAt = '/boss/integrations/webhooks';
const secret = 'whsec_secret';
const keys = (...items: readonly ApiKey[]) => ({ 'get /api-keys': () => pageOf(items) });
const webhooks = (...items: readonly Partial<ListedWebhook>[]) => ({
  'get /webhooks': () => pageOf(items.map((item) => ({ ...webhook, waiting: 0, ...item }))),
});

async function choose(name: string, action: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
}

type Part = ReturnType<typeof open>;
const noticed = (part: Part, text: RegExp) =>
  waitFor(() => expect(part.services.toast.shown.get().at(-1)?.text).toMatch(text));

const press = (name: string) => userEvent.click(dialog().getByRole('button', { name }));

describe('API keys', () => {
  it('are made with a name, permissions and an end, and shown once [KEY-01]', async () => {
    const key = `ps_${'a'.repeat(43)}`;
    const { api } = open(keysAt, {
      ...keys(),
      'post /api-keys': () => ({ ...apiKey, secret: key }),
    });
    await screen.findByText('There is no key yet.');
    await userEvent.click(screen.getByRole('button', { name: 'New key' }));
    await press('New key');
    await dialog().findAllByText(/Choose at least one/u);
    await userEvent.type(dialog().getByLabelText('Name'), 'Accounting');
    await userEvent.click(dialog().getByRole('checkbox', { name: 'Support' }));
    await press('New key');
    await dialog().findByText(key);
    await press('I have it');
    expect(screen.queryByText(key)).toBeNull();
    const sent = api.requests.find(({ method }) => method === 'post')?.body as { expiresAt: string };
    expect(sent).toMatchObject({ name: 'Accounting', permissions: ['support'] });
    const days = (Date.parse(sent.expiresAt) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(89);
    expect(days).toBeLessThan(92);
  });

  it('show what the server refuses beside its field [KEY-01]', async () => {
    open(keysAt, {
      ...keys(),
      'post /api-keys': () => {
        const text = 'Choose an end in the future.';
        throw new ApiError(text, {
          status: 422,
          code: 'auth.key-expiry',
          requestId: 'test',
          fields: { expiresAt: text },
        });
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'New key' }));
    await userEvent.type(dialog().getByLabelText('Name'), 'Accounting');
    await userEvent.click(dialog().getByRole('checkbox', { name: 'Support' }));
    await press('New key');
    expect((await dialog().findAllByText(/Choose an end in the future/u)).length).toBeGreaterThan(0);
    expect(dialog().getByLabelText<HTMLInputElement>('Name').value).toBe('Accounting');
  });

  it('are revoked after a question [KEY-03]', async () => {
    const part = open(keysAt, {
      ...keys(apiKey),
      'delete /api-keys/{id}': () => ({ ...apiKey, state: 'revoked' }),
    });
    await choose('Accounting', 'Revoke the key');
    await press('Revoke the key');
    await noticed(part, /^The key Accounting is revoked/u);
    expect(part.api.requests.find(({ method }) => method === 'delete')?.params).toEqual({ id: apiKey._id });
  });

  it('offer an administrator with some permissions those alone, and no webhooks [KEY-01]', async () => {
    open(keysAt, keys(), [permissions.marking]);
    await userEvent.click(await screen.findByRole('button', { name: 'New key' }));
    expect(dialog().getAllByRole('checkbox')).toHaveLength(1);
    dialog().getByRole('checkbox', { name: 'Marker' });
    expect(screen.queryByRole('link', { name: 'Webhooks' })).toBeNull();
  });

  it('can be loaded again after a failure', async () => {
    let isDown = true;
    open(keysAt, {
      'get /api-keys': () => {
        if (isDown) throw refusal(500, 'common.internal', 'It does not answer.');
        return pageOf([apiKey]);
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    isDown = false;
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('ps_aaaa')).toBeTruthy();
  });
});

describe('webhooks', () => {
  it('are added, and show their secret once [HOK-01]', async () => {
    const { api } = open(webhooksAt, {
      ...webhooks(),
      'post /webhooks': () => ({ ...webhook, secret }),
    });
    await screen.findByText('No server is told anything yet.');
    await userEvent.click(screen.getByRole('button', { name: 'New webhook' }));
    await userEvent.type(dialog().getByLabelText('Name'), 'Accounting');
    await userEvent.type(dialog().getByLabelText('Address of the receiver'), 'https://example.com/hook');
    await userEvent.click(dialog().getByRole('checkbox', { name: 'An exam was submitted' }));
    await press('Save');
    await dialog().findByText(secret);
    await press('I have it');
    expect(screen.queryByText(secret)).toBeNull();
    expect(api.requests.find(({ method }) => method === 'post')?.body).toEqual({
      name: 'Accounting',
      url: 'https://example.com/hook',
      kinds: ['student.enrolled', 'payment.recorded', 'results.released'],
    });
  });

  it('are turned off and on, changed at their revision [HOK-01]', async () => {
    const { api } = open(webhooksAt, {
      ...webhooks({ isOn: false, offReason: 'failures' }),
      'put /webhooks/{id}': () => webhook,
    });
    await screen.findByText('Off: not reached for 3 days');
    await choose('Accounting', 'Edit');
    await userEvent.click(dialog().getByLabelText(/^Active/u));
    await press('Save');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const put = api.requests.find(({ method }) => method === 'put');
    expect(put).toMatchObject({ params: { id: webhook._id }, body: { isOn: true, rev: webhook.rev } });
  });

  it('say how the receiver answered a test [HOK-02]', async () => {
    const attempts = [{ at: webhook.createdAt, status: null, error: 'timeout', durationMs: 10_000 }];
    const part = open(webhooksAt, {
      ...webhooks({}),
      'post /webhooks/{id}/test': () => ({ ...webhookDelivery, kind: 'webhook.test', attempts }),
    });
    await choose('Accounting', 'Send a test');
    const text = /did not take the test message: no answer within 10 seconds/u;
    await waitFor(() => expect(part.services.toast.shown.get().at(-1)?.text).toMatch(text));
  });

  it('get a new secret and are deleted after a question [HOK-01]', async () => {
    const part = open(webhooksAt, {
      ...webhooks({}),
      'post /webhooks/{id}/secret': () => ({ ...webhook, secret }),
      'delete /webhooks/{id}': () => ({ _id: webhook._id }),
    });
    await choose('Accounting', 'New secret');
    await press('New secret');
    await dialog().findByText(secret);
    await press('I have it');
    await choose('Accounting', 'Delete');
    await press('Delete');
    await noticed(part, /^Accounting is deleted/u);
    expect(part.api.requests.some(({ method }) => method === 'delete')).toBe(true);
  });
});

describe('the log of a webhook', () => {
  const at = `${webhooksAt}/${webhook._id}`;
  const log = (...items: readonly WebhookDelivery[]) => ({
    'get /webhooks/{id}': () => webhook,
    'get /webhooks/{id}/deliveries': () => pageOf(items),
  });

  it('shows each message with its calls, filters, and sends one again [HOK-02]', async () => {
    const part = open(at, {
      ...log(webhookDelivery),
      'post /webhooks/{id}/deliveries/{deliveryId}/again': () => webhookDelivery,
    });
    await screen.findByText('it answered with an error (500)');
    await userEvent.selectOptions(screen.getByLabelText('State'), 'failed');
    await waitFor(() => expect(part.api.requests.at(-1)?.query).toMatchObject({ state: 'failed' }));
    await userEvent.click(await screen.findByRole('button', { name: /^Send again/u }));
    await noticed(part, /is sent again/u);
    await userEvent.click(screen.getByRole('button', { name: 'A student enrolled' }));
    await dialog().findByText(/"studentId": "s1"/u);
  });

  it('says that nothing has been sent', async () => {
    open(at, log());
    expect(await screen.findByText('Nothing has been sent yet.')).toBeTruthy();
  });
});
