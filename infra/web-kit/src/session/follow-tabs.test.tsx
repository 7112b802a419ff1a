import type { readOwnUser } from '@pathshala/svc-auth-contract/http';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useApiQuery } from '../query/use-api-query.ts';
import { aStudent, createFakeServices, renderRemotePart } from '../testing/index.tsx';
import { dropAnswersWithPerson, followTabs } from './follow-tabs.ts';
import type { SessionNews } from './session.ts';

const mera = { ...aStudent, _id: '6560a0000000000000000009', username: 'mera', name: 'Mera' };

function following() {
  const services = createFakeServices({ user: aStudent });
  let say: (data: unknown) => void = () => undefined;
  followTabs(services, {
    addEventListener: (_, listener) => {
      say = (data) => listener({ data });
    },
  });
  const toasts = () => services.toast.shown.get().map(({ text }) => text);
  return { services, say, toasts };
}

const news = (user: SessionNews['user']): SessionNews => ({ user, time: Date.now() + 1_000 });

describe('a tab among others', () => {
  it('follows another person, and says so', () => {
    const { services, say, toasts } = following();
    say(news(mera));
    expect(services.session.get().user).toEqual(mera);
    expect(toasts()).toEqual(['Mera has logged in in another tab. This page now shows their account.']);
  });

  it('follows a log-out, and says so in the reader’s language', () => {
    const { services, say, toasts } = following();
    services.language.set('bn');
    say(news(null));
    expect(services.session.get().isLoggedin).toBeNull();
    expect(toasts()).toEqual(['অন্য একটি ট্যাবে আপনাকে লগ আউট করা হয়েছে।']);
  });

  it.each([undefined, 'hello', {}, { user: mera }, { user: {}, time: 9e15 }])('ignores %j', (data) => {
    const { services, say, toasts } = following();
    say(data);
    expect(services.session.get().user).toEqual(aStudent);
    expect(toasts()).toEqual([]);
  });

  it('never shows one person what was read for another', async () => {
    function Name() {
      const { data } = useApiQuery<typeof readOwnUser>('/users/user', {});
      return <p>{data === undefined ? 'loading' : data.name}</p>;
    }
    let answers = 0;
    const { services } = renderRemotePart(<Name />, {
      user: aStudent,
      api: {
        'get /users/user': () => {
          answers += 1;
          return { ...aStudent, name: `answer ${answers}` };
        },
      },
    });
    dropAnswersWithPerson(services.session, services.queryClient);
    await screen.findByText('answer 1');
    act(() => services.session.adopt(news(mera)));
    await waitFor(() => expect(screen.queryByText('answer 1')).toBeNull());
    await screen.findByText('answer 2');
    expect(answers).toBe(2);
    act(() => services.session.loggedOut());
    await waitFor(() => expect(screen.queryByText('answer 2')).toBeNull());
  });
});
