/** A notice on its way to the devices of a student, or to the number. Times in epoch ms. */
export interface NoticeSend {
  /** Channel and event: one notice goes each way once. */
  readonly _id: string;
  readonly channel: 'push' | 'sms';
  readonly noticeId: string;
  readonly studentId: string;
  readonly source: string;
  readonly template: string;
  /** Empty when it is done. */
  readonly values: Readonly<Record<string, unknown>>;
  /** The devices that have not got it yet. */
  readonly devicesLeft: readonly string[];
  readonly expiresAt: number;
  /** The time of the next try, or the lease of the process that sends it; null when it is done. */
  readonly dueAt: number | null;
  readonly failures: number;
  readonly doneAt: number | null;
  readonly schemaVersion: 1;
}

/** After this time a notice that could not be delivered is out of date, where its template names no earlier one. */
export const noticeLifetime = 3 * 24 * 60 * 60 * 1000;

export function sendIdOf(channel: NoticeSend['channel'], noticeId: string): string {
  return `${channel}:${noticeId}`;
}
