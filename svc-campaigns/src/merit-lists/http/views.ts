import type { z } from 'zod';
import type { meritEntry, ownPlace } from '@pathshala/svc-campaigns-contract/registration';
import type { MeritEntry } from '../use-cases/read-merit-list.ts';
import type { OwnRank } from '../use-cases/read-own-rank.ts';

function viewRank({ rank, registration: { rollNumber, standing } }: MeritEntry) {
  const { score, totalMarks, durationMs } = standing;
  return { rank, rollNumber, score, totalMarks, durationMs };
}

/** A line of the merit list: the name only if the participant shows it. */
export function viewEntry(entry: MeritEntry): z.input<typeof meritEntry> {
  const { showsName, basicInfo } = entry.registration;
  return { ...viewRank(entry), name: showsName ? basicInfo.fullName : null };
}

export function viewOwnRank(own: OwnRank): z.input<typeof ownPlace> {
  const { standing, showsName } = own.registration;
  return { ...viewRank(own), of: own.of, resultId: standing.resultId, showsName };
}
