import { requireUserId } from '@pathshala/service-kit/identity/reader';
import { handle, type BoundRoute } from '@pathshala/service-kit/http/handler';
import * as contract from '@pathshala/svc-exams-contract/standings';
import type { joinStandings, leaveStandings } from '../use-cases/join-standings.ts';
import { standingsPageSize, type readOwnStanding, type readStandings } from '../use-cases/read-standings.ts';

interface StandingUseCases {
  readonly readStandings: ReturnType<typeof readStandings>;
  readonly readOwnStanding: ReturnType<typeof readOwnStanding>;
  readonly joinStandings: ReturnType<typeof joinStandings>;
  readonly leaveStandings: ReturnType<typeof leaveStandings>;
  readonly now: () => number;
}

export function standingRoutes(standings: StandingUseCases): readonly BoundRoute[] {
  const own = async (studentId: string): Promise<contract.OwnStanding> => {
    const { member, weeks, ...place } = await standings.readOwnStanding(studentId, standings.now());
    return { ...place, name: member?.name ?? null, joinedAt: member?.joinedAt ?? null, weeks: [...weeks] };
  };
  return [
    handle(contract.readStandings, async ({ identity, query }) => {
      const command = { ...query, studentId: requireUserId(identity), now: standings.now() };
      const { items, ...list } = await standings.readStandings(command);
      return { ...list, items: [...items], page: query.page, pageSize: standingsPageSize };
    }),
    handle(contract.readOwnStanding, ({ identity }) => own(requireUserId(identity))),
    handle(contract.joinStandings, async ({ identity, body: { name } }) => {
      const studentId = requireUserId(identity);
      await standings.joinStandings({ studentId, name, now: standings.now() });
      return own(studentId);
    }),
    handle(contract.leaveStandings, async ({ identity }) => {
      const studentId = requireUserId(identity);
      await standings.leaveStandings(studentId);
      return own(studentId);
    }),
  ];
}
