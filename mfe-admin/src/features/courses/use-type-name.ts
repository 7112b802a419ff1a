import { useBilingual } from '@pathshala/web-kit/bilingual';
import { useText } from '@pathshala/web-kit/texts';
import { texts } from './texts.ts';

/** The categories of spec §3. A course may have another one, which its author wrote. */
export const courseTypes: readonly string[] = ['Academic', 'Admission'];

export function useTypeName(): (type: string) => string {
  const translate = useText();
  const inLanguage = useBilingual();
  return (type) => {
    if (type === 'Academic') return translate(texts.academic);
    return type === 'Admission' ? translate(texts.admission) : inLanguage(type);
  };
}
