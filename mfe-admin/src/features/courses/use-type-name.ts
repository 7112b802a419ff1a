import { useBilingual } from '@pathshala/web-kit/bilingual';
import { useTexts } from '../../texts.ts';

/** The categories of spec §3. A course may have another one, which its author wrote. */
export const courseTypes: readonly string[] = ['Academic', 'Admission'];

export function useTypeName(): (type: string) => string {
  const translate = useTexts();
  const inLanguage = useBilingual();
  return (type) => {
    if (type === 'Academic') return translate('courses.academic');
    return type === 'Admission' ? translate('courses.admission') : inLanguage(type);
  };
}
