import type { NoticeChoicesView, NoticeDevices } from '@pathshala/svc-auth-contract/http';
import { ApiError } from '@pathshala/web-kit/api-error';
import { aStudent, type FakeHandler, refusal, renderRemotePart } from '@pathshala/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NoticesPage } from './notices-page.tsx';

const publicKey = 'BKey';
const time = '2026-01-15T10:00:00.000Z';
const choices: NoticeChoicesView = {
  items: [
    { kind: 'payments', mail: true, push: true, sms: null },
    { kind: 'exams', mail: true, push: true, sms: false },
    { kind: 'reviews', mail: null, push: true, sms: null },
  ],
  quietHours: { from: '22:00', to: '07:00' },
};
const phone = { _id: 'd'.repeat(22), name: 'Chrome on Android', createdAt: time };

interface Browser {
  readonly permission?: NotificationPermission;
  readonly answer?: NotificationPermission;
  readonly isSubscribed?: boolean;
}

/** A browser with web push; the questions that it asks are counted. */
function giveBrowser({ permission = 'default', answer = 'granted', isSubscribed = false }: Browser = {}) {
  const key = Uint8Array.from([4, 169, 236]);
  const subscription = {
    options: { applicationServerKey: key.buffer },
    unsubscribe: vi.fn<() => Promise<boolean>>(() => {
      state.subscription = null;
      return Promise.resolve(true);
    }),
    toJSON: () => ({ endpoint: 'https://push.example.com/x', keys: { p256dh: 'AA', auth: 'BB' } }),
  };
  const state: { subscription: typeof subscription | null } = {
    subscription: isSubscribed ? subscription : null,
  };
  const pushManager = {
    getSubscription: () => Promise.resolve(state.subscription),
    subscribe: vi.fn<(options: object) => Promise<typeof subscription>>(() => {
      state.subscription = subscription;
      return Promise.resolve(subscription);
    }),
  };
  const registration = { pushManager };
  const notification = {
    permission,
    requestPermission: vi.fn<() => Promise<NotificationPermission>>(() => {
      notification.permission = answer;
      return Promise.resolve(answer);
    }),
  };
  vi.stubGlobal('PushManager', {});
  vi.stubGlobal('Notification', notification);
  const serviceWorker = {
    ready: Promise.resolve(registration),
    getRegistration: () => Promise.resolve(registration),
  };
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  return { notification, pushManager, subscription };
}

function show(api: Readonly<Record<string, FakeHandler>> = {}, devices: Partial<NoticeDevices> = {}) {
  return renderRemotePart(<NoticesPage />, {
    at: '/account/notices',
    user: aStudent,
    language: 'en',
    api: {
      'get /notices/choices': () => choices,
      'get /notices/devices': () => ({ publicKey, items: [], ...devices }),
      ...api,
    },
  });
}

const group = async (name: string) => within(await screen.findByRole('region', { name }));

beforeEach(() => {
  // The three bytes of the fake subscription's key.
  vi.stubGlobal('btoa', () => 'BKey');
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

describe('notices on this device', () => {
  it('are asked for by a press alone, then told to the server [NOT-03]', async () => {
    const { notification, pushManager } = giveBrowser();
    const { api } = show({ 'put /notices/devices': () => ({ publicKey, items: [phone] }) });
    const device = await group('This device');
    await device.findByText(/can show you notices/u);
    expect(notification.requestPermission).not.toHaveBeenCalled();
    await userEvent.click(device.getByRole('button', { name: 'Turn on' }));
    await device.findByText(/shows your notices until you log out/u);
    expect(pushManager.subscribe).toHaveBeenCalledWith({
      userVisibleOnly: true,
      applicationServerKey: publicKey,
    });
    expect(api.requests).toContainEqual(
      expect.objectContaining({
        method: 'put',
        path: '/notices/devices',
        body: { endpoint: 'https://push.example.com/x', keys: { p256dh: 'AA', auth: 'BB' } },
      }),
    );
  });

  it('end with a press [NOT-03]', async () => {
    const { subscription } = giveBrowser({ permission: 'granted', isSubscribed: true });
    show();
    const device = await group('This device');
    await userEvent.click(await device.findByRole('button', { name: 'Turn off' }));
    await device.findByRole('button', { name: 'Turn on' });
    expect(subscription.unsubscribe).toHaveBeenCalledOnce();
  });

  it('are off again when the server refuses the browser, with the reason [NOT-03]', async () => {
    const { subscription } = giveBrowser();
    show({
      'put /notices/devices': () => {
        throw refusal(422, 'auth.push-device', 'This browser cannot be reached for notices.');
      },
    });
    const device = await group('This device');
    await userEvent.click(await device.findByRole('button', { name: 'Turn on' }));
    expect((await device.findByRole('alert')).textContent).toContain('cannot be reached');
    expect(subscription.unsubscribe).toHaveBeenCalledOnce();
    expect(device.getByRole('button', { name: 'Turn on' })).toBeDefined();
  });

  it.each([
    ['a browser without web push', () => undefined, /This browser cannot show notices/u],
    [
      'a browser in which they are blocked',
      () => void giveBrowser({ permission: 'denied' }),
      /blocked in the browser/u,
    ],
  ])('are explained in %s, and everything else works [NOT-03]', async (_, prepare, words) => {
    prepare();
    show();
    await (await group('This device')).findByText(words);
    expect(await screen.findAllByRole('checkbox', { name: 'By mail' })).toHaveLength(2);
  });

  it('say that the person refused, after the browser has asked [NOT-03]', async () => {
    giveBrowser({ answer: 'denied' });
    const { api } = show();
    const device = await group('This device');
    await userEvent.click(await device.findByRole('button', { name: 'Turn on' }));
    await device.findByText(/blocked in the browser/u);
    expect(api.requests.filter(({ method }) => method === 'put')).toEqual([]);
  });

  it('are not offered where the school has no key [NOT-03]', async () => {
    giveBrowser();
    show({}, { publicKey: '' });
    await (await group('This device')).findByText(/does not send notices to devices/u);
    await screen.findAllByRole('checkbox', { name: 'By mail' });
    expect(screen.queryByRole('checkbox', { name: 'Devices' })).toBeNull();
  });

  it('are removed from another device [NOT-03]', async () => {
    giveBrowser();
    let items = [phone];
    show({
      'get /notices/devices': () => ({ publicKey, items }),
      'delete /notices/devices/{id}': () => {
        items = [];
        return { publicKey, items };
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Remove: Chrome on Android' }));
    await waitFor(() => expect(screen.queryByText('Chrome on Android')).toBeNull());
  });
});

describe('the choice of what comes how', () => {
  it('is made by kind and channel; a way that does not exist is not offered [NOT-04]', async () => {
    giveBrowser();
    let stored = choices;
    const { api } = show({
      'get /notices/choices': () => stored,
      'put /notices/choices': () => {
        stored = { ...choices, items: [{ kind: 'payments', mail: true, push: false, sms: null }] };
        return stored;
      },
    });
    const payments = within(await screen.findByRole('group', { name: 'Payments and fees' }));
    expect(payments.getAllByRole('checkbox')).toHaveLength(2);
    const exams = within(screen.getByRole('group', { name: 'An exam in an hour' }));
    expect(exams.getByRole('checkbox', { name: 'SMS' })).toHaveProperty('checked', false);
    const reviews = within(screen.getByRole('group', { name: 'Questions to repeat' }));
    expect(reviews.queryByRole('checkbox', { name: 'By mail' })).toBeNull();
    const push = payments.getByRole('checkbox', { name: 'Devices' });
    await userEvent.click(push);
    await waitFor(() => expect(push).toHaveProperty('checked', false));
    expect(api.requests).toContainEqual(
      expect.objectContaining({ body: { kind: 'payments', channel: 'push', isOn: false } }),
    );
  });

  it('says what failed [NOT-04]', async () => {
    giveBrowser();
    show({
      'put /notices/choices': () => {
        throw refusal(409, 'auth.notice-channel', 'Notices of this kind do not come this way.');
      },
    });
    const payments = within(await screen.findByRole('group', { name: 'Payments and fees' }));
    await userEvent.click(payments.getByRole('checkbox', { name: 'By mail' }));
    expect((await screen.findByRole('alert')).textContent).toContain('do not come this way');
  });
});

describe('the quiet hours', () => {
  it('are changed, and turned off [NOT-05]', async () => {
    giveBrowser();
    const { api } = show({
      'put /notices/quiet-hours': ({ body }) => ({ ...choices, ...(body as object) }),
    });
    const quiet = await group('Quiet hours');
    const until = await quiet.findByLabelText('Quiet until');
    await userEvent.clear(until);
    await userEvent.type(until, '06:30');
    await userEvent.click(quiet.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(api.requests).toContainEqual(
        expect.objectContaining({ body: { quietHours: { from: '22:00', to: '06:30' } } }),
      ),
    );
    await userEvent.click(quiet.getByRole('checkbox', { name: 'Keep quiet hours' }));
    expect(quiet.queryByLabelText('Quiet until')).toBeNull();
    await userEvent.click(quiet.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(api.requests).toContainEqual(expect.objectContaining({ body: { quietHours: null } })),
    );
  });

  it('say beside the field what is wrong with them [NOT-05]', async () => {
    giveBrowser();
    const words = 'Write two different times of day.';
    show({
      'put /notices/quiet-hours': () => {
        throw new ApiError(words, {
          status: 422,
          code: 'auth.quiet-hours',
          requestId: 'test',
          fields: { to: words },
        });
      },
    });
    const quiet = await group('Quiet hours');
    await userEvent.click(await quiet.findByRole('button', { name: 'Save' }));
    expect(await quiet.findByText(words)).toBeDefined();
  });
});
