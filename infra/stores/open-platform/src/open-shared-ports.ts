import { join } from 'node:path';
import type { Bus } from '@pathshala/bus/port';
import type { SqliteDocumentsOptions } from '@pathshala/documents/sqlite';
import type { Config } from '@pathshala/service-kit/config/config';
import type { Files } from '@pathshala/files/port';
import type { KeyValue } from '@pathshala/key-value/port';
import { lazyMail } from '@pathshala/mail/lazy-mail';
import type { Mail } from '@pathshala/mail/port';
import type { SessionStore } from '@pathshala/identity/sessions';
import { createLogger } from '@pathshala/telemetry/create-logger';

/** The ports that the services of one process use together. */
export interface SharedPorts {
  readonly bus: Bus;
  readonly keyValue: KeyValue;
  readonly sessions: SessionStore;
  readonly mail: Mail;
  readonly files: Files;
  close(): Promise<void>;
}

/** The options of the embedded stores. */
export type FlushOptions = Pick<SqliteDocumentsOptions, 'flushesAtClose'>;

export interface SharedPortsOptions extends FlushOptions {
  /** Epoch milliseconds. */
  readonly now: () => number;
}

export async function openSharedPorts(config: Config, options: SharedPortsOptions): Promise<SharedPorts> {
  const mail = openMail(config, options.now);
  const [bus, keyValue, files, { createSessionStore }] = await Promise.all([
    openBus(config, options),
    openKeyValue(config, options),
    openFiles(config),
    import('@pathshala/identity/session-store'),
  ]);
  return {
    bus,
    keyValue,
    mail,
    files,
    sessions: createSessionStore({ keyValue, now: options.now }),
    async close() {
      await bus.close();
      await Promise.all([keyValue.close(), mail.close()]);
    },
  };
}

/** Exported for commands that run beside the site: the embedded bus allows a second process to read and replay dead letters. */
export async function openBus(config: Config, { flushesAtClose }: FlushOptions = {}): Promise<Bus> {
  if (config.amqpUrl === undefined) {
    const { openSqliteBus } = await import('@pathshala/bus/sqlite');
    return openSqliteBus({ file: join(config.dataDir, 'bus.sqlite'), flushesAtClose });
  }
  const { openAmqpBus } = await import('@pathshala/bus/amqp');
  return openAmqpBus({ url: config.amqpUrl, log: createLogger({ service: 'bus', level: config.logLevel }) });
}

async function openKeyValue(config: Config, options: SharedPortsOptions): Promise<KeyValue> {
  if (config.redisUrl === undefined) {
    const { openSqliteKeyValue } = await import('@pathshala/key-value/sqlite');
    return openSqliteKeyValue({ ...options, file: join(config.dataDir, 'key-value.sqlite') });
  }
  const { openRedisKeyValue } = await import('@pathshala/key-value/redis');
  return openRedisKeyValue({ url: config.redisUrl });
}

// The mail library is loaded with the first mail, not at the start.
function openMail(config: Config, now: () => number): Mail {
  const { smtpUrl, mailFrom: from } = config;
  return lazyMail(async () => {
    if (smtpUrl !== undefined)
      return (await import('@pathshala/mail/smtp-mail')).createSmtpMail({ url: smtpUrl, from });
    const { createFileMail } = await import('@pathshala/mail/file-mail');
    return createFileMail({ folder: config.mailDir, from, now });
  });
}

async function openFiles(config: Config): Promise<Files> {
  if (config.s3 !== undefined) return (await import('@pathshala/files/s3')).createS3Files(config.s3);
  return (await import('@pathshala/files/disk')).createDiskFiles(config.uploadsDir);
}
