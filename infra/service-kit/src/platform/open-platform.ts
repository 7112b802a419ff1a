import type { Config } from '../config/config.ts';
import { openDocuments, type FlushOptions } from '@pathshala/stores/open-stores';
import { readNoService, type ReadService } from '../http/read-service.ts';
import { limitedMail } from '../mail/limited-mail.ts';
import { createMailLimits } from '../mail/mail-limits.ts';
import { openPush } from '../push/open-push.ts';
import { openSms } from '../sms/open-sms.ts';
import { createLogger } from '../telemetry/create-logger.ts';
import { tracedDocuments } from '../telemetry/traced-documents.ts';
import { createNewId } from './new-id.ts';
import { openSharedPorts, type SharedPorts } from './open-shared-ports.ts';
import type { OpenPlatform } from './platform.ts';

export interface OpenPlatformOptions extends FlushOptions {
  readonly service: string;
  /** The ports that all services of one process share. */
  readonly shared?: SharedPorts;
  /** How other services are read (default: not at all). */
  readonly readService?: ReadService;
  /** Epoch milliseconds; the real time by default. */
  readonly now?: () => number;
}

/** Opens the adapter behind each port that the configuration asks for. Resolves although an outside system is unavailable; `ready` reports it. */
export async function openPlatform(config: Config, options: OpenPlatformOptions): Promise<OpenPlatform> {
  const now = options.now ?? Date.now;
  const shared = options.shared ?? (await openSharedPorts(config, { ...options, now }));
  const opened = await openDocuments(config, options);
  const documents = config.tracing.endpoint === undefined ? opened : tracedDocuments(opened);
  return {
    documents,
    ...shared,
    mail: limitedMail(shared.mail, createMailLimits({ ...shared, now })),
    sms: openSms(config.sms, now),
    push: openPush(config.push),
    log: createLogger({ service: options.service, level: config.logLevel }),
    now,
    newId: createNewId(now),
    secrets: config.secrets,
    admin: config.admin,
    version: config.version,
    publicUrl: config.publicUrl,
    payments: config.payments,
    readService: options.readService ?? readNoService,
    exportEndpoints: config.exportEndpoints,
    allowsSampleAccounts: config.allowsSampleAccounts,
    async close() {
      if (options.shared === undefined) await shared.close();
      await documents.close();
    },
  };
}
