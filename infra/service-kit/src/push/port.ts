/** A browser that takes messages: what `PushSubscription.toJSON()` says. */
export interface PushDevice {
  /** An address of the browser's push service. */
  readonly endpoint: string;
  /** The browser's keys, base64url: only that browser can read a message. */
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

export interface PushMessage {
  readonly device: PushDevice;
  /** The text that the service worker of the site reads; 3,000 bytes at most. */
  readonly body: string;
  /** Up to 32 characters of base64url: the push service replaces a message that waits by a later one of this name. */
  readonly topic: string;
  /** How long the push service stores it for a device that is off. */
  readonly ttlSeconds: number;
  readonly isUrgent: boolean;
}

/** Web push (RFC 8030, 8291, 8292) under the VAPID key of the school. A platform without the key has no such port. */
export interface PushGateway {
  /** Browsers subscribe with it, base64url. A subscription takes messages under this key alone. */
  readonly publicKey: string;
  /** Whether the endpoint is a public https address and the keys are ones that a message can be encrypted for. */
  isDevice(device: PushDevice): boolean;
  /** `gone`: the browser has ended the subscription. Rejects with `PushFailure` where it can be tried again. */
  send(message: PushMessage): Promise<'sent' | 'gone'>;
}

/** The push service did not take the message. The reason names no endpoint, so that it may be logged. */
export class PushFailure extends Error {
  /** Milliseconds that the push service wants to be left alone. */
  readonly retryAfterMs: number | undefined;

  constructor(reason: string, retryAfterMs?: number) {
    super(reason);
    this.name = 'PushFailure';
    this.retryAfterMs = retryAfterMs;
  }
}
