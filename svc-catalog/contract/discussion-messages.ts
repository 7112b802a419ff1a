import type { Message } from '@pathshala/contract-kit/message';

/** Refusals of questions and answers about lessons. */
export const discussionMessages = {
  'catalog.discussion.not-found': {
    en: 'This question or answer is no longer here.',
    bn: 'এই প্রশ্ন বা উত্তরটি আর নেই।',
  },
  'catalog.discussion.not-own': {
    en: 'You can only change what you wrote yourself.',
    bn: 'নিজের লেখা ছাড়া অন্যেরটা বদলানো যায় না।',
  },
  'catalog.discussion-off': {
    en: 'Questions and answers cannot be written at the moment.',
    bn: 'এখন প্রশ্ন বা উত্তর লেখা যাচ্ছে না।',
  },
  'catalog.discussion.empty': { en: 'Write something first.', bn: 'আগে কিছু লিখুন।' },
  'catalog.discussion.full': {
    en: 'This question has 100 answers already. Please ask a new question.',
    bn: 'এই প্রশ্নে ১০০টি উত্তর হয়ে গেছে। নতুন একটি প্রশ্ন করুন।',
  },
} as const satisfies Record<string, Message>;
