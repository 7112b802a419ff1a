import { commonTexts } from '@pathshala/web-kit/common-texts';

export const texts = {
  title: { en: 'Page errors', bn: 'পাতার ত্রুটি' },
  lead: {
    en: 'Errors of pages in browsers, by part and version, of the last seven days. Names, numbers and links are removed from them.',
    bn: 'গত সাত দিনে ব্রাউজারে পাতার ত্রুটি, অংশ ও সংস্করণ ধরে। নাম, সংখ্যা ও লিংক বাদ দেওয়া।',
  },
  message: { en: 'Error', bn: 'ত্রুটি' },
  part: { en: 'Part', bn: 'অংশ' },
  version: commonTexts.version,
  place: { en: 'Place', bn: 'স্থান' },
  total: { en: 'Count', bn: 'কতবার' },
  lastSeen: { en: 'Last seen', bn: 'শেষ দেখা' },
  days: { en: 'Per day', bn: 'দিনপ্রতি' },
  empty: { en: 'No page has failed in the last seven days.', bn: 'গত সাত দিনে কোনো পাতায় ত্রুটি হয়নি।' },
  notFound: { en: 'No error of this part.', bn: 'এই অংশের কোনো ত্রুটি নেই।' },
} as const;
