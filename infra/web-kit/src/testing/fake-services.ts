import type { Api } from '../api/api.ts';
import type { Language } from '../i18n/language.ts';
import { createMemoryStorage } from '../memory-storage.ts';
import { createQueryClient } from '../query/query-client.ts';
import type { Services } from '../services.ts';
import { createSession, type SessionUser } from '../session/session.ts';
import { createStore } from '../store.ts';
import type { Theme } from '../theme/theme.ts';
import { createToast } from '../toast/toast.ts';
import { createFakeApi } from './fake-api.ts';

export interface FakeServicesOptions {
  readonly api?: Api;
  /** Logged in as this user; left out: a visitor. */
  readonly user?: SessionUser;
  readonly language?: Language;
}

export const aStudent: SessionUser = {
  _id: '6560a0000000000000000001',
  username: 'rahim',
  name: 'Rahim Uddin',
  email: 'rahim@example.com',
  role: 'student',
};

export const anAdmin: SessionUser = {
  ...aStudent,
  _id: '6560a0000000000000000002',
  username: 'head',
  role: 'admin',
};

export const aParticipant: SessionUser = {
  ...aStudent,
  _id: '6560a0000000000000000003',
  username: '',
  participation: { campaignId: 'exam1', until: '2100-01-01T00:00:00.000Z' },
};

/** Real stores in memory and a fake API: the services of a remote in a test. */
export function createFakeServices(options: FakeServicesOptions = {}): Services {
  const session = createSession(createMemoryStorage());
  if (options.user) session.loggedIn(options.user);
  return {
    api: options.api ?? createFakeApi({}),
    // A fake that fails, fails each retry.
    queryClient: createQueryClient({ retryDelay: 1 }),
    session,
    language: createStore<Language>(options.language ?? 'en'),
    theme: createStore<Theme>('light'),
    toast: createToast(),
  };
}
