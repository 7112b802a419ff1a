import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { NoticeChoices } from '../ports.ts';

export interface ChooseNoticesDependencies {
  readonly choices: Pick<NoticeChoices, 'turnOff' | 'turnOn'>;
  readonly unsubscribeTokens: { verify(token: string): string | null };
}

/** Turns notices off or on for the account that the token of a mail names. Repeating it changes nothing. */
export function chooseNotices(
  { choices, unsubscribeTokens }: ChooseNoticesDependencies,
  choice: 'off' | 'on',
) {
  return async (token: string): Promise<{ readonly mailsNotices: boolean }> => {
    const userId = unsubscribeTokens.verify(token);
    if (userId === null) throw new DomainError('not-found', 'auth.unsubscribe-invalid');
    await (choice === 'off' ? choices.turnOff(userId) : choices.turnOn(userId));
    return { mailsNotices: choice === 'on' };
  };
}
