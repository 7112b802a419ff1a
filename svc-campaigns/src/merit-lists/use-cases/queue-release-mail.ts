import { withReleaseMail, type Registration, type Registrations } from '../../registrations/ports.ts';

export interface QueueReleaseMailDependencies {
  readonly registrations: Pick<Registrations, 'update'>;
  readonly now: () => number;
}

/** Queues the release mail of a registration, once. */
export function queueReleaseMail({ registrations, now }: QueueReleaseMailDependencies) {
  return (registrationId: string): Promise<Registration> =>
    registrations.update(registrationId, (registration) => {
      const state = withReleaseMail(registration, now());
      return state && { state };
    });
}
