import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { Capability } from '@pathshala/service-kit/service/capability';
import type { AttemptPorts } from '../attempts/ports.ts';
import type { EntitlementPorts } from '../entitlements/ports.ts';
import type { Papers } from '../papers/ports.ts';
import { standingReactions } from './events.ts';
import { standingRoutes } from './http/standing-routes.ts';
import { createDocumentHiddenAttempts } from './storage/document-hidden-attempts.ts';
import { createDocumentMembers, memberIndexes } from './storage/document-members.ts';
import { createDocumentPlaces } from './storage/document-places.ts';
import { createDocumentTallies, tallyIndexes } from './storage/document-tallies.ts';
import { countShown, removeOldWeeks } from './use-cases/count-shown.ts';
import { countSubmitted } from './use-cases/count-submitted.ts';
import { countWeeks } from './use-cases/count-weeks.ts';
import { forgetStudent } from './use-cases/forget-student.ts';
import { joinStandings, leaveStandings } from './use-cases/join-standings.ts';
import { moveStudent } from './use-cases/move-student.ts';
import { readOwnStanding, readStandings } from './use-cases/read-standings.ts';

export interface StandingNeeds
  extends Pick<AttemptPorts, 'attempts'>, Pick<EntitlementPorts, 'entitlements'> {
  readonly papers: Papers;
}

const countMs = 60_000;
const removalMs = 3_600_000;

/** Weekly standings by course, district and college, of those who have chosen to take part. */
export function createStandingsCapability(
  { documents, now }: Pick<Platform, 'documents' | 'now'>,
  ports: StandingNeeds,
): Capability {
  const stored = {
    ...ports,
    members: createDocumentMembers(documents),
    tallies: createDocumentTallies(documents),
    places: createDocumentPlaces(documents),
    hiddenAttempts: createDocumentHiddenAttempts(documents),
    now,
  };
  const deps = { ...stored, countWeeks: countWeeks(stored) };
  const leave = leaveStandings(deps);
  return {
    routes: standingRoutes({
      readStandings: readStandings(deps),
      readOwnStanding: readOwnStanding(deps),
      joinStandings: joinStandings(deps),
      leaveStandings: leave,
      now,
    }),
    subscriptions: standingReactions({
      countSubmitted: countSubmitted(deps),
      moveStudent: moveStudent(deps),
      forgetStudent: forgetStudent({ ...deps, leaveStandings: leave }),
    }),
    jobs: [
      { name: 'count-shown-standings', everyMs: countMs, run: countShown(deps) },
      { name: 'remove-old-standings', everyMs: removalMs, run: removeOldWeeks(deps) },
    ],
    indexes: [...memberIndexes, ...tallyIndexes],
  };
}
