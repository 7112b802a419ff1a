import { noticeKinds, type NoticeKind } from '@pathshala/contract-kit/notice';
import type { NoticeChoices } from '../ports.ts';

interface ChooseNoticeMailsDependencies {
  readonly choices: Pick<NoticeChoices, 'read' | 'turnOff' | 'turnOn'>;
}

interface MailChoice {
  readonly kind: NoticeKind;
  readonly isOn: boolean;
}

/** Which kinds of notices are mailed: none for who turned all mails off by the link of one. */
export function readNoticeMails({ choices }: Pick<ChooseNoticeMailsDependencies, 'choices'>) {
  return async (userId: string): Promise<{ readonly items: MailChoice[] }> => {
    const { areAllOff, off } = await choices.read(userId);
    return { items: noticeKinds.map((kind) => ({ kind, isOn: !areAllOff && !off.includes(kind) })) };
  };
}

/**
 * Turns the mails of one kind on or off. Where all are off, turning on one kind leaves the others off: they are stored as such
 * before the choice for all is removed, so that no moment mails what was turned off.
 */
export function chooseNoticeMails({ choices }: ChooseNoticeMailsDependencies) {
  return async (userId: string, { kind, isOn }: MailChoice): Promise<void> => {
    if (!isOn) return choices.turnOff(userId, kind);
    const { areAllOff } = await choices.read(userId);
    if (areAllOff) {
      for (const other of noticeKinds) if (other !== kind) await choices.turnOff(userId, other);
      await choices.turnOn(userId);
    }
    return choices.turnOn(userId, kind);
  };
}
