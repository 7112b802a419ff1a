import { commonTexts } from '@pathshala/web-kit/common-texts';

/** The texts of API keys. */
export const keyTexts = {
  title: { en: 'API keys', bn: 'এপিআই চাবি' },
  lead: {
    en: 'A key lets a program of the school read lists: students, enrolments, results, fees, attendance. It changes nothing.',
    bn: 'চাবি দিয়ে প্রতিষ্ঠানের একটি প্রোগ্রাম তালিকা পড়তে পারে: শিক্ষার্থী, ভর্তি, ফলাফল, ফি, হাজিরা। কিছুই বদলাতে পারে না।',
  },
  make: { en: 'New key', bn: 'নতুন চাবি' },
  empty: { en: 'There is no key yet.', bn: 'এখনো কোনো চাবি নেই।' },
  notFound: { en: 'There is no such key.', bn: 'এমন কোনো চাবি নেই।' },
  begins: { en: 'Begins with', bn: 'শুরু' },
  maker: { en: 'Made by', bn: 'তৈরি করেছেন' },
  expires: { en: 'Valid until', bn: 'মেয়াদের শেষ দিন' },
  lastUsed: { en: 'Last used', bn: 'শেষ ব্যবহার' },
  from: { en: 'From', bn: 'কোথা থেকে' },
  state: commonTexts.state,
  states: {
    active: commonTexts.active,
    expired: { en: 'Expired', bn: 'মেয়াদ শেষ' },
    revoked: { en: 'Revoked', bn: 'বাতিল' },
    powerless: { en: 'Maker has no rights', bn: 'নির্মাতার অধিকার নেই' },
  },
  permissionsMissing: { en: 'Choose at least one.', bn: 'অন্তত একটি বেছে নিন।' },
  dayMissing: { en: 'Choose the last day.', bn: 'শেষ দিনটি বেছে নিন।' },
  secretTitle: { en: 'The key {name}', bn: 'চাবি {name}' },
  secretLead: {
    en: 'Copy it now: it is not shown again. Whoever has it can read these lists.',
    bn: 'এখনই কপি করুন: আর দেখানো হবে না। যার কাছে থাকবে, সে এই তালিকাগুলো পড়তে পারবে।',
  },
  revoke: { en: 'Revoke the key', bn: 'চাবি বাতিল করুন' },
  revokeTitle: { en: 'Revoke the key {name}?', bn: '{name} চাবিটি বাতিল করবেন?' },
  revokeBody: {
    en: 'The program that uses it can read nothing from now on. This cannot be undone.',
    bn: 'যে প্রোগ্রাম এটি ব্যবহার করে, সে এখন থেকে কিছুই পড়তে পারবে না। এটি আর ফেরানো যাবে না।',
  },
  revoked: { en: 'The key {name} is revoked.', bn: '{name} চাবিটি বাতিল করা হয়েছে।' },
} as const;

/** The texts of both, and of the secrets that are shown once. */
export const texts = {
  pages: { en: 'Integrations', bn: 'অন্য সফটওয়্যারের সংযোগ' },
  exports: { en: 'Scheduled exports', bn: 'নির্ধারিত এক্সপোর্ট' },
  copy: commonTexts.copyToClipboard,
  copied: { en: 'Copied.', bn: 'কপি হয়েছে।' },
  notCopied: {
    en: 'It could not be copied. Mark the text and copy it.',
    bn: 'কপি করা যায়নি। লেখাটি চিহ্নিত করে কপি করুন।',
  },
  done: { en: 'I have it', bn: 'রেখেছি' },
} as const;
