import type { S3Config } from '@pathshala/stores/files/s3-config';
import { z } from 'zod';
import { type PaymentAccounts, paymentVariables } from './payment-accounts.ts';
import { type PushConfig, pushEnvironment } from '../push/push-config.ts';
import { smsEnvironment, type SmsConfig } from '../sms/sms-config.ts';
import type { SharedFolders } from './shared-folders.ts';
import { type StandbyConfig, standbyVariables } from './standby-config.ts';

const optionalText = z.string().trim().min(1).optional();
const port = z.coerce.number().int().min(0).max(65_535);
const address = (protocols: RegExp) => z.url({ protocol: protocols }).optional();
const httpAddress = z.url({ protocol: /^https?$/ });
const secret = z.string().min(32).optional();

/** The environment (design §4), by the names that people set. An empty value counts as not set. */
export const environment = z.object({
  PORT: port.optional(),
  HOST: z.string().trim().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().trim().min(1).default('./data'),
  MONGODB_URI: address(/^mongodb(\+srv)?$/),
  AMQP_URL: address(/^amqps?$/),
  REDIS_URL: address(/^rediss?$/),
  SMTP_URL: address(/^smtps?$/),
  /** A folder for mails as files, instead of SMTP_URL; for tests. */
  MAIL_DIR: optionalText,
  MAIL_FROM: z.string().trim().min(3).default('Pathshala <no-reply@pathshala.example>'),
  ...smsEnvironment,
  ...pushEnvironment,
  /** A folder that all processes share, instead of S3_BUCKET. */
  UPLOADS_DIR: optionalText,
  S3_BUCKET: optionalText,
  S3_ENDPOINT: httpAddress.optional(),
  S3_REGION: z.string().trim().min(1).default('us-east-1'),
  S3_ACCESS_KEY_ID: optionalText,
  S3_SECRET_ACCESS_KEY: optionalText,
  /** Origins of S3 servers in the school's own network, by commas, that administrators may name for exports. */
  EXPORT_S3_ENDPOINTS: z
    .string()
    .default('')
    .transform((text) =>
      text
        .split(',')
        .map((item) => item.trim())
        .filter((item) => item !== ''),
    )
    .pipe(z.array(httpAddress.transform((url) => new URL(url).origin))),
  /** A folder or `s3://bucket/prefix` for backups of the embedded stores; `off`: none. */
  BACKUP_TARGET: optionalText,
  /** Encrypts the secrets in a backup; unset, they are left out. Read by the process that makes it. */
  BACKUP_PASSPHRASE: z.string().min(12).optional(),
  ...standbyVariables,
  ADMIN_EMAIL: z.email().optional(),
  ADMIN_USERNAME: optionalText,
  ADMIN_PASSWORD: z.string().min(8).optional(),
  /** Proxies in front of the gateway, which checks the value; here only whether there are any. */
  TRUST_PROXY: optionalText,
  SEED: z.enum(['sample', 'none']).optional(),
  PUBLIC_URL: httpAddress.optional(),
  /** `1`: the embedded site may be reached by plain http from other machines, for a school's own closed network. */
  ALLOW_HTTP: z.enum(['0', '1']).default('0'),
  SESSION_SECRET: secret,
  INTERNAL_SIGNING_KEY: secret,
  /** Still accepted from a gateway that has not restarted with the new INTERNAL_SIGNING_KEY. */
  INTERNAL_SIGNING_KEY_PREVIOUS: secret,
  /** Seconds between SIGTERM and the end of accepting calls, in which load balancers and the gateway stop sending them. */
  DRAIN_SECONDS: z.coerce.number().min(0).max(60).default(0),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  OTEL_EXPORTER_OTLP_ENDPOINT: httpAddress.optional(),
  /** The share of requests whose trace is recorded, decided by the gateway; a service decides for its own jobs. */
  TRACE_RATE: z.coerce.number().min(0).max(1).default(0.05),
  /** The deployed version: set by the image, shown to administrators. */
  VERSION: optionalText,
  ...paymentVariables,
});

/** The settings of a process, checked once at its start. */
export interface Config extends SharedFolders {
  /** Embedded: no outside system is named, all state lives under `dataDir`. Distributed: at least one of them is. */
  readonly mode: 'embedded' | 'distributed';
  readonly version: string | undefined;
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly mongodbUri: string | undefined;
  readonly amqpUrl: string | undefined;
  readonly redisUrl: string | undefined;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  /** undefined: no SMS is sent, and no number can be proved. */
  readonly sms: SmsConfig | undefined;
  /** undefined: notices are not pushed to devices. */
  readonly push: PushConfig | undefined;
  readonly s3: S3Config | undefined;
  /** Origins of S3 servers that exports may reach although they are not on the internet. */
  readonly exportEndpoints: readonly string[];
  /** Null: no backups are made; undefined: the target is not named. */
  readonly backupTarget: string | null | undefined;
  /** undefined: no standby can follow this site. */
  readonly standby: StandbyConfig | undefined;
  /** The first administrator, as far as it is named. */
  readonly admin: {
    readonly email: string | undefined;
    readonly username: string | undefined;
    readonly password: string | undefined;
  };
  readonly seed: 'sample' | 'none';
  /** True only if this machine alone can reach the site: `HOST` and `PUBLIC_URL` are loopback and no proxy is trusted. */
  readonly allowsSampleAccounts: boolean;
  /** The address without a slash at the end. */
  readonly publicUrl: string;
  readonly secrets: {
    readonly internalSigningKey: string;
    readonly previousInternalSigningKey?: string | undefined;
    readonly sessionSecret: string;
  };
  readonly logLevel: z.output<typeof environment>['LOG_LEVEL'];
  readonly tracing: { readonly endpoint: string | undefined; readonly rate: number };
  /** The school's accounts at payment providers. */
  readonly payments: PaymentAccounts;
  /** Milliseconds in which a stopping process is not ready any more and still takes calls. */
  readonly drainMs: number;
}
