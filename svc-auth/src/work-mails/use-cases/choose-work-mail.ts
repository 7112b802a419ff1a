import { doneDayAt } from '../domain/mail-day.ts';
import type { WorkMailChoices } from '../ports.ts';

interface ChooseWorkMailDependencies {
  readonly choices: Pick<WorkMailChoices, 'turnOn' | 'turnOff'>;
  readonly now: () => number;
}

/** Switches the daily mail of an account on, from the next 08:00, or off. Repeating it changes nothing. */
export function chooseWorkMail({ choices, now }: ChooseWorkMailDependencies) {
  return (userId: string, isOn: boolean): Promise<void> =>
    isOn ? choices.turnOn(userId, doneDayAt(now())) : choices.turnOff(userId);
}
