import { commonTexts } from '@pathshala/web-kit/common-texts';
import type { Fields } from '@pathshala/admin-kit/forms/record-fields';

/** The fields of a scheduled export. */
export const exportFields = {
  name: { kind: 'text', label: commonTexts.name, maxLength: 80 },
  list: { kind: 'choice', label: commonTexts.list },
  columns: { kind: 'own', label: { en: 'Columns', bn: 'কলাম' } },
  filters: { kind: 'own', label: { en: 'What of the list', bn: 'তালিকার কোন অংশ' } },
  language: {
    kind: 'choice',
    label: { en: 'Language of the headings', bn: 'শিরোনামের ভাষা' },
    choices: { bn: commonTexts.bengali, en: commonTexts.english },
  },
  format: {
    kind: 'choice',
    label: { en: 'Kind of file', bn: 'ফাইলের ধরন' },
    display: 'radio',
    choices: { csv: { en: 'CSV', bn: 'CSV' }, xlsx: { en: 'Excel', bn: 'Excel' } },
  },
  schedule: { kind: 'own', label: commonTexts.when },
  when: {
    kind: 'choice',
    label: commonTexts.when,
    display: 'radio',
    choices: {
      daily: { en: 'Every day', bn: 'প্রতিদিন' },
      weekly: { en: 'On days of the week', bn: 'সপ্তাহের কিছু দিনে' },
      monthly: { en: 'Every month', bn: 'প্রতি মাসে' },
    },
  },
  hour: {
    kind: 'choice',
    label: { en: 'Hour (in Dhaka)', bn: 'ঘণ্টা (ঢাকার সময়)' },
  },
  weekdays: { kind: 'own', label: { en: 'Days of the week', bn: 'সপ্তাহের যেসব দিন' } },
  day: {
    kind: 'number',
    label: { en: 'Day in each month', bn: 'প্রতি মাসের কত তারিখে' },
    help: { en: 'In a shorter month it is the last day.', bn: 'মাস ছোট হলে শেষ দিনে হবে।' },
  },
  destination: { kind: 'own', label: { en: 'Where to', bn: 'কোথায় যাবে' } },
  to: {
    kind: 'choice',
    label: { en: 'Where to', bn: 'কোথায় যাবে' },
    display: 'radio',
    choices: {
      mail: { en: 'By mail to administrators', bn: 'প্রশাসকদের মেইলে' },
      s3: { en: 'Into an S3 bucket', bn: 'S3 বাকেটে' },
    },
  },
  recipientIds: { kind: 'own', label: { en: 'Recipients of the file', bn: 'ফাইলটি যাঁরা পাবেন' } },
  endpoint: {
    kind: 'text',
    label: { en: 'Address of the S3 server', bn: 'S3 সার্ভারের ঠিকানা' },
    help: { en: 'Empty: Amazon. Otherwise https://.', bn: 'খালি: Amazon। না হলে https:// দিয়ে লিখুন।' },
    isOptional: true,
    maxLength: 300,
  },
  region: { kind: 'text', label: { en: 'Region', bn: 'অঞ্চল (region)' }, maxLength: 40 },
  bucket: { kind: 'text', label: { en: 'Bucket', bn: 'বাকেট' }, maxLength: 63 },
  prefix: {
    kind: 'text',
    label: { en: 'Folder in the bucket', bn: 'বাকেটের ভেতরের ফোল্ডার' },
    isOptional: true,
    maxLength: 200,
  },
  accessKeyId: { kind: 'text', label: { en: 'Access key', bn: 'প্রবেশের চাবি (access key)' }, maxLength: 200 },
  secretAccessKey: {
    kind: 'text',
    label: { en: 'Secret key', bn: 'গোপন চাবি (secret key)' },
    help: {
      en: 'It is stored encrypted and not shown again. Empty: the stored one stays.',
      bn: 'এনক্রিপ্ট করে রাখা হয়, আর দেখানো হয় না। খালি রাখলে আগেরটি থাকে।',
    },
    isOptional: true,
    maxLength: 300,
  },
  isOn: {
    kind: 'switch',
    label: commonTexts.active,
    help: {
      en: 'Off: no file is made until it is on again. “Run now” still works.',
      bn: 'বন্ধ থাকলে চালু না করা পর্যন্ত ফাইল তৈরি হয় না। “এখনই চালান” তখনো কাজ করে।',
    },
  },
} as const satisfies Fields;
