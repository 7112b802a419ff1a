export interface SmsMessage {
  /** The same id is sent once where the gateway or the folder allows it. */
  readonly id: string;
  /** `8801712345678` (`mobileKeyOf`). */
  readonly to: string;
  readonly text: string;
}

/**
 * A gateway (`SMS_URL`), or a folder of text files (`SMS_DIR`) for development and tests. A platform without either has no such
 * port, and everything works by mail.
 */
export interface Sms {
  /** Resolves with the gateway's own id of the message (empty without one). Rejects with `SmsFailure` when it was not taken. */
  send(message: SmsMessage): Promise<{ readonly reference: string }>;
}

/** A message that the gateway has taken: our id and its own. */
export interface SentMessage {
  readonly id: string;
  readonly reference: string;
}

/** The message was not taken. The reason is free of numbers, texts and keys, so that it may be logged and shown. */
export class SmsFailure extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'SmsFailure';
  }
}
