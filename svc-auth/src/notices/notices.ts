import { hash } from 'node:crypto';
import type { Language } from '@pathshala/contract-kit/message';
import type { NoticeKind } from '@pathshala/contract-kit/notice';
import { messageLimits } from '@pathshala/rules/message-limits';
import { offeredLanguage } from '@pathshala/rules/site-languages';
import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { Capability } from '@pathshala/service-kit/service/capability';
import * as campaignsEvents from '@pathshala/svc-campaigns-contract/events';
import { notices as campaignsNotices } from '@pathshala/svc-campaigns-contract/notices';
import * as catalogEvents from '@pathshala/svc-catalog-contract/events';
import { notices as catalogNotices } from '@pathshala/svc-catalog-contract/notices';
import * as examsEvents from '@pathshala/svc-exams-contract/events';
import { notices as examsNotices } from '@pathshala/svc-exams-contract/notices';
import { notices as authNotices } from '@pathshala/svc-auth-contract/school-notices';
import { type Account, type AccountPorts, languageOf } from '../accounts/index.ts';
import type { CounterPorts } from '../counters/index.ts';
import type { MailPorts } from '../mails/index.ts';
import type { SiteSettingsPorts } from '../site-settings/index.ts';
import type { SmsPorts } from '../sms/index.ts';
import { isWorkMailSubject, type WorkMailPorts } from '../work-mails/index.ts';
import type { NoticePorts } from './ports.ts';
import { onNoticeRequested, onUserDeleted } from './events.ts';
import { noticeRoutes } from './http/notice-routes.ts';
import { ownNoticeRoutes, smsKindsRoutes } from './http/own-notice-routes.ts';
import { noticeMail } from './mails/notice-mail.ts';
import { createDocumentNoticeChoices } from './storage/document-notice-choices.ts';
import { createDocumentNoticeSends, noticeSendIndexes } from './storage/document-notice-sends.ts';
import { createDocumentNotices, noticeIndexes } from './storage/document-notices.ts';
import { createDocumentPushDevices, pushDeviceIndexes } from './storage/document-push-devices.ts';
import { createDocumentQuietHours } from './storage/document-quiet-hours.ts';
import { createDocumentSmsKinds } from './storage/document-sms-kinds.ts';
import { chooseChannel, chooseQuietHours, readChannels } from './use-cases/choose-channels.ts';
import { chooseNotices } from './use-cases/choose-notices.ts';
import { chooseSmsKinds } from './use-cases/choose-sms-kinds.ts';
import { deliverSends } from './use-cases/deliver-sends.ts';
import { listNotices } from './use-cases/list-notices.ts';
import { markNoticesRead } from './use-cases/mark-notices-read.ts';
import { pushNotice } from './use-cases/push-notice.ts';
import { queueSends } from './use-cases/queue-sends.ts';
import { giveNotice, ownSource } from './use-cases/give-notice.ts';
import { receiveNotice } from './use-cases/receive-notice.ts';
import { listDevices, registerDevice, removeDevice } from './use-cases/register-device.ts';
import { sendNotice } from './use-cases/send-notice.ts';
import { textNotice } from './use-cases/text-notice.ts';

/** Each service owns its notices and exports them from its contract. svc-auth gives its own without an event. */
const sources = [
  { event: { name: ownSource }, notices: authNotices },
  { event: catalogEvents.noticeRequested, notices: catalogNotices },
  { event: examsEvents.noticeRequested, notices: examsNotices },
  { event: campaignsEvents.noticeRequested, notices: campaignsNotices },
];

/** The endpoint of a browser is a secret: whoever has it can try to send to it. */
const digestOf = (text: string): string => hash('sha256', text, 'base64url').slice(0, 22);

type Others = AccountPorts &
  MailPorts &
  SmsPorts &
  CounterPorts &
  WorkMailPorts &
  Pick<SiteSettingsPorts, 'schoolLanguage' | 'readRules'>;

function storesOf(platform: Platform) {
  const { documents, now } = platform;
  return {
    choices: createDocumentNoticeChoices(documents, now),
    quietHours: createDocumentQuietHours(documents),
    devices: createDocumentPushDevices(documents),
    sends: createDocumentNoticeSends(documents),
    notices: createDocumentNotices(documents),
    smsKinds: createDocumentSmsKinds(platform),
  };
}

function dependenciesOf(platform: Platform, others: Others) {
  const { now, log, publicUrl, push: gateway } = platform;
  const stores = storesOf(platform);
  return {
    ...others,
    ...stores,
    sources,
    gateway,
    publicKey: gateway?.publicKey ?? null,
    digestOf,
    unsubscribeTokens: others.signedValue('unsubscribe'),
    /** Whether the school pays for an SMS of this kind, and has a gateway. */
    async isPaid(kind: NoticeKind): Promise<boolean> {
      return others.sms.isOn && ((await stores.smsKinds.find())?.kinds.includes(kind) ?? false);
    },
    async languageFor(account: Account): Promise<Language> {
      const { languages } = await others.readRules();
      return offeredLanguage(languageOf(account, await others.schoolLanguage()), languages);
    },
    now,
    log,
    publicUrl,
  };
}

/** Notices that services request for students: their list, the ways to the student, and the choice of these. */
export function createNoticesCapability(
  platform: Platform,
  others: Others,
): Capability & { readonly ports: NoticePorts } {
  const { allowsSampleAccounts = true } = platform;
  const deps = dependenciesOf(platform, others);
  const { unsubscribeTokens, smsKinds, choices, quietHours, devices, sends, notices } = deps;
  const receive = receiveNotice({
    ...deps,
    mail: sendNotice({ ...deps, writeMail: noticeMail, mailsSampleAccounts: allowsSampleAccounts }),
    queue: queueSends(deps),
  });
  const deliver = deliverSends({
    ...deps,
    push: pushNotice(deps),
    sms: textNotice({ ...deps, textsSampleAccounts: allowsSampleAccounts }),
  });
  return {
    ports: { giveNotice: giveNotice({ receive }), noticeChoices: choices },
    routes: [
      ...noticeRoutes({
        turnOff: chooseNotices(deps, 'off'),
        turnOn: chooseNotices(deps, 'on'),
        subjectOf: (token) => (isWorkMailSubject(unsubscribeTokens.verify(token) ?? '') ? 'work' : 'notices'),
      }),
      ...ownNoticeRoutes({
        list: listNotices(deps),
        markRead: markNoticesRead(deps),
        readChoices: readChannels(deps),
        choose: chooseChannel(deps),
        chooseQuietHours: chooseQuietHours(deps),
        listDevices: listDevices(deps),
        registerDevice: registerDevice(deps),
        removeDevice: removeDevice(deps),
      }),
      ...smsKindsRoutes({
        findKinds: () => smsKinds.find(),
        chooseKinds: chooseSmsKinds(deps),
        gateway: smsFactsOf(platform),
      }),
    ],
    subscriptions: [
      onNoticeRequested(catalogEvents.noticeRequested, receive),
      onNoticeRequested(examsEvents.noticeRequested, receive),
      onNoticeRequested(campaignsEvents.noticeRequested, receive),
      onUserDeleted({ owned: [choices, quietHours, devices, sends, notices], smsKinds }),
    ],
    jobs: [{ name: 'send-notices', everyMs: 5_000, run: deliver }],
    indexes: [...noticeIndexes, ...noticeSendIndexes, ...pushDeviceIndexes],
  };
}

function smsFactsOf({ sms }: Platform) {
  return {
    isOn: sms !== undefined,
    costPaisa: sms?.costPaisa ?? 0,
    dailyParts: Math.floor((sms?.dailyLimit ?? 0) * messageLimits.sms.noticeShare),
  };
}
