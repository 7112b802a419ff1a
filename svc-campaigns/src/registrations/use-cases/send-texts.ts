import { pending, type Change } from '@pathshala/service-kit/events/aggregate';
import { mobileKeyOf } from '@pathshala/rules/mobile';
import { offeredLanguage } from '@pathshala/rules/site-languages';
import { smsRequested } from '@pathshala/svc-campaigns-contract/events';
import { type Campaign, type Campaigns, inLanguage } from '../../campaigns/index.ts';
import type { SiteRules } from '../../site-rules/index.ts';
import { isByNumber } from '../domain/contact.ts';
import { isFirstMail, isOfRelease, isProved, noMail, type MailKind } from '../domain/due-mail.ts';
import { codeEndOf, renewCode } from '../domain/mobile-code.ts';
import type { Registration } from '../domain/registration.ts';
import type { codeTexts, smsTextsOf } from '../mails/sms-texts.ts';
import type { MobileCodes, ReadReleasedResult, Registrations, ReleasedResult } from '../ports.ts';

interface WithCodeDependencies {
  readonly codes: MobileCodes;
  readonly siteRules: SiteRules;
  readonly writeCode: typeof codeTexts;
  readonly now: () => number;
}

interface SendTextsDependencies extends WithCodeDependencies {
  /** Without a gateway, messages of registrations by number are dropped. */
  readonly hasSms: boolean;
  readonly campaigns: Pick<Campaigns, 'findByIds'>;
  readonly registrations: Pick<Registrations, 'listTextsDue' | 'update'>;
  readonly resultOf: ReadReleasedResult;
  readonly publicUrl: string;
  readonly writeSms: typeof smsTextsOf;
}

const dayMs = 24 * 60 * 60_000;
const batchSize = 50;
/** The limit of one run, so that a shutdown does not wait for all messages of a release; the next run continues. */
const batchesPerRun = 20;

/** The registration with a new code and the request to send it; null within a minute of the last one. */
export function withCode({ codes, siteRules, writeCode, now }: WithCodeDependencies) {
  return (registration: Registration): Change<Registration> | null => {
    const state = registration.linkNonce ? renewCode(registration, now()) : null;
    if (state === null) return null;
    const { siteName, languages } = siteRules.current();
    const language = offeredLanguage(state.language, languages);
    const texts = writeCode(codes.codeOf(state), language, siteName[language]);
    return { state, events: [requestOf(state, { purpose: 'code', texts, until: codeEndOf(state) })] };
  };
}

interface Text {
  readonly purpose: 'code' | 'notice';
  readonly texts: readonly string[];
  /** Epoch ms. */
  readonly until: number;
}

/** The key of a cancelled registration has no number any more. */
function requestOf({ _id, basicInfo }: Registration, { purpose, texts, until }: Text) {
  const to = mobileKeyOf(basicInfo.mobile) ?? '';
  const data = { registrationId: _id, to, purpose, texts: [...texts] };
  return pending(smsRequested, { ...data, until: new Date(until).toISOString() });
}

interface About {
  readonly campaign: Campaign;
  readonly kind: MailKind;
  readonly result: ReleasedResult | null;
}

function textOf(deps: SendTextsDependencies, stored: Registration, { campaign, kind, result }: About) {
  const siteRules = deps.siteRules.current();
  const language = offeredLanguage(stored.language, siteRules.languages);
  const registration = { ...stored, language };
  const source = { campaign: inLanguage(campaign, language), registration, siteRules, result, token: null };
  const texts = deps.writeSms(kind, { ...source, publicUrl: deps.publicUrl });
  return requestOf(stored, { purpose: 'notice', texts, until: deps.now() + dayMs });
}

/** Whether a notice about the offer reaches the account, by SMS too where the school pays for it. */
const hasNotice = ({ studentId }: Registration, kind: MailKind): boolean =>
  studentId !== null && kind === 'offer';

/** The sent state. An unproved number gets a code, by its first message only. */
function sent(deps: SendTextsDependencies, state: Registration, about: About): Change<Registration> | null {
  const { kind } = about;
  if (state.mailDue !== kind || !isByNumber(state.basicInfo)) return null;
  const done = { ...state, ...noMail };
  if (!deps.hasSms || hasNotice(state, kind)) return { state: done };
  if (isProved(state)) return { state: done, events: [textOf(deps, done, about)] };
  return (isFirstMail(kind) ? withCode(deps)(done) : null) ?? { state: done };
}

/**
 * Requests the due messages of registrations by number from svc-auth, which sends each once within the limits of the school.
 * The request is stored in the write that marks the message as sent.
 */
export function sendTexts(deps: SendTextsDependencies, kinds: readonly MailKind[]): () => Promise<void> {
  const { campaigns, registrations, resultOf, now } = deps;

  async function sendBatch(batch: readonly Registration[]): Promise<void> {
    const ids = [...new Set(batch.map(({ campaignId }) => campaignId))];
    const found = new Map((await campaigns.findByIds(ids)).map((campaign) => [campaign._id, campaign]));
    for (const registration of batch) {
      const { _id, mailDue: kind, campaignId } = registration;
      const campaign = found.get(campaignId);
      const result = kind !== null && isOfRelease(kind) ? await resultOf(registration) : null;
      await registrations.update(_id, (state) =>
        campaign && kind ? sent(deps, state, { campaign, kind, result }) : { state: { ...state, ...noMail } },
      );
    }
  }

  return async () => {
    for (let batches = 0; batches < batchesPerRun; batches += 1) {
      const batch = await registrations.listTextsDue(kinds, now(), batchSize);
      await sendBatch(batch);
      if (batch.length < batchSize) return;
    }
  };
}
