import type { Backups } from '@pathshala/stores/backup/port';
import type { Bus } from '@pathshala/stores/bus/port';
import type { Files } from '@pathshala/stores/files/port';
import type { KeyValue } from '@pathshala/stores/key-value/port';
import * as stores from '@pathshala/stores/open-stores';
import type { Config } from '../config/config.ts';
import type { SessionStore } from '../identity/sessions.ts';
import { lazyMail } from '../mail/lazy-mail.ts';
import type { Mail } from '../mail/port.ts';
import { createLogger } from '../telemetry/create-logger.ts';

/** The ports that the services of one process use together. */
export interface SharedPorts {
  readonly bus: Bus;
  readonly keyValue: KeyValue;
  readonly sessions: SessionStore;
  readonly mail: Mail;
  readonly files: Files;
  readonly backups?: Backups | undefined;
  close(): Promise<void>;
}

export interface SharedPortsOptions extends stores.FlushOptions {
  /** Epoch milliseconds. */
  readonly now: () => number;
}

export async function openSharedPorts(config: Config, options: SharedPortsOptions): Promise<SharedPorts> {
  const [bus, keyValue] = await Promise.all([openBus(config, options), stores.openKeyValue(config, options)]);
  return openPortsBeside({ bus, keyValue }, config, options);
}

/** The shared ports with a bus and a key-value store that are open already, which `close` closes too. */
export async function openPortsBeside(
  { bus, keyValue }: Pick<SharedPorts, 'bus' | 'keyValue'>,
  config: Config,
  options: Pick<SharedPortsOptions, 'now'>,
): Promise<SharedPorts> {
  const mail = openMail(config, options.now);
  const [files, { createSessionStore }] = await Promise.all([
    stores.openFiles(config),
    import('../identity/session-store.ts'),
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

/** Opens the bus for the commands that run beside the site, too. */
export function openBus(config: Config, options: stores.FlushOptions = {}): Promise<Bus> {
  return stores.openBus(config, {
    ...options,
    log: createLogger({ service: 'bus', level: config.logLevel }),
  });
}

// The mail library is loaded with the first mail, not at the start.
function openMail(config: Config, now: () => number): Mail {
  const { smtpUrl, mailFrom: from } = config;
  return lazyMail(async () => {
    if (smtpUrl !== undefined)
      return (await import('../mail/smtp-mail.ts')).createSmtpMail({ url: smtpUrl, from });
    const { createFileMail } = await import('../mail/file-mail.ts');
    return createFileMail({ folder: config.mailDir, from, now });
  });
}
