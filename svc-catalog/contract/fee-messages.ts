import type { Message } from '@pathshala/contract-kit/message';

export const feeMessages = {
  'catalog.ledger.not-found': { en: 'There is no such entry in the ledger.', bn: 'খাতায় এমন কোনো এন্ট্রি নেই।' },
  'catalog.ledger.key-used': {
    en: 'This form was already used for another amount. Close it and open it again.',
    bn: 'ফর্মটি আগেই অন্য অঙ্কের জন্য ব্যবহার হয়েছে। বন্ধ করে আবার খুলুন।',
  },
  'catalog.ledger.overpaid': {
    en: 'That is more than is left to pay.',
    bn: 'যত টাকা বাকি আছে, এটি তার চেয়ে বেশি।',
  },
  'catalog.fees.account-ended': {
    en: 'The enrolment has ended. Nothing falls due any more.',
    bn: 'ভর্তি শেষ হয়ে গেছে। আর কিছু দিতে হবে না।',
  },
  'catalog.fees.dues-changed': {
    en: 'The dues are others by now, by a payment or a changed plan. Look at them again.',
    bn: 'পেমেন্ট বা প্ল্যান বদলের কারণে বাকির হিসাব এখন আলাদা। আবার দেখে নিন।',
  },
  'catalog.ledger.reason': {
    en: 'Write the reason. It stays in the ledger.',
    bn: 'কারণ লিখুন। এটি খাতায় থেকে যাবে।',
  },
  'catalog.ledger.free-course': {
    en: 'This course costs nothing. Set its price or a price plan first.',
    bn: 'এই কোর্সে কোনো ফি নেই। আগে কোর্সের মূল্য বা ফি-পরিকল্পনা ঠিক করুন।',
  },
  'catalog.ledger.day-closed': {
    en: 'The books of {day} are closed. Choose “Post it today”: the entry then shows both days.',
    bn: '{day} তারিখের হিসাব বন্ধ হয়ে গেছে। “আজকের তারিখে লিখুন” বেছে নিন: এন্ট্রিতে দুটি তারিখই থাকবে।',
  },
  'catalog.ledger.day-ahead': {
    en: '{day} is still to come. Give the day on which the money came.',
    bn: '{day} এখনো আসেনি। যেদিন টাকা এসেছে সেই তারিখ দিন।',
  },
  'catalog.ledger.day-not-over': {
    en: 'A day can be closed once it is over. Choose yesterday or an earlier day.',
    bn: 'দিন শেষ হলে তবেই তার হিসাব বন্ধ করা যায়। গতকাল বা তার আগের কোনো দিন বেছে নিন।',
  },
  'catalog.ledger.closed-later': {
    en: 'The books are closed beyond {day} already.',
    bn: '{day}-এর পরের দিন পর্যন্ত হিসাব আগেই বন্ধ করা হয়েছে।',
  },
  'catalog.ledger.not-a-payment': {
    en: 'Only a payment can be refunded.',
    bn: 'শুধু পেমেন্টের টাকা ফেরত দেওয়া যায়।',
  },
  'catalog.ledger.refund-too-high': {
    en: 'At most ৳{amount} can be refunded.',
    bn: 'সর্বোচ্চ ৳{amount} ফেরত দেওয়া যায়।',
  },
  'catalog.ledger.is-correction': {
    en: 'A correction cannot be taken back. Post the entry again instead.',
    bn: 'সংশোধন ফিরিয়ে নেওয়া যায় না। তার বদলে এন্ট্রিটি আবার লিখুন।',
  },
  'catalog.ledger.has-refunds': {
    en: 'A part of this payment was refunded. Take the refund back first.',
    bn: 'এই পেমেন্টের কিছু টাকা ফেরত দেওয়া হয়েছে। আগে সেই ফেরত সংশোধন করুন।',
  },
  'catalog.ledger.correction-too-high': {
    en: 'This entry cannot be taken back any more: later entries rely on it.',
    bn: 'এই এন্ট্রি আর ফিরিয়ে নেওয়া যাবে না: পরের এন্ট্রিগুলো এর ওপর নির্ভর করে।',
  },
  'catalog.ledger.discount-amount': {
    en: 'Give a percentage or an amount, one of them.',
    bn: 'শতাংশ অথবা টাকার অঙ্ক, যেকোনো একটি দিন।',
  },
  'catalog.ledger.discount-too-high': {
    en: 'At most ৳{amount} can be discounted.',
    bn: 'সর্বোচ্চ ৳{amount} ছাড় দেওয়া যায়।',
  },
  'catalog.ledger.nothing-to-discount': {
    en: 'Nothing of the price is left to discount.',
    bn: 'ছাড় দেওয়ার মতো কোনো ফি বাকি নেই।',
  },
  'catalog.fees.plan-sum': {
    en: 'The instalments add up to ৳{sum}, but the price is ৳{price}.',
    bn: 'কিস্তিগুলোর যোগফল ৳{sum}, কিন্তু মূল্য ৳{price}।',
  },
  'catalog.fees.plan-dates': {
    en: 'Each instalment must be due later than the one before it.',
    bn: 'প্রতিটি কিস্তির তারিখ আগেরটির পরে হতে হবে।',
  },
  'catalog.fees.plan-not-found': { en: 'The course has no such plan.', bn: 'কোর্সে এমন কোনো ফি-পরিকল্পনা নেই।' },
  'catalog.fees.plan-price': {
    en: 'This plan costs ৳{price}, but ৳{charged} were charged. Choose a plan of the same price.',
    bn: 'এই পরিকল্পনার মূল্য ৳{price}, কিন্তু ধরা হয়েছে ৳{charged}। একই মূল্যের পরিকল্পনা বেছে নিন।',
  },
  'catalog.fees.account-not-found': {
    en: 'There are no fees of this student in this course.',
    bn: 'এই কোর্সে এই শিক্ষার্থীর কোনো ফি নেই।',
  },
  'catalog.fees.nothing-due': { en: 'No fees are due now.', bn: 'এখন কিছু বাকি নেই।' },
  'catalog.fees.paused': {
    en: 'Fees of this course are due since {day}. Pay ৳{amount}, and the course opens again at once.',
    bn: 'এই কোর্সের ফি {day} থেকে বাকি। ৳{amount} পরিশোধ করলেই কোর্সটি আবার খুলে যাবে।',
  },
  'catalog.coupon.not-found': {
    en: 'There is no such coupon. Check the code.',
    bn: 'এমন কোনো কুপন নেই। কোডটি মিলিয়ে দেখুন।',
  },
  'catalog.coupon.over': { en: 'This coupon is over.', bn: 'এই কুপনের মেয়াদ শেষ।' },
  'catalog.coupon.other-course': {
    en: 'This coupon does not count for this course.',
    bn: 'এই কোর্সে কুপনটি চলবে না।',
  },
  'catalog.coupon.finished': {
    en: 'This coupon was used as often as it could be.',
    bn: 'কুপনটি যতবার ব্যবহার করা যেত, ততবার ব্যবহার হয়ে গেছে।',
  },
  'catalog.coupon.used': { en: 'You have used this coupon already.', bn: 'এই কুপন আপনি আগেই ব্যবহার করেছেন।' },
  'catalog.coupon.code': {
    en: 'A code has 3 to 30 letters, digits and hyphens.',
    bn: 'কোডে ৩ থেকে ৩০টি ইংরেজি অক্ষর, সংখ্যা ও হাইফেন থাকতে পারে।',
  },
  'catalog.coupon.taken': {
    en: 'There is a coupon with this code already. Choose another one.',
    bn: 'এই কোডের কুপন আগেই আছে। অন্য কোড দিন।',
  },
  'catalog.coupon.discount': {
    en: 'Give a percentage or an amount, one of them.',
    bn: 'শতাংশ অথবা টাকার অঙ্ক, যেকোনো একটি দিন।',
  },
  'catalog.coupon.uses': {
    en: 'It was used {used} times already; the limit cannot be lower.',
    bn: 'এটি আগেই {used} বার ব্যবহার হয়েছে; সীমা তার চেয়ে কম হতে পারে না।',
  },
} as const satisfies Record<string, Message>;
