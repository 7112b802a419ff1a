import { aStudent, renderRemotePart } from '@pathshala/web-kit/testing';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
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
