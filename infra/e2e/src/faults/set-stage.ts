import type { KillableSite } from './killable-site.ts';
import { createRetryingClient, type RetryingClient } from './retrying-client.ts';
import type { School } from './school.ts';
import type { Stage } from './story.ts';

/** The users and their browsers for the n-th run; each run uses the next student. */
export function setStage(
  site: KillableSite,
  school: School,
  number: number,
): { stage: Stage; journal: () => string } {
  const clients: RetryingClient[] = [];
  const browserOf = (cookies?: ReadonlyMap<string, string>): RetryingClient => {
    const client = createRetryingClient(site, cookies);
    clients.push(client);
    return client;
  };
  const chosen = school.students[number % school.students.length];
  if (chosen === undefined) throw new Error('the school has no student');
  return {
    stage: {
      admin: browserOf(school.admin),
      student: { ...browserOf(chosen.cookies), userId: chosen.userId },
      newVisitor: () => browserOf(),
      number,
      dataDir: site.dataDir,
    },
    journal: () => clients.flatMap((client) => client.journal).join('\n'),
  };
}
