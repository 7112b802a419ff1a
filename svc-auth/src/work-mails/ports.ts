import type { WaitingItem } from '@pathshala/contract-kit/waiting-work';

/** The administrators who want the daily mail. */
export interface WorkMailChoices {
  isOn(userId: string): Promise<boolean>;
  /** `doneDay`: the day in Dhaka for which no mail is sent any more. Has no effect on who wants it already. */
  turnOn(userId: string, doneDay: string): Promise<void>;
  turnOff(userId: string): Promise<void>;
  /** Those whose mail of the day was not decided on yet. */
  due(day: string, limit: number): Promise<readonly string[]>;
  markDone(userId: string, day: string): Promise<void>;
}

/** What waits in all services, as they reported it last. */
export interface WaitingWorkStore {
  /** Has no effect if the version is stored already, or a later one. */
  put(
    domain: string,
    work: { readonly version: number; readonly items: readonly WaitingItem[] },
  ): Promise<void>;
  items(): Promise<readonly WaitingItem[]>;
}

/** What the links in the mails need. */
export interface WorkMailPorts {
  readonly workMails: {
    turnOn(userId: string): Promise<void>;
    turnOff(userId: string): Promise<void>;
  };
}
