import { anAdmin, aStudent, type FakeHandler, refusal, renderRemotePart } from '@pathshala/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { AccountSecurityPage } from './account-security-page.tsx';

const time = '2026-01-15T10:00:00.000Z';
const phone = {
  id: 's2',
  device: 'Chrome on Android',
  address: '103.48.16.…',
  beganAt: time,
  usedAt: time,
  current: false,
};
const here = { ...phone, id: 's1', device: 'Firefox on Linux', current: true };
const off = { enabledAt: null, recoveryCodesLeft: 0, isRequired: false };
const on = { enabledAt: time, recoveryCodesLeft: 9, isRequired: false };
const codes = ['102a2-22222', 'zzzzz-22222'];

const show = (
  api: Readonly<Record<string, FakeHandler>> = {},
  user = aStudent,
  { at = '/account/security', language = 'en' }: { at?: string; language?: 'en' | 'bn' } = {},
) =>
  renderRemotePart(<AccountSecurityPage />, {
    at,
    user,
    language,
    api: {
      'get /users/sessions': () => ({ items: [here, phone] }),
      'get /users/second-factor': () => off,
      'get /users/passkeys': () => ({ items: [], origin: null }),
      'get /users/user': () => user,
      ...api,
    },
  });
const click = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

afterEach(() => vi.unstubAllGlobals());

describe('the page on log-in and security', () => {
  it('lists the sessions, and ends one after a confirmation', async () => {
    let items = [here, phone];
    const { api } = show({
      'get /users/sessions': () => ({ items }),
      'delete /users/sessions/{id}': () => {
        items = [here];
        return { message: 'That device is logged out' };
      },
    });
    await click('Log out Chrome on Android');
    const dialog = screen.getByRole('dialog', { name: 'Log out Chrome on Android?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Log out' }));
    await screen.findByText('You are not logged in anywhere else.');
    expect(api.requests.find(({ method }) => method === 'delete')?.params).toEqual({ id: 's2' });
  });

  it('sets an app up: password, key and QR code, its first code, then the recovery codes once', async () => {
    let factor: typeof off | typeof on = off;
    const calls = {
      'get /users/user': () => anAdmin,
      'get /users/second-factor': () => factor,
      'post /users/second-factor/enrolment': () => ({
        secret: 'A2B2C3D4E5F6G7H2',
        uri: 'otpauth://totp/Pathshala:rahim?secret=A2B2C3D4E5F6G7H2',
      }),
      'post /users/second-factor': () => {
        factor = on;
        return { recoveryCodes: codes };
      },
    };
    const limited = { ...anAdmin, needsSecondFactor: true } as const;
    const { api, services } = show(calls, limited, { at: '/account/security?next=%2Fboss%3Fpage%3D2' });
    await click('Set up');
    await userEvent.type(screen.getByLabelText('Your password'), 'three blue boats');
    await click('Continue');
    const heading = await screen.findByRole('heading', { name: 'Connect an app' });
    expect(document.activeElement).toBe(heading);
    const picture = await screen.findByRole('img', { name: 'QR code for the authenticator app' });
    expect(picture.getAttribute('src')).toMatch(/^data:image\/svg/u);
    expect(screen.getByText('A2B2 C3D4 E5F6 G7H2').textContent).toContain('A2B2');
    await userEvent.type(screen.getByLabelText('Code of the app'), '123456');
    expect((await screen.findByText('102a2-22222')).tagName).toBe('LI');
    expect(api.requests.filter(({ path }) => path === '/users/second-factor').at(1)?.body).toEqual({
      code: '123456',
    });
    await waitFor(() => expect(services.session.get().user).toEqual(anAdmin));
    expect(screen.queryByRole('link', { name: 'Go on' })).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: 'My account' }));
    await userEvent.click(
      within(screen.getByRole('dialog', { name: 'Leave without saving?' })).getByRole('button', {
        name: 'Cancel',
      }),
    );
    await click('I have saved them');
    expect(screen.getByRole('link', { name: 'Go on' }).getAttribute('href')).toBe('/boss?page=2');
    await screen.findByText(/Recovery codes left: 9/u);
    expect(screen.queryByText('102a2-22222')).toBeNull();
  });

  it('shows a wrong code beside its field', async () => {
    show({
      'get /users/second-factor': () => on,
      'delete /users/second-factor': () => {
        const wrong = refusal(422, 'auth.password-wrong', 'The password is not right');
        throw Object.assign(wrong, { fields: { password: 'The password is not right' } });
      },
    });
    await click('Turn off');
    const dialog = screen.getByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Turn off' }));
    await waitFor(() =>
      expect(within(dialog).getByLabelText('Your password').getAttribute('aria-invalid')).toBe('true'),
    );
  });

  it('says in Bengali where a session is', async () => {
    show({}, aStudent, { language: 'bn' });
    await screen.findByText('অ্যান্ড্রয়েডে ক্রোম');
    expect(screen.queryByText('লিনাক্সে ফায়ারফক্স')).not.toBeNull();
  });

  it('proposes the name of this device for a passkey, which can be changed', async () => {
    vi.stubGlobal('PublicKeyCredential', () => undefined);
    vi.stubGlobal('isSecureContext', true);
    show({ 'get /users/passkeys': () => ({ items: [], origin: location.origin }) });
    await click('Add a passkey');
    const name = await screen.findByLabelText('Name of this device');
    await waitFor(() => expect(name).toHaveProperty('value', 'Firefox on Linux'));
    await userEvent.clear(name);
    await userEvent.type(name, 'My phone');
    expect(name).toHaveProperty('value', 'My phone');
  });

  it('says in one sentence why no passkey can be added at a numeric address', async () => {
    show();
    await screen.findByText(
      'Passkeys need a site with a name and a secure connection, which this address is not.',
    );
    expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
  });

  it('tells an administrator who must enrol what to do, without a way back', async () => {
    show({}, { ...anAdmin, needsSecondFactor: true });
    await screen.findByText('One more step');
    expect(screen.queryByRole('link', { name: 'My account' })).toBeNull();
  });

  it('offers to try again where a list failed', async () => {
    show({
      'get /users/sessions': () => {
        throw refusal(403, 'common.forbidden', 'You may not do this.');
      },
    });
    await screen.findByText('You may not do this.');
    expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(1);
  });
});
