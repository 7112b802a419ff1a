import { type FakeHandler, refusal, renderRemotePart } from '@pathshala/web-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Root } from '../../root.tsx';

const show = (api: Readonly<Record<string, FakeHandler>>, at = '/unsubscribe?token=mailed') =>
  renderRemotePart(<Root />, { at, language: 'en', api });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('the page of a mail’s unsubscribe link', () => {
  it('turns the mails off at the press of its button, without log-in, and on again', async () => {
    const { api } = show({
      'post /auth/unsubscribe': () => ({ mailsNotices: false }),
      'post /auth/unsubscribe/undo': () => ({ mailsNotices: true }),
    });
    await screen.findByRole('heading', { name: 'Mails about courses and exams' });
    expect(api.requests).toEqual([]);
    await press('Turn these mails off');
    await screen.findByText('These mails are turned off. Changed your mind?');
    await press('Turn them on again');
    await screen.findByText('These mails are turned on again.');
    expect(api.requests).toMatchObject([{ query: { token: 'mailed' } }, { query: { token: 'mailed' } }]);
  });

  it('names the daily mail of an administrator where the link is that of one', async () => {
    show({ 'post /auth/unsubscribe': () => ({ mailsNotices: false }) }, '/unsubscribe?token=t&about=work');
    expect(await screen.findByRole('heading', { level: 1 })).toHaveProperty(
      'textContent',
      'The daily mail of what waits',
    );
    await press('Turn these mails off');
    await screen.findByText('These mails are turned off. Changed your mind?');
  });

  it('says what to do when the link is not complete', async () => {
    show({
      'post /auth/unsubscribe': () => {
        throw refusal(404, 'auth.unsubscribe-invalid', 'Open it again from the mail.');
      },
    });
    await press('Turn these mails off');
    expect((await screen.findByRole('alert')).textContent).toBe('Open it again from the mail.');
  });

  it('offers nothing that cannot work when the link has lost its token', async () => {
    show({}, '/unsubscribe');
    await screen.findByText('This link is not complete. Open it again from the mail.');
    expect(screen.queryByRole('button', { name: 'Turn these mails off' })).toBeNull();
  });
});
