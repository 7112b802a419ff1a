import { describe, expect, it } from 'vitest';
import { candidate, market, open, programme, reserved } from '../test/markets.ts';
import { allot } from './allot.ts';
import { checkAllotment } from './check-allotment.ts';
import { lotOf } from './lot.ts';
import type { AllotmentInput } from './types.ts';

/** The size of the measurement: candidates by environment, and 20 choices instead of 10 if it is set. */
const rows = Number(process.env['ALLOTMENT_ROWS'] ?? 20_000);
const isFull = process.env['ALLOTMENT_ROWS'] !== undefined;

/** Candidates who all want the same few programmes first, and programmes with moving seats for a third of the candidates. */
function largeMarket(candidates: number, choices: number): AllotmentInput {
  const programmes = 500;
  const seats = Math.floor(candidates / (3 * programmes));
  return market(
    Array.from({ length: programmes }, (_, index) =>
      programme(
        `p${index}`,
        open(seats - 2 * Math.floor(seats / 5)),
        reserved('a', Math.floor(seats / 5), { to: 'open' }),
        reserved('b', Math.floor(seats / 5), { to: 'open' }),
      ),
    ),
    Array.from({ length: candidates }, (_, index) =>
      candidate(`c${index}`, 1 + (lotOf('rank', `${index}`) % candidates), {
        choices: wantedBy(index, choices, programmes),
        claims: [index % 20 === 0 ? ['a'] : [], index % 7 === 0 ? ['b'] : []].flat(),
      }),
    ),
  );
}

function wantedBy(index: number, choices: number, programmes: number): readonly string[] {
  const wanted = new Set<string>();
  for (let draw = 0; wanted.size < choices; draw += 1) {
    const fraction = lotOf('choice', `${index} ${draw}`) / 2 ** 32;
    wanted.add(`p${Math.floor(programmes * fraction ** 2)}`);
  }
  return [...wanted];
}

describe('the time of an allotment', () => {
  it(
    `of ${rows} candidates is within the limit, and its result is stable`,
    () => {
      const input = largeMarket(rows, isFull ? 20 : 10);
      const start = performance.now();
      const result = allot(input);
      const seconds = (performance.now() - start) / 1_000;
      if (isFull) {
        process.stdout.write(
          `${rows} candidates × 20 choices: ${seconds.toFixed(2)} s, ${result.placements.length} placed, ${result.repetitions} repetitions\n`,
        );
      }
      expect(result.repetitions).toBeGreaterThan(0);
      expect(checkAllotment(input, result)).toEqual([]);
      expect(seconds).toBeLessThan(isFull ? 10 : 1.5);
    },
    isFull ? 120_000 : 20_000,
  );
});
