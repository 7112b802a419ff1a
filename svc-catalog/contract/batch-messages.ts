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
  'catalog.batch.full': {
    en: 'This batch is full. Raise its capacity or choose another one.',
    bn: 'এই ব্যাচে আর আসন নেই। আসনসংখ্যা বাড়ান, অথবা অন্য ব্যাচ বেছে নিন।',
  },
  'catalog.batch.same': {
    en: 'The student is in this batch already. Choose another one.',
    bn: 'শিক্ষার্থী এই ব্যাচেই আছে। অন্য একটি বেছে নিন।',
  },
  'catalog.batch.moving': {
    en: 'Somebody is moving this student at the moment. Load the page again.',
    bn: 'এই শিক্ষার্থীকে এখনই অন্য কেউ সরাচ্ছেন। পাতাটি আবার খুলুন।',
  },
  'catalog.batch.member-not-found': {
    en: 'This student is not in the batch.',
    bn: 'এই শিক্ষার্থী ব্যাচটিতে নেই।',
  },
  'catalog.not-in-batch': {
    en: 'This is for certain batches of the course, and you are in none of them. Ask the school if that is wrong.',
    bn: 'এটি কোর্সের নির্দিষ্ট ব্যাচের জন্য, আর আপনি সেসব ব্যাচে নেই। ভুল মনে হলে স্কুলে যোগাযোগ করুন।',
  },
  'catalog.assignment.batch': {
    en: 'Choose batches of this course. One of these does not have it, or is unknown.',
    bn: 'এই কোর্সের ব্যাচ বেছে নিন। একটি ব্যাচে এই কোর্স নেই, বা ব্যাচটি অজানা।',
  },
  'catalog.batch.reason': {
    en: 'Write why the student leaves the batch.',
    bn: 'শিক্ষার্থী কেন ব্যাচ ছাড়ছে লিখুন।',
  },
} satisfies Record<string, Message>;
