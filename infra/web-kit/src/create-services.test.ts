import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createServices } from './create-services.ts';
import { startSession } from './session/start-session.ts';
import { aStudent } from './testing/fake-services.ts';

const save = (services: ReturnType<typeof createServices>) =>
  services.api.call('put', '/exams', { body: {} }).catch((error: unknown) => error);

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('fetch', async () =>
    Response.json({ error: 'Please login first.', code: 'common.unauthenticated' }, { status: 401 }),
  );
});
afterEach(() => vi.unstubAllGlobals());

describe('a call that finds the session ended', () => {
  it('ends it on the page too, whose guard then shows the log-in', async () => {
    const services = createServices();
    services.session.loggedIn(aStudent);
    await save(services);
    expect(services.session.get().user).toBeNull();
    expect(localStorage.getItem('user')).toBeNull();
  });

  it('leaves a page with unsaved work to its user, so that it can log in again in place', async () => {
    const services = createServices();
    services.session.loggedIn(aStudent);
    services.session.hold(() => true);
    expect(await save(services)).toMatchObject({ status: 401 });
    expect(services.session.get()).toMatchObject({ user: aStudent, elsewhere: 'visitor' });
    await save(services);
    services.session.loggedIn(aStudent);
    expect(services.session.get()).toMatchObject({ user: aStudent, elsewhere: null });
  });
});

describe('the start of a page', () => {
  const own = { _id: aStudent._id, name: aStudent.name };
  const answer = vi.fn<() => Promise<Response>>(async () => Response.json(own));
  beforeEach(() => {
    answer.mockClear();
    vi.stubGlobal('fetch', answer);
  });
  afterEach(() => vi.restoreAllMocks());

  it('asks nothing for a visitor', async () => {
    await startSession(createServices());
    expect(answer).not.toHaveBeenCalled();
  });

  it('asks who is logged in where the browser forbids storage', async () => {
    vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    });
    const services = createServices();
    await startSession(services);
    expect(services.session.get()).toMatchObject({ isLoggedin: true, user: own });
  });
});
