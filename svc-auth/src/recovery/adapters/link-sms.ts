import type { SmsSender } from '../../sms/index.ts';
import { linkCodeSms } from '../mails/code-sms.ts';
import type { LinkSms } from '../ports.ts';

export function createLinkSms(sms: Pick<SmsSender, 'send'>): LinkSms {
  return {
    async send(kind, { account, to, code, language }) {
      await sms.send({ kind, about: account._id, to, language, textsIn: linkCodeSms(kind, code) });
    },
  };
}
