import { createHttpClient, type HttpClient } from '../http/http-client.ts';
import { loggedInAdmin, newStudent, type SiteUnderTest, type User } from '../http/people.ts';

export type CallerName = 'visitor' | 'student' | 'admin';

export interface Caller {
  readonly name: CallerName;
  readonly client: () => HttpClient;
  /** Undefined for a visitor. */
  readonly userId: () => string | undefined;
  /** Logs in again, or as another student, after a request of the run has ended the session. */
  renew(): Promise<void>;
}

/** Visitor, student and administrator, each with a session that is renewed. `hide` is called with every account that the run depends on. */
export async function openCallers(
  site: SiteUnderTest,
  hide: (userId: string) => void,
): Promise<readonly Caller[]> {
  const visitor = createHttpClient(site.url);
  return [
    { name: 'visitor', client: () => visitor, userId: () => undefined, renew: () => renewVisitor(visitor) },
    await caller('student', hide, async () => (await newStudent(site)).client),
    await caller('admin', hide, () => loggedInAdmin(site)),
  ];
}

/** Renews the anti-forgery token, and drops a session that a log-in of the run may have started. */
async function renewVisitor(visitor: HttpClient): Promise<void> {
  visitor.cookies.clear();
  await visitor.get('/courses/groups');
}

async function caller(
  name: CallerName,
  hide: (userId: string) => void,
  open: () => Promise<HttpClient>,
): Promise<Caller> {
  let client = await open();
  let userId = '';
  const learn = async (): Promise<void> => {
    userId = (await client.get<User>('/users/user')).body._id;
    hide(userId);
  };
  await learn();
  return {
    name,
    client: () => client,
    userId: () => userId,
    async renew() {
      const { status } = await client.get('/users/user');
      if (status !== 401) return;
      client = await open();
      await learn();
    },
  };
}
