import type { Backups } from '@pathshala/stores/backup/port';
import type { Bus } from '@pathshala/stores/bus/port';
import type { DocumentStore } from '@pathshala/stores/documents/port';
import type { Files } from '@pathshala/stores/files/port';
import type { KeyValue } from '@pathshala/stores/key-value/port';
import type { Config } from '../config/config.ts';
import type { PaymentAccounts } from '../config/payment-accounts.ts';
import type { Mail } from '../mail/port.ts';
import type { PushGateway } from '../push/port.ts';
import type { SmsGateway } from '../sms/open-sms.ts';
import type { SessionStore } from '../identity/sessions.ts';
import type { Logger } from '../telemetry/logger.ts';
import type { Reach } from '../http/public-address.ts';
import type { ReadService } from '../http/read-service.ts';

/** Everything outside a service that it may use. The service does not know the adapter behind a port. */
export interface Platform {
  readonly documents: DocumentStore;
  readonly bus: Bus;
  readonly keyValue: KeyValue;
  readonly sessions: SessionStore;
  readonly mail: Mail;
  /** Missing where no gateway is configured: everything works by mail. */
  readonly sms?: SmsGateway | undefined;
  /** Missing where no VAPID key is configured: notices are not pushed to devices. */
  readonly push?: PushGateway | undefined;
  readonly files: Files;
  /** The backups of the embedded stores; missing where stores are servers, or where none are made. */
  readonly backups?: Backups | undefined;
  readonly log: Logger;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** A new 24-digit hexadecimal id that sorts by time. */
  readonly newId: () => string;
  /** Verifies internal tokens and signs short-lived values of the service (HMAC). */
  readonly secrets: Config['secrets'];
  /** The first administrator, as far as the environment names one. */
  readonly admin?: {
    readonly email: string | undefined;
    readonly username: string | undefined;
    readonly password: string | undefined;
  };
  /** False where others can reach the site: the passwords of sample accounts are public (left out: allowed). */
  readonly allowsSampleAccounts?: boolean;
  /** The deployed version, as its image names it; left out if it runs from a checkout. */
  readonly version?: string | undefined;
  /** The public address of the site, without a slash at the end. */
  readonly publicUrl: string;
  /** The servers that it may call by addresses that people enter; left out: those of the public internet. */
  readonly reach?: Reach | undefined;
  /** Reads lists of other services in the name of an account. */
  readonly readService: ReadService;
  /** The origins of S3 servers that may be named although they are private: the operator names them. */
  readonly exportEndpoints: readonly string[];
  /** The school's accounts at payment providers, for the service that takes payments. */
  readonly payments: PaymentAccounts;
}

export interface OpenPlatform extends Platform {
  /** Closes what was opened for this service alone, and no shared port. */
  close(): Promise<void>;
}
