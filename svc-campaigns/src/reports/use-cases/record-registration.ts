import type { Step } from '../domain/funnel.ts';
import type { ReachedSteps } from '../ports.ts';

interface RecordRegistrationDependencies {
  readonly reachedSteps: Pick<ReachedSteps, 'record'>;
}

/** Times are ISO 8601. */
interface RecordRegistrationCommand {
  readonly registrationId: string;
  readonly campaignId: string;
  readonly registeredAt: string | undefined;
  /** The time of the event. */
  readonly occurredAt: string;
  readonly isVerified: boolean;
  readonly isCancelled: boolean;
}

/** A step stays reached, so the order of events does not matter. */
export function recordRegistration({ reachedSteps }: RecordRegistrationDependencies) {
  return async (command: RecordRegistrationCommand): Promise<void> => {
    const { registrationId: sourceId, campaignId, registeredAt, occurredAt } = command;
    const known =
      registeredAt === undefined ? { registeredAt: occurredAt, isGuessed: true } : { registeredAt };
    const steps: readonly Step[] = [
      'registered',
      ...(command.isVerified ? (['verified'] as const) : []),
      ...(command.isCancelled ? (['cancelled'] as const) : []),
    ];
    await reachedSteps.record(...steps.map((step) => ({ sourceId, campaignId, step, ...known })));
  };
}
