import { randomBytes } from 'node:crypto';

/** 24 hexadecimal digits: 12 of the time in milliseconds, 12 that begin at random and count up within a millisecond. */
export function createNewId(now: () => number): () => string {
  let time = 0;
  let count = 0;
  return () => {
    const current = now();
    if (current === time) {
      count += 1;
    } else {
      time = current;
      // The top bit is left free, so that counting up never overflows.
      count = randomBytes(6).readUIntBE(0, 6) % 2 ** 47;
    }
    return hexadecimal(time) + hexadecimal(count);
  };
}

function hexadecimal(value: number): string {
  return Math.floor(value).toString(16).padStart(12, '0');
}
