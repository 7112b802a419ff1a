import type { Fault } from './fault.ts';
import { limits } from './limits.ts';
import { seatCounts, wholeShare } from './seat-counts.ts';
import type { AllotmentInput, Programme, SeatCategory } from './types.ts';

/** The faults of the programmes and their seats. */
export function findProgrammeFaults({ programmes, claims }: AllotmentInput): readonly Fault[] {
  const seen = new Set<string>();
  const known = new Set(claims);
  return programmes.flatMap((programme) => {
    const faults = [...faultsOfProgramme(programme), ...faultsOfCategories(programme, known)];
    if (seen.has(programme.id)) faults.unshift({ code: 'programme-twice', programme: programme.id });
    seen.add(programme.id);
    return faults;
  });
}

function faultsOfProgramme(programme: Programme): Fault[] {
  const { id, seats, categories } = programme;
  if (categories.length > limits.categories) {
    return [{ code: 'too-many-categories', programme: id, limit: limits.categories }];
  }
  if (!isSeatNumber(seats) || !categories.every(hasValidSeats)) {
    return [{ code: 'seats-not-valid', programme: id, limit: limits.seats }];
  }
  return [...faultsOfTotal(programme), ...faultsOfTargets(programme)];
}

function faultsOfTotal(programme: Programme): Fault[] {
  const { id, seats, categories } = programme;
  const rests = categories.filter((category) => category.seats === 'rest').length;
  if (rests > 1) return [{ code: 'two-rests', programme: id }];
  const shares = categories.reduce((sum, { seats: part }) => sum + shareOf(part), 0);
  const counts = seatCounts(programme);
  const given = counts.reduce((sum, count) => sum + count, 0);
  if (shares > wholeShare || given > seats || counts.some((count) => count < 0)) {
    return [{ code: 'quota-over-100', programme: id }];
  }
  return given < seats ? [{ code: 'seats-of-nobody', programme: id, seats: seats - given }] : [];
}

function shareOf(seats: SeatCategory['seats']): number {
  return typeof seats === 'object' && 'share' in seats ? seats.share : 0;
}

function hasValidSeats({ seats }: SeatCategory): boolean {
  if (seats === 'rest') return true;
  return isSeatNumber('count' in seats ? seats.count : seats.share);
}

function isSeatNumber(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 0 && value <= limits.seats;
}

function faultsOfTargets({ id, categories }: Programme): Fault[] {
  const targets = new Map(categories.map(({ category, unfilled }) => [category, unfilled]));
  return categories.flatMap(({ category, unfilled }): Fault[] => {
    if (unfilled === 'lost') return [];
    if (!targets.has(unfilled.to)) return [{ code: 'unfilled-to-unknown', programme: id, category }];
    return isInCircle(category, targets) ? [{ code: 'unfilled-in-circle', programme: id, category }] : [];
  });
}

function isInCircle(category: string, targets: ReadonlyMap<string, SeatCategory['unfilled']>): boolean {
  let next = targets.get(category);
  for (let step = 0; step <= targets.size; step += 1) {
    if (next === undefined || next === 'lost') return false;
    next = targets.get(next.to);
  }
  return true;
}

function faultsOfCategories({ id, categories }: Programme, known: ReadonlySet<string>): Fault[] {
  const seen = new Set<string>();
  return categories.flatMap(({ category, claims }) => {
    const faults: Fault[] = claims
      .filter((claim) => !known.has(claim))
      .map((claim) => ({ code: 'seats-of-nobody', programme: id, category, claim }));
    if (seen.has(category)) faults.push({ code: 'category-twice', programme: id, category });
    seen.add(category);
    return faults;
  });
}
