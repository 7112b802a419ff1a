import type { Message } from '@pathshala/contract-kit/message';

export const batchMessages = {
  'catalog.batch-not-found': { en: 'There is no such batch.', bn: 'এমন কোনো ব্যাচ নেই।' },
  'catalog.batch-archived': {
    en: 'This batch is archived. Bring it back to the list first.',
    bn: 'ব্যাচটি আর্কাইভে আছে। আগে তালিকায় ফিরিয়ে আনুন।',
  },
  'catalog.batch.incomplete': {
    en: 'The batch is not complete yet. Please look at the marked places.',
    bn: 'ব্যাচটি এখনো সম্পূর্ণ নয়। চিহ্নিত জায়গাগুলো দেখুন।',
  },
  'catalog.batch.name': { en: 'Give the batch a name.', bn: 'ব্যাচের একটি নাম দিন।' },
  'catalog.batch.courses': { en: 'Choose at least one course.', bn: 'অন্তত একটি কোর্স বেছে নিন।' },
  'catalog.batch.dates': {
    en: 'The last day must not be before the first.',
    bn: 'শেষ দিন প্রথম দিনের আগে হতে পারবে না।',
  },
} satisfies Record<string, Message>;
