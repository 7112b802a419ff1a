import type { Programme, SeatCategory } from './types.ts';

/** A whole in hundredths of a per cent. */
export const wholeShare = 10_000;

/**
 * The seats of each category of a programme, in the order of its categories. Shares are rounded down. Negative where
 * the other categories have more seats than the programme.
 */
export function seatCounts(programme: Programme): readonly number[] {
  const fixed = programme.categories.map((category) => fixedSeats(category, programme.seats));
  const rest = programme.seats - fixed.reduce((sum, seats) => sum + seats, 0);
  return programme.categories.map(({ seats }, index) => (seats === 'rest' ? rest : (fixed[index] ?? 0)));
}

function fixedSeats({ seats }: SeatCategory, all: number): number {
  if (seats === 'rest') return 0;
  return 'count' in seats ? seats.count : Math.floor((all * seats.share) / wholeShare);
}
