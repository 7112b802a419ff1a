import { commonTexts } from '@pathshala/web-kit/common-texts';
import type { Fields } from '@pathshala/admin-kit/forms/record-fields';
import { sitePageLimits } from '@pathshala/svc-auth-contract/http';

/** The fields of a page that the school writes itself. */
export const sitePageFields = {
  'title.bn': {
    kind: 'text',
    label: { en: 'Title in Bengali', bn: 'বাংলা শিরোনাম' },
    maxLength: sitePageLimits.title,
  },
  'title.en': {
    kind: 'text',
    label: { en: 'Title in English', bn: 'ইংরেজি শিরোনাম' },
    maxLength: sitePageLimits.title,
  },
  body: { kind: 'richText', label: commonTexts.text, size: 'page', isTwoLanguage: true },
} as const satisfies Fields;
