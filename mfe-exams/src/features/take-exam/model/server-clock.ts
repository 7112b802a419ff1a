/** One answer of the server: its own time, and when the call left and came back by the local monotonic clock. */
export interface ClockSample {
  /** Epoch milliseconds. */
  readonly serverNow: number;
  readonly sentAt: number;
  readonly receivedAt: number;
}

/** Server time less local monotonic time lies between these. */
export interface ClockBounds {
  readonly least: number;
  readonly most: number;
}

/** The server looked at its clock somewhere between the two local times; each sample narrows what earlier ones left. */
export function narrowed(known: ClockBounds | null, sample: ClockSample): ClockBounds {
  const fresh = { least: sample.serverNow - sample.receivedAt, most: sample.serverNow + 1 - sample.sentAt };
  if (!known) return fresh;
  const both = { least: Math.max(known.least, fresh.least), most: Math.min(known.most, fresh.most) };
  // No common ground: the device slept, or a clock was set. Only the newest is to be believed.
  return both.least <= both.most ? both : fresh;
}

export interface ServerClock {
  readonly sample: (serverNow: string, sentAt: number, receivedAt: number) => void;
  /** The server's time, epoch milliseconds. */
  readonly now: () => number;
  /** The local monotonic clock, for `sample`. */
  readonly tick: () => number;
  /** The device slept since the last sample: its monotonic clock may have stood still. */
  readonly isDoubtful: () => boolean;
  /** Milliseconds since an answer of the server set the clock; infinite before the first. */
  readonly age: () => number;
}

export interface LocalClocks {
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
      bounds = narrowed(bounds, { serverNow: Date.parse(serverNow), sentAt, receivedAt });
      gap = wall() - monotonic();
      setAt = monotonic();
    },
    now: () => (bounds ? monotonic() + (bounds.least + bounds.most) / 2 : wall()),
    tick: monotonic,
    isDoubtful: () => Math.abs(wall() - monotonic() - gap) > doubtfulGap,
    age: () => monotonic() - setAt,
  };
}
