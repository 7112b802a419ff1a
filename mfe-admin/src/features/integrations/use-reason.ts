import type { WebhookDelivery } from '@pathshala/svc-auth-contract/http';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { webhookTexts } from './webhook-texts.ts';

type Attempt = WebhookDelivery['attempts'][number];

/** Why a call was not taken, in words: `it answered with an error (500)`. A dash for none, and for success. */
export function useReason(): (attempt: Attempt | undefined) => string {
  const translate = useText();
  const { digits } = useFormat();
  const reasons: Readonly<Record<string, { readonly en: string; readonly bn: string }>> =
    webhookTexts.reasons;
  return (attempt) => {
    if (attempt === undefined) return '–';
    const { error, status } = attempt;
    const code = status === null ? '' : digits(String(status));
    const reason = reasons[error];
    if (reason === undefined) return code === '' ? '–' : code;
    return code === '' ? translate(reason) : `${translate(reason)} (${code})`;
  };
}
