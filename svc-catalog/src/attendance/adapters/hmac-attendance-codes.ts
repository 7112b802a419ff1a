import { createHmac, timingSafeEqual } from 'node:crypto';
import type { AttendanceCodes } from '../ports.ts';

const slotMs = 30_000;

/** A code is derived from the class, the time and the secret of the service: nothing is stored, and none can be guessed. */
export function createHmacAttendanceCodes(secret: string): AttendanceCodes {
  const codeOf = (classId: string, slot: number) =>
    createHmac('sha256', secret)
      .update(`catalog.attendance:${classId}:${slot}`)
      .digest('base64url')
      .slice(0, 22);
  const isSame = (one: string, other: string) =>
    one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
  return {
    at(classId, now) {
      const slot = Math.floor(now / slotMs);
      return { code: codeOf(classId, slot), nextAt: (slot + 1) * slotMs };
    },
    isValid(classId, code, now) {
      const slot = Math.floor(now / slotMs);
      return [slot, slot - 1].some((one) => isSame(codeOf(classId, one), code));
    },
  };
}
