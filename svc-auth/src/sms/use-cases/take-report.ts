import { timingSafeEqual, hash } from 'node:crypto';
import { DomainError } from '@pathshala/contract-kit/domain-error';
import { mapInBatches } from '@pathshala/service-kit/platform/map-in-batches';
import type { SmsReports } from '@pathshala/service-kit/sms/open-sms';
import { SmsFailure } from '@pathshala/service-kit/sms/port';
import { reportedStateOf, reportField } from '@pathshala/service-kit/sms/sms-reports';
import type { Logger } from '@pathshala/service-kit/telemetry/logger';
import { fieldsOf, nextAskOf, requireReportId } from '../domain/reports.ts';
import type { OnSmsReport, SentSms, SmsRecords } from '../ports.ts';

interface StoreReportDependencies {
  readonly records: Pick<SmsRecords, 'report'>;
  /** By the kind of the message. */
  readonly listeners: ReadonlyMap<string, OnSmsReport>;
}

interface TakeReportDependencies {
  /** undefined: the gateway reports nothing. */
  readonly reports: SmsReports | undefined;
  readonly records: Pick<SmsRecords, 'findReported'>;
  readonly store: ReturnType<typeof storeReport>;
}

interface ReportCommand {
  readonly token: string;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: Uint8Array;
}

const digestOf = (text: string): Buffer => hash('sha256', text, 'buffer');

/** Stores the state that the gateway's word means, and passes it to the sender of the message. Other words change nothing. */
export function storeReport({ records, listeners }: StoreReportDependencies) {
  return async (reports: SmsReports, message: SentSms, word: string): Promise<void> => {
    const { _id, kind, ref = '', state: stored } = message;
    const state = reportedStateOf(reports, word);
    if (state === null) return;
    // The sender is first: where it fails, the repeated report finds the message as it was.
    if (ref !== '' && stored !== 'delivered') await listeners.get(kind)?.({ ref, state, word });
    await records.report(_id, { state, reason: state === 'failed' ? word : '' });
  };
}

/**
 * Takes a report of the gateway. A wrong secret and an unknown message have one answer, which a gateway that is faster than its
 * own answer to the message repeats.
 */
export function takeReport({ reports, records, store }: TakeReportDependencies) {
  return async ({ token, query, body }: ReportCommand): Promise<void> => {
    const unknown = () => new DomainError('not-found', 'common.not-found');
    if (reports?.secret === undefined) throw unknown();
    if (!timingSafeEqual(digestOf(token), digestOf(reports.secret))) throw unknown();
    const fields = fieldsOf(body, query);
    const id = requireReportId(reportField(fields, reports.idField));
    const message = await records.findReported(id);
    if (message === null) throw unknown();
    await store(reports, message, reportField(fields, reports.statusField));
  };
}

interface AskReportsDependencies {
  readonly reports: SmsReports | undefined;
  readonly records: Pick<SmsRecords, 'toAsk' | 'leaseAsk'>;
  readonly store: ReturnType<typeof storeReport>;
  readonly log: Logger;
  readonly now: () => number;
}

const askAtOnce = 50;
const inParallel = 5;

/** The job `ask-sms-states`: asks the gateway about messages without a final state, each a few times within a day. */
export function askReports({ reports, records, store, log, now }: AskReportsDependencies) {
  const ask = reports?.ask;
  async function askOne(message: SentSms): Promise<void> {
    if (reports === undefined || ask === undefined) return;
    if (!(await records.leaseAsk(message, nextAskOf(message.createdAt, now())))) return;
    try {
      await store(reports, message, await ask({ id: message._id, reference: message.reference }));
    } catch (error) {
      if (!(error instanceof SmsFailure)) throw error;
      log.warn({ sms: message._id, reason: error.message }, 'the state of an SMS could not be asked');
    }
  }
  return async (): Promise<void> => {
    if (ask !== undefined) await mapInBatches(await records.toAsk(now(), askAtOnce), inParallel, askOne);
  };
}
