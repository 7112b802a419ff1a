import { join } from 'node:path';
import type { Bus } from '../bus/port.ts';
import type { Config } from '../config/config.ts';
import type { Files } from '../files/port.ts';
import type { KeyValue } from '../key-value/port.ts';
import { lazyMail } from '../mail/lazy-mail.ts';
import type { Mail } from '../mail/port.ts';
import type { SessionStore } from '../sessions/port.ts';
import { createLogger } from '../telemetry/create-logger.ts';

/** The ports that the services of one process use together. */
export interface SharedPorts {
  readonly bus: Bus;
  readonly keyValue: KeyValue;
  readonly sessions: SessionStore;
  readonly mail: Mail;
  readonly files: Files;
  close(): Promise<void>;
}

export async function openSharedPorts(config: Config, options: { now: () => number }): Promise<SharedPorts> {
  const mail = openMail(config, options.now);
  const [bus, keyValue, files, { createSessionStore }] = await Promise.all([
    openBus(config),
    openKeyValue(config, options.now),
    openFiles(config),
    import('@pathshala/service-kit/sessions'),
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

/** By itself also for commands beside a running site: the embedded bus lets a second process look and replay. */
export async function openBus(config: Config): Promise<Bus> {
  if (config.amqpUrl === undefined) {
    const { openSqliteBus } = await import('@pathshala/service-kit/bus/sqlite');
    return openSqliteBus({ file: join(config.dataDir, 'bus.sqlite') });
  }
  const { openAmqpBus } = await import('@pathshala/service-kit/bus/amqp');
  return openAmqpBus({ url: config.amqpUrl, log: createLogger({ service: 'bus', level: config.logLevel }) });
}

async function openKeyValue(config: Config, now: () => number): Promise<KeyValue> {
  if (config.redisUrl === undefined) {
    const { openSqliteKeyValue } = await import('@pathshala/service-kit/key-value/sqlite');
    return openSqliteKeyValue({ file: join(config.dataDir, 'key-value.sqlite'), now });
  }
  const { openRedisKeyValue } = await import('@pathshala/service-kit/key-value/redis');
  return openRedisKeyValue({ url: config.redisUrl });
}

// The mail library too waits for the first mail: a start needs none.
function openMail(config: Config, now: () => number): Mail {
  const { smtpUrl, mailFrom: from } = config;
  return lazyMail(async () => {
    if (smtpUrl !== undefined)
      return (await import('../mail/smtp-mail.ts')).createSmtpMail({ url: smtpUrl, from });
    const { createFileMail } = await import('../mail/file-mail.ts');
    return createFileMail({ folder: config.mailDir, from, now });
  });
}

async function openFiles(config: Config): Promise<Files> {
  if (config.s3 !== undefined) return (await import('../files/s3-files.ts')).createS3Files(config.s3);
  return (await import('../files/disk-files.ts')).createDiskFiles(config.uploadsDir);
}
