import { commonTexts } from '@pathshala/web-kit/common-texts';

/** The texts that the pages of the operations share. */
export const texts = {
  title: commonTexts.operations,
  pages: { en: 'Pages of the operations', bn: 'পরিচালনার পাতাগুলো' },
  overview: { en: 'Overview', bn: 'সারসংক্ষেপ' },
  lastHours: { en: 'Last hours', bn: 'শেষ কয়েক ঘণ্টা' },
  backups: { en: 'Backups', bn: 'ব্যাকআপ' },
  deadLetters: commonTexts.failedEvents,
  republish: { en: 'Publish again', bn: 'আবার প্রকাশ' },
  mails: { en: 'Unsent mails', bn: 'না-যাওয়া মেইল' },
  browserErrors: { en: 'Page errors', bn: 'পাতার ত্রুটি' },
  remotes: commonTexts.remotes,
  service: { en: 'Service', bn: 'সার্ভিস' },
  cancel: commonTexts.cancel,
} as const;
