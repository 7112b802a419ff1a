/** One response: the server's time, and when the call was sent and received by the local monotonic clock. */
interface ClockSample {
  /** Epoch milliseconds. */
  readonly serverNow: number;
  readonly sentAt: number;
  readonly receivedAt: number;
}

/** The limits of server time minus local monotonic time, in milliseconds. */
interface ClockBounds {
  readonly min: number;
  readonly max: number;
}

/** The server read its clock between the two local times: each sample tightens the bounds. */
export function boundsAfter(known: ClockBounds | null, sample: ClockSample): ClockBounds {
  const fresh = { min: sample.serverNow - sample.receivedAt, max: sample.serverNow + 1 - sample.sentAt };
  if (!known) return fresh;
  const both = { min: Math.max(known.min, fresh.min), max: Math.min(known.max, fresh.max) };
  // They do not overlap: the device slept, or a clock was set. Only the newest sample is valid.
  return both.min <= both.max ? both : fresh;
}

export interface ServerClock {
  readonly sample: (serverNow: string, sentAt: number, receivedAt: number) => void;
  /** The server's time, epoch milliseconds. */
  readonly now: () => number;
  /** The local monotonic clock, for `sample`. */
  readonly tick: () => number;
  /** The device slept since the last sample: its monotonic clock may have stopped. */
  readonly isDoubtful: () => boolean;
  /** Milliseconds since a response set the clock; infinite before the first. */
  readonly age: () => number;
}

interface LocalClocks {
  readonly monotonic: () => number;
  readonly wall: () => number;
}

const local: LocalClocks = { monotonic: () => performance.now(), wall: () => Date.now() };

/** Wall and monotonic clock drift apart by milliseconds while awake, by the whole sleep when asleep. */
const doubtfulGap = 1_500;

/** The server's clock as this device knows it; the device's own date and time are never trusted. */
export function createServerClock({ monotonic, wall }: LocalClocks = local): ServerClock {
  let bounds: ClockBounds | null = null;
  let gap = wall() - monotonic();
  let setAt = Number.NEGATIVE_INFINITY;
  return {
    sample: (serverNow, sentAt, receivedAt) => {
      bounds = boundsAfter(bounds, { serverNow: Date.parse(serverNow), sentAt, receivedAt });
      gap = wall() - monotonic();
      setAt = monotonic();
    },
    now: () => (bounds ? monotonic() + (bounds.min + bounds.max) / 2 : wall()),
    tick: monotonic,
    isDoubtful: () => Math.abs(wall() - monotonic() - gap) > doubtfulGap,
    age: () => monotonic() - setAt,
  };
}
