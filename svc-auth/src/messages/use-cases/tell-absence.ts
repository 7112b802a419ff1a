import { type Accounts, isUsable, type Language } from '../../accounts/index.ts';
import { mobileKeyOf } from '@pathshala/rules/mobile';
import { pickLanguage } from '@pathshala/rules/pick-language';
import type { GiveNotice } from '../../notices/index.ts';
import type { SiteSettingsPorts } from '../../site-settings/index.ts';
import type { SmsSender } from '../../sms/index.ts';
import type { StudentPorts } from '../../students/index.ts';
import type { Recipient } from '../domain/recipient.ts';
import type { Recipients, WriteAbsence } from '../ports.ts';

interface TellAbsenceDependencies
  extends Pick<StudentPorts, 'readGuardian'>, Pick<SiteSettingsPorts, 'schoolLanguage'> {
  readonly accounts: Pick<Accounts, 'find'>;
  readonly recipients: Pick<Recipients, 'add' | 'store'>;
  readonly giveNotice: GiveNotice;
  readonly sms: Pick<SmsSender, 'isOn' | 'send'>;
  readonly write: WriteAbsence;
  readonly now: () => number;
}

export interface Absent {
  readonly absenceId: string;
  readonly studentId: string;
  readonly classTitle: string;
  /** ISO 8601. */
  readonly startsAt: string;
}

const languages = ['bn', 'en'] as const;

/**
 * Tells the guardian, with a consent and by SMS, or the student by a notice where that is not possible. Once for each absence:
 * an SMS is recorded before it is sent.
 */
export function tellAbsence(deps: TellAbsenceDependencies) {
  const { now, recipients } = deps;

  async function mobileOfGuardian(studentId: string): Promise<string | null> {
    const guardian = deps.sms.isOn ? await deps.readGuardian(studentId) : null;
    return guardian === null ? null : mobileKeyOf(guardian.mobile);
  }

  const titleIn =
    ({ classTitle }: Absent) =>
    (language: Language) =>
      deps.write.title({ classTitle: pickLanguage(language, classTitle) }, language);

  function recordOf(
    absent: Absent,
    account: { readonly name: string; readonly username: string },
  ): Recipient {
    const title = titleIn(absent);
    const [bn, en] = languages.map(title);
    return {
      _id: absent.absenceId,
      messageId: '',
      studentId: absent.studentId,
      name: account.name,
      username: account.username,
      nameKey: '',
      bell: 'unused',
      mail: 'unused',
      sms: 'sending',
      isOpen: false,
      isMissed: false,
      mailKey: '',
      mailReason: '',
      mailCheckAt: 0,
      createdAt: now(),
      absence: { title: { bn: bn ?? '', en: en ?? '' }, toGuardian: true },
    };
  }

  async function giveNotice({ absenceId, studentId, classTitle, startsAt }: Absent): Promise<void> {
    const at = new Date(now()).toISOString();
    const values = { classTitle, startsAt };
    await deps.giveNotice({ id: absenceId, at, studentId, template: 'absence', values });
  }

  return async (absent: Absent): Promise<void> => {
    const account = await deps.accounts.find(absent.studentId);
    if (account === null || !isUsable(account)) return;
    const to = await mobileOfGuardian(absent.studentId);
    const record = recordOf(absent, account);
    if (to === null) {
      const absence = record.absence && { ...record.absence, toGuardian: false };
      await giveNotice(absent);
      await recipients.add({ ...record, bell: 'sent', sms: 'unused', ...(absence && { absence }) });
      return;
    }
    if (!(await recipients.add(record))) return;
    const { name } = account;
    const outcome = await deps.sms.send({
      kind: 'absence',
      about: absent.studentId,
      to,
      language: await deps.schoolLanguage(),
      textsIn: (language, school) =>
        deps.write.sms({ ...absent, name: pickLanguage(language, name), school }, language),
    });
    const sms = outcome === 'held' ? ('limit' as const) : outcome;
    if (sms === 'sent') return recipients.store(record._id, { sms });
    await giveNotice(absent);
    await recipients.store(record._id, { sms, bell: 'sent', isMissed: true });
  };
}
