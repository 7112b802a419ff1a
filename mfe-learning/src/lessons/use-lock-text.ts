import type { PartLock } from '@pathshala/svc-catalog-contract/part-lock';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { texts } from './texts.ts';

/** Says in a few words why a part of a course is closed. */
export function useLockText(): (lock: PartLock) => string {
  const translate = useText();
  const inLanguage = useBilingual();
  const format = useFormat();
  return (lock) => {
    if (lock.reason === 'after') return translate(texts.opensAfter, { title: inLanguage(lock.title) });
    if (lock.reason === 'opens') return translate(texts.opensAt, { time: format.dateTime(lock.opensAt) });
    return translate(texts.closedSince, { time: format.dateTime(lock.closedAt) });
  };
}
