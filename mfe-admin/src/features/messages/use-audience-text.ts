import type { MessageAudience } from '@pathshala/svc-auth-contract/school-messages';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { useText } from '@pathshala/web-kit/texts';
import { texts } from './texts.ts';

/** To whom a message goes, in words: `Batch: Friday morning`. */
export function useAudienceText(): (audience: MessageAudience) => string {
  const translate = useText();
  const inLanguage = useBilingual();
  return ({ kind, name }) => {
    if (kind === 'all') return translate(texts.kinds.all);
    if (kind === 'student') return name === '' ? translate(texts.deletedAccount) : name;
    return `${translate(texts.kinds[kind])}: ${inLanguage(name)}`;
  };
}
