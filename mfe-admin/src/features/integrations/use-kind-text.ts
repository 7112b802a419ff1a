import { useText } from '@pathshala/web-kit/texts';
import { webhookTexts } from './webhook-texts.ts';

/** A kind of messages in words; one that this page does not know yet as it is. */
export function useKindText(): (kind: string) => string {
  const translate = useText();
  const kinds: Readonly<Record<string, { readonly en: string; readonly bn: string }>> = webhookTexts.kinds;
  return (kind) => {
    const text = kinds[kind];
    return text === undefined ? kind : translate(text);
  };
}
