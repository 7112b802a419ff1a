import { aStudent, renderRemotePart } from '@pathshala/web-kit/testing';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Switches } from '../layout/switches.tsx';
import { followAccountLanguage } from './follow-account-language.ts';

it('is applied at the log-in, and saved when a user switches', async () => {
  const { api, services } = renderRemotePart(<Switches />, {
    api: { 'put /user': () => ({ ...aStudent, language: 'en' }) },
  });
  const end = followAccountLanguage(services);
  await userEvent.click(screen.getByRole('button', { name: 'বাংলা' }));
  await userEvent.click(screen.getByRole('button', { name: 'English' }));
  expect(api.requests).toEqual([]);
  services.session.loggedIn({ ...aStudent, language: 'bn' });
  await userEvent.click(await screen.findByRole('button', { name: 'English' }));
  expect(api.requests.at(-1)?.body).toMatchObject({ language: 'en' });
  services.session.loggedIn({ ...aStudent, language: 'bn' });
  expect(services.language.get()).toBe('bn');
  end();
});

it.each([
  ['before the account has it', 'en'],
  ['when the account has it', 'bn'],
])(
  'is stored as it is shown, if a page sets it back %s because its texts did not load',
  async (_, stored) => {
    const line = Promise.withResolvers<void>();
    if (stored === 'bn') line.resolve();
    const { api, services } = renderRemotePart(<Switches />, {
      user: { ...aStudent, language: 'en' },
      api: {
        'put /user': async ({ body }) => {
          await line.promise;
          return { ...aStudent, ...(body as { readonly language: 'bn' | 'en' }) };
        },
      },
    });
    const end = followAccountLanguage(services);
    await userEvent.click(screen.getByRole('button', { name: 'বাংলা' }));
    await vi.waitUntil(() => services.session.get().user?.language === stored);
    services.language.set('en');
    line.resolve();
    await vi.waitFor(() =>
      expect(api.requests.map(({ body }) => body)).toEqual([{ language: 'bn' }, { language: 'en' }]),
    );
    await vi.waitFor(() => expect(services.session.get().user?.language).toBe('en'));
    expect(services.language.get()).toBe('en');
    end();
  },
);
