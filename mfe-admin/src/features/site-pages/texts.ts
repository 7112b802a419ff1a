import { commonTexts } from '@pathshala/web-kit/common-texts';

/** The texts of the pages that the school writes itself. */
export const texts = {
  title: commonTexts.pages,
  lead: {
    en: 'The pages of the site that you write yourself. Until you do, they have a text of their own.',
    bn: 'সাইটের যে পাতাগুলো আপনি নিজে লেখেন। না লেখা পর্যন্ত সেগুলোতে আগে থেকে তৈরি লেখা থাকে।',
  },
  list: { en: 'Pages of the site', bn: 'সাইটের পাতাগুলো' },
  page: { en: 'Page', bn: 'পাতা' },
  address: commonTexts.address,
  changed: commonTexts.lastChange,
  never: { en: 'The first text', bn: 'শুরুর লেখা' },
  changedBy: { en: '{time}, {name}', bn: '{time}, {name}' },
  nobody: { en: 'deleted account', bn: 'মুছে ফেলা অ্যাকাউন্ট' },
  loadFailed: { en: 'The pages could not be loaded.', bn: 'পাতাগুলো আনা যায়নি।' },
  pageFailed: { en: 'The page could not be loaded.', bn: 'পাতাটি আনা যায়নি।' },
  editTitle: { en: 'Edit: {name}', bn: 'সম্পাদনা: {name}' },
  show: { en: 'Open the page', bn: 'পাতাটি দেখুন' },
  saved: { en: 'The page is saved.', bn: 'পাতাটি সংরক্ষণ করা হয়েছে।' },
  preview: commonTexts.preview,
  previewText: {
    en: 'As readers see the page in each language.',
    bn: 'প্রতিটি ভাষায় পাঠক পাতাটি যেমন দেখবেন।',
  },
} as const;
