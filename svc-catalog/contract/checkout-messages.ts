import type { Message } from '@pathshala/contract-kit/message';

export const checkoutMessages = {
  'catalog.checkout.not-found': { en: 'There is no such payment.', bn: 'এমন কোনো পেমেন্ট নেই।' },
  'catalog.checkout.no-provider': {
    en: 'This way to pay is not available. Choose another one.',
    bn: 'এই মাধ্যমে পেমেন্ট নেওয়া হচ্ছে না। অন্য মাধ্যম বেছে নিন।',
  },
  'catalog.checkout.open': {
    en: 'A payment for this course is being processed. Wait for its result before you pay again.',
    bn: 'এই কোর্সের একটি পেমেন্ট প্রক্রিয়াধীন। আবার টাকা দেওয়ার আগে তার ফলাফলের জন্য অপেক্ষা করুন।',
  },
  'catalog.checkout.amount-changed': {
    en: 'By now {amount} taka is to be paid. Look at the amount and pay again.',
    bn: 'এখন দিতে হবে {amount} টাকা। পরিমাণটি দেখে আবার পেমেন্ট শুরু করুন।',
  },
  'catalog.checkout.unavailable': {
    en: 'The payment provider does not answer. No money was moved; try again in a few minutes.',
    bn: 'পেমেন্ট সেবা সাড়া দিচ্ছে না। কোনো টাকা কাটা হয়নি; কয়েক মিনিট পরে আবার চেষ্টা করুন।',
  },
  'catalog.checkout.no-answer': {
    en: 'The payment provider does not answer. Ask again in a few minutes.',
    bn: 'পেমেন্ট সেবা সাড়া দিচ্ছে না। কয়েক মিনিট পরে আবার জিজ্ঞেস করুন।',
  },
  'catalog.checkout.decided': {
    en: 'The state of this payment has changed. Load the page again.',
    bn: 'পেমেন্টটির অবস্থা বদলে গেছে। পাতাটি আবার লোড করুন।',
  },
  'catalog.checkout.reason': {
    en: 'Write why the money is paid back.',
    bn: 'টাকা কেন ফেরত দেওয়া হচ্ছে তা লিখুন।',
  },
} as const satisfies Record<string, Message>;
