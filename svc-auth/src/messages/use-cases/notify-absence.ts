import { type Accounts, isUsable, type Language } from '../../accounts/index.ts';
import { mobileKeyOf } from '@pathshala/rules/mobile';
import { pickLanguage } from '@pathshala/rules/pick-language';
import type { GiveNotice } from '../../notices/index.ts';
import type { SiteSettingsPorts } from '../../site-settings/index.ts';
import type { SmsSender } from '../../sms/index.ts';
import type { StudentPorts } from '../../students/index.ts';
import { absenceRecord, type Absent } from '../domain/absence.ts';
import type { DeliveryState, Recipient } from '../domain/recipient.ts';
import type { Recipients, WriteAbsence } from '../ports.ts';

interface NotifyAbsenceDependencies
  extends Pick<StudentPorts, 'readGuardian'>, Pick<SiteSettingsPorts, 'schoolLanguage'> {
  readonly accounts: Pick<Accounts, 'find'>;
  readonly recipients: Pick<Recipients, 'add' | 'store'>;
  readonly giveNotice: GiveNotice;
  readonly sms: Pick<SmsSender, 'isOn' | 'send'>;
  readonly write: WriteAbsence;
  readonly now: () => number;
}

/**
 * Tells the guardian, with a consent and by SMS, or the student by a notice where that is not possible. Once for each absence:
 * an SMS is recorded before it is sent.
 */
export function notifyAbsence(deps: NotifyAbsenceDependencies) {
  const { now, recipients } = deps;

  async function mobileOfGuardian(studentId: string): Promise<string | null> {
    const guardian = deps.sms.isOn ? await deps.readGuardian(studentId) : null;
    return guardian === null ? null : mobileKeyOf(guardian.mobile);
  }

  const titleIn = ({ classTitle }: Absent, language: Language): string =>
    deps.write.title({ classTitle: pickLanguage(language, classTitle) }, language);

  async function giveNotice({ absenceId, studentId, classTitle, startsAt }: Absent): Promise<void> {
    const at = new Date(now()).toISOString();
    const values = { classTitle, startsAt };
    await deps.giveNotice({ id: absenceId, at, studentId, template: 'absence', values });
  }

  async function sendSms(
    absent: Absent,
    { _id: recordId }: Recipient,
    [to, name]: readonly [string, string],
  ): Promise<DeliveryState> {
    const outcome = await deps.sms.send({
      kind: 'absence',
      about: absent.studentId,
      ref: recordId,
      to,
      language: await deps.schoolLanguage(),
      textsIn: (language, school) =>
        deps.write.sms({ ...absent, name: pickLanguage(language, name), school }, language),
    });
    return outcome === 'held' ? 'limit' : outcome;
  }

  return async (absent: Absent): Promise<void> => {
    const account = await deps.accounts.find(absent.studentId);
    if (account === null || !isUsable(account)) return;
    const to = await mobileOfGuardian(absent.studentId);
    const title = { bn: titleIn(absent, 'bn'), en: titleIn(absent, 'en') };
    const record = absenceRecord({ absent, account, title, toGuardian: to !== null, at: now() });
    if (to === null) {
      await giveNotice(absent);
      await recipients.add(record);
      return;
    }
    if (!(await recipients.add(record))) return;
    const sms = await sendSms(absent, record, [to, account.name]);
    if (sms === 'sent') return recipients.store(record._id, { sms });
    await giveNotice(absent);
    await recipients.store(record._id, { sms, bell: 'sent', isMissed: true });
  };
}
