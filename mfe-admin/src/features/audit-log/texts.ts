import { commonTexts } from '@pathshala/web-kit/common-texts';

/** The texts of the audit log. */
export const texts = {
  title: commonTexts.auditLog,
  settings: commonTexts.settings,
  lead: {
    en: 'What administrators changed, newest first. Nobody can change or delete an entry.',
    bn: 'প্রশাসকেরা যা বদলেছেন, নতুনটি আগে। কেউ কোনো এন্ট্রি বদলাতে বা মুছতে পারে না।',
  },
  search: {
    en: 'Search by name, field, value, ID or address',
    bn: 'নাম, ঘর, মান, আইডি বা ঠিকানা দিয়ে খুঁজুন',
  },
  empty: { en: 'Nobody has changed anything yet.', bn: 'এখনো কেউ কিছু বদলায়নি।' },
  notFound: { en: 'No change matches.', bn: 'এমন কোনো পরিবর্তন নেই।' },
  failed: { en: 'The audit log could not be loaded.', bn: 'অডিট লগ আনা যায়নি।' },
  when: commonTexts.when,
  who: { en: 'Who', bn: 'কে' },
  action: commonTexts.action,
  thing: { en: 'Thing', bn: 'বিষয়' },
  changes: { en: 'Before and after', bn: 'আগে ও পরে' },
  change: { en: '{field}: {before} → {after}', bn: '{field}: {before} → {after}' },
  added: { en: '{field}: {after}', bn: '{field}: {after}' },
  more: { en: '{first} and {n} more', bn: '{first} এবং আরও {n}টি' },
  address: { en: 'From', bn: 'কোথা থেকে' },
  device: { en: 'Device', bn: 'ডিভাইস' },
  id: { en: 'ID', bn: 'আইডি' },
  requestId: { en: 'Request', bn: 'রিকোয়েস্ট' },
  unknown: commonTexts.unknown,
  entryOf: { en: '{action}: {thing}', bn: '{action}: {thing}' },
  row: { en: '{time}, {name}', bn: '{time}, {name}' },
} as const;
