import type { readResult } from '@pathshala/svc-exams-contract/http';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import { aParticipant, aStudent, refusal, renderRemotePart } from '@pathshala/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { result as fakeResult } from '../samples.ts';
import { LogInInPlace } from './log-in-in-place.tsx';

function Title(): ReactNode {
  const query = useApiQuery<typeof readResult>('/exams/results/{resultId}', { params: { resultId: 'r1' } });
  return <p>{query.data?.title ?? 'waiting'}</p>;
}

function open(user = aStudent) {
  const calls: string[] = [];
  let isOver = true;
  const { services } = renderRemotePart(
    <LogInInPlace>
      <Title />
    </LogInInPlace>,
    {
      user,
      api: {
        'get /exams/results/{resultId}': () => {
          calls.push('result');
          if (isOver) throw refusal(401, 'common.unauthenticated', 'Please log in.');
          return { ...fakeResult, title: 'Physics 2023' };
        },
        'post /auth/login': () => {
          isOver = false;
          calls.push('log-in');
          return aStudent;
        },
      },
    },
  );
  return { calls, services };
}

describe('a page whose session was lost', () => {
  it('stays, asks for one log-in, and then continues', async () => {
    const { calls } = open();
    const dialog = within(await screen.findByRole('dialog', { name: 'Log in to continue' }));
    await userEvent.type(dialog.getByLabelText('Password'), 'correct horse');
    await userEvent.click(dialog.getByRole('button', { name: 'Log in and continue' }));
    await screen.findByText('Physics 2023');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(calls).toEqual(['result', 'log-in', 'result']);
  });

  it('loses the user, as on every other page, when the dialog is closed', async () => {
    const { calls, services } = open();
    const dialog = within(await screen.findByRole('dialog'));
    expect(services.session.get()).toMatchObject({ isLoggedin: true });
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(services.session.get()).toMatchObject({ isLoggedin: null, user: null });
    expect(calls).toEqual(['result']);
  });

  it('tells a participant, who has no password, how to get a new link', async () => {
    const { services } = open(aParticipant);
    const dialog = within(await screen.findByRole('dialog', { name: /session has ended/u }));
    expect(dialog.queryByLabelText('Password')).toBeNull();
    expect(dialog.queryByText(/have a new one mailed to you/u)).not.toBeNull();
    const [close] = dialog.getAllByRole('button', { name: 'Close' });
    if (close) await userEvent.click(close);
    expect(services.session.get()).toMatchObject({ isLoggedin: null, user: null });
  });
});
