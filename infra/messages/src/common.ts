import type { Message } from '@pathshala/contract-kit/message';

export const common = {
  'common.malformed': {
    en: 'The request could not be read. Check what was sent and try again.',
    bn: 'অনুরোধটি বোঝা যায়নি। যা পাঠানো হয়েছে তা দেখে আবার চেষ্টা করুন।',
  },
  'common.field.required': { en: 'This is needed.', bn: 'এটি লাগবে।' },
  'common.field.invalid': { en: 'This is not of the right form.', bn: 'এটি ঠিক আকারে নেই।' },
  'common.unauthenticated': { en: 'Please login first.', bn: 'আগে লগ ইন করুন।' },
  'common.other-person': {
    en: 'Another person has logged in in this browser. This was not done.',
    bn: 'এই ব্রাউজারে আরেকজন লগ ইন করেছেন। কাজটি করা হয়নি।',
  },
  'common.forbidden': { en: 'You may not do this.', bn: 'এটি করার অনুমতি আপনার নেই।' },
  'common.csrf': {
    en: 'This page is out of date. Please try again.',
    bn: 'পাতাটি পুরোনো হয়ে গেছে। আবার চেষ্টা করুন।',
  },
  'common.not-found': { en: 'There is nothing here.', bn: 'এখানে কিছু নেই।' },
  'common.conflict': {
    en: 'Somebody changed this at the same time. Please look and try again.',
    bn: 'একই সময়ে অন্য কেউ এটি বদলেছেন। দেখে আবার চেষ্টা করুন।',
  },
  'common.edited-meanwhile': {
    en: '{name} changed this on {time}, after you opened it. Look at both versions and choose one.',
    bn: 'আপনি খোলার পর {name} এটি বদলেছেন ({time})। দুটি সংস্করণই দেখে একটি বেছে নিন।',
  },
  'common.edited-meanwhile-unknown': {
    en: 'Somebody changed this after you opened it. Look at both versions and choose one.',
    bn: 'আপনি খোলার পর কেউ এটি বদলেছেন। দুটি সংস্করণই দেখে একটি বেছে নিন।',
  },
  'common.text-lost': {
    en: 'Some texts hold only markup that is not shown. To show a < sign, write it as text.',
    bn: 'কিছু লেখায় কেবল এমন মার্কআপ আছে যা দেখা যায় না। < চিহ্ন দেখাতে চাইলে সেটিকে লেখা হিসেবে দিন।',
  },
  'common.text-lost-here': {
    en: 'Nothing of this text would be seen: it holds only markup.',
    bn: 'এই লেখার কিছুই দেখা যাবে না: এতে কেবল মার্কআপ আছে।',
  },
  'common.too-large': { en: 'What was sent is too large.', bn: 'যা পাঠানো হয়েছে তা বেশি বড়।' },
  'common.unsupported': { en: 'Please send JSON.', bn: 'JSON আকারে পাঠান।' },
  'common.too-many': {
    en: 'Too many tries. Please wait {seconds} seconds.',
    bn: 'অনেকবার চেষ্টা হয়েছে। {seconds} সেকেন্ড অপেক্ষা করুন।',
  },
  'common.unavailable': {
    en: 'Something we need does not answer at the moment. Please try again shortly.',
    bn: 'আমাদের একটি অংশ এই মুহূর্তে সাড়া দিচ্ছে না। একটু পরে আবার চেষ্টা করুন।',
  },
  'common.internal': {
    en: 'Something went wrong on our side. Please try again.',
    bn: 'আমাদের দিকে কিছু ভুল হয়েছে। আবার চেষ্টা করুন।',
  },
} as const satisfies Record<string, Message>;
