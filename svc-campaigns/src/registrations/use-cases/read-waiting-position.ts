import type { Registration } from '../domain/registration.ts';
import type { Registrations } from '../ports.ts';

interface ReadWaitingPositionDependencies {
  readonly registrations: Pick<Registrations, 'waitingPosition'>;
}

/** From 1; undefined for a registration that is not on the waiting list. */
export function readWaitingPosition({ registrations }: ReadWaitingPositionDependencies) {
  return async (registration: Registration): Promise<number | undefined> =>
    registration.status === 'waiting' ? registrations.waitingPosition(registration) : undefined;
}
