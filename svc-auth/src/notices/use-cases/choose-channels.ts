import { type NoticeKind, noticeKinds, kindsWithoutMail } from '@pathshala/contract-kit/notice';
import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { QuietHours } from '../domain/quiet-hours.ts';
import type { NoticeChoice, NoticeChoices, QuietHoursStore } from '../ports.ts';

interface ChooseChannelsDependencies {
  readonly choices: Pick<NoticeChoices, 'read' | 'turnOff' | 'turnOn'>;
  readonly quietHours: Pick<QuietHoursStore, 'read' | 'write'>;
  readonly isPaid: (kind: NoticeKind) => Promise<boolean>;
}

type ReadDependencies = {
  readonly choices: Pick<NoticeChoices, 'read'>;
  readonly quietHours: Pick<QuietHoursStore, 'read'>;
} & Pick<ChooseChannelsDependencies, 'isPaid'>;

/** The choices of an account by kind and channel. null: nothing of the kind goes this way, whatever is chosen. */
export function readChannels({ choices, quietHours, isPaid }: ReadDependencies) {
  return async (userId: string) => {
    const [{ areMailsOff, off }, hours] = await Promise.all([choices.read(userId), quietHours.read(userId)]);
    const items = await Promise.all(
      noticeKinds.map(async (kind) => ({
        kind,
        mail: kindsWithoutMail.includes(kind) ? null : !areMailsOff && !off.mail.includes(kind),
        push: !off.push.includes(kind),
        sms: (await isPaid(kind)) ? !off.sms.includes(kind) : null,
      })),
    );
    return { items, quietHours: hours };
  };
}

/**
 * Turns a kind on or off on one channel. Where all mails are off, turning on one kind leaves the others off: they are stored as
 * such before the choice for all is removed, so that no moment mails what was turned off.
 */
export function chooseChannel({ choices, isPaid }: Pick<ChooseChannelsDependencies, 'choices' | 'isPaid'>) {
  return async (userId: string, { isOn, ...choice }: NoticeChoice & { readonly isOn: boolean }) => {
    const { kind, channel } = choice;
    const isOffered =
      channel === 'mail' ? !kindsWithoutMail.includes(kind) : channel === 'push' || (await isPaid(kind));
    if (!isOffered) throw new DomainError('conflict', 'auth.notice-channel');
    if (!isOn) return choices.turnOff(userId, choice);
    if (channel === 'mail' && (await choices.read(userId)).areMailsOff) {
      for (const other of noticeKinds) {
        if (other !== kind) await choices.turnOff(userId, { kind: other, channel });
      }
      await choices.turnOn(userId);
    }
    return choices.turnOn(userId, choice);
  };
}

/** null: no quiet hours. Throws `invalid` for hours without a length. */
export function chooseQuietHours({ quietHours }: Pick<ChooseChannelsDependencies, 'quietHours'>) {
  return async (userId: string, hours: QuietHours | null): Promise<void> => {
    if (hours !== null && hours.from === hours.to)
      throw new DomainError('invalid', 'auth.quiet-hours', { fields: { to: 'auth.quiet-hours' } });
    await quietHours.write(userId, hours);
  };
}
