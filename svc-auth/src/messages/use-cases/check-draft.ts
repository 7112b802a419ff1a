import { DomainError } from '@pathshala/contract-kit/domain-error';
import { offeredLanguage } from '@pathshala/rules/site-languages';
import { shortestSms, smsSizeOf } from '@pathshala/rules/sms';
import { type Account, type Accounts, isUsable, languageOf } from '../../accounts/index.ts';
import type { SiteSettingsPorts } from '../../site-settings/index.ts';
import { requireSmsSize, type SmsSender } from '../../sms/index.ts';
import {
  contentFor,
  type Draft,
  languagesOf,
  paragraphsOf,
  requireContents,
  smsTextsOf,
} from '../domain/school-message.ts';
import type { FindStudents } from './find-students.ts';

interface CheckDraftDependencies extends Pick<SiteSettingsPorts, 'readRules' | 'schoolLanguage'> {
  readonly accounts: Pick<Accounts, 'findMany'>;
  readonly find: FindStudents;
  readonly sms: Pick<SmsSender, 'isOn' | 'capacity'>;
  readonly publicUrl: string;
}

interface Preview {
  readonly language: 'bn' | 'en';
  readonly title: string;
  readonly paragraphs: string[];
  readonly sms: { readonly text: string; readonly parts: number; readonly letters: number };
}

interface CheckedDraft {
  readonly recipients: { readonly total: number; readonly mail: number; readonly sms: number };
  readonly sms: {
    readonly isOn: boolean;
    readonly parts: number;
    readonly costPaisa: number;
    readonly partsLeft: number;
  };
  readonly previews: Preview[];
}

const studentsAtOnce = 500;

export type CheckDraft = (draft: Draft) => Promise<CheckedDraft>;

/** Throws for a draft that cannot be sent; otherwise what it looks like, whom it reaches now, and what it costs. */
export function checkDraft(deps: CheckDraftDependencies): CheckDraft {
  async function preview(draft: Draft): Promise<Preview[]> {
    const { siteName, languages } = await deps.readRules();
    return languagesOf(draft).map((language) => {
      const { title, text } = contentFor(draft, language);
      const school = siteName[offeredLanguage(language, languages)];
      const sms = shortestSms(smsTextsOf(draft, { language, school, site: deps.publicUrl }));
      const { parts, letters } = draft.channels.sms
        ? requireSmsSize(sms, `contents.${language}.text`)
        : smsSizeOf(sms);
      return { language, title, paragraphs: [...paragraphsOf(text)], sms: { text: sms, parts, letters } };
    });
  }

  /** Students with a number are counted by the language that they get. */
  async function count(draft: Draft, previews: readonly Preview[]) {
    const { languages } = await deps.readRules();
    const standard = await deps.schoolLanguage();
    const partsFor = (account: Account): number => {
      const language = offeredLanguage(languageOf(account, standard), languages);
      const read = previews.find((one) => one.language === language) ?? previews[0];
      return read?.sms.parts ?? 0;
    };
    const counts = { total: 0, mail: 0, sms: 0, parts: 0 };
    let after = '';
    for (;;) {
      const ids = await deps.find(draft.audience, after, studentsAtOnce);
      const last = ids.at(-1);
      if (last === undefined) return counts;
      after = last;
      for (const account of (await deps.accounts.findMany(ids)).filter(isUsable)) {
        counts.total += 1;
        if (draft.channels.mail && account.email !== '') counts.mail += 1;
        if (!draft.channels.sms || account.mobile === undefined) continue;
        counts.sms += 1;
        counts.parts += partsFor(account);
      }
    }
  }

  return async (draft) => {
    requireContents(draft);
    const { isOn } = deps.sms;
    if (draft.channels.sms && !isOn) {
      const code = 'auth.message-sms-off';
      throw new DomainError('invalid', code, { fields: { 'channels.sms': code } });
    }
    const previews = await preview(draft);
    const { parts, ...recipients } = await count(draft, previews);
    if (recipients.total === 0) {
      const code = 'auth.message-nobody';
      throw new DomainError('invalid', code, { fields: { audience: code } });
    }
    const { partsLeft, costPaisa } = await deps.sms.capacity();
    return { recipients, sms: { isOn, parts, partsLeft, costPaisa: parts * costPaisa }, previews };
  };
}
