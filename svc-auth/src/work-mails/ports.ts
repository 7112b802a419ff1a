import type { WaitingItem } from '@pathshala/contract-kit/waiting-work';

/** The administrators who want the daily mail. */
export interface WorkMailChoices {
  isOn(userId: string): Promise<boolean>;
  /** `doneDay`: the latest day in Dhaka for which no mail is sent. Has no effect if the mail is on already. */
  turnOn(userId: string, doneDay: string): Promise<void>;
  turnOff(userId: string): Promise<void>;
  /** The administrators whose mail of the day is not decided yet. */
  due(day: string, limit: number): Promise<readonly string[]>;
  markDone(userId: string, day: string): Promise<void>;
}

/** The waiting work of all services, as they reported it last. */
export interface WaitingWorkStore {
  /** Has no effect if the version is stored already, or a later one. */
  put(
    domain: string,
    work: { readonly version: number; readonly items: readonly WaitingItem[] },
  ): Promise<void>;
  items(): Promise<readonly WaitingItem[]>;
}

/** The functions behind the links in the mails. */
export interface WorkMailPorts {
  readonly workMails: {
    turnOn(userId: string): Promise<void>;
    turnOff(userId: string): Promise<void>;
  };
}
