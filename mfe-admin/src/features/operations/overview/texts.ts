import { commonTexts } from '@pathshala/web-kit/common-texts';

export const texts = {
  lead: {
    en: 'How each part of the site is. The figures are read again every few seconds.',
    bn: 'সাইটের কোন অংশ কেমন চলছে। কয়েক সেকেন্ড পর পর নতুন করে দেখা হয়।',
  },
  services: { en: 'Gateway and services', bn: 'গেটওয়ে ও সার্ভিস' },
  remotes: commonTexts.remotes,
  part: { en: 'Part', bn: 'অংশ' },
  state: commonTexts.state,
  version: commonTexts.version,
  started: { en: 'Started', bn: 'শুরু' },
  queue: { en: 'In the queue', bn: 'সারিতে' },
  retrying: { en: 'To be retried', bn: 'আবার চেষ্টা হবে' },
  dead: commonTexts.failedEvents,
  outbox: { en: 'Not published yet', bn: 'এখনো প্রকাশ হয়নি' },
  errors: { en: 'Page errors, 7 days', bn: 'পাতার ত্রুটি, ৭ দিন' },
  checkout: { en: 'from a checkout', bn: 'সোর্স থেকে চালানো' },
  upgrading: { en: '{version}, {n} documents left to upgrade', bn: '{version}, আরও {n}টি তথ্য হালনাগাদ হবে' },
  ready: { en: 'Works', bn: 'চলছে' },
  degraded: { en: 'Works in part', bn: 'আংশিক চলছে' },
  notReady: { en: 'Not ready', bn: 'প্রস্তুত নয়' },
  away: { en: 'Does not answer', bn: 'সাড়া দিচ্ছে না' },
  unknown: { en: 'Unknown', bn: 'অজানা' },
  bus: {
    en: 'The message broker is away: events are late.',
    bn: 'মেসেজ ব্রোকার নেই: ইভেন্ট দেরিতে পৌঁছাবে।',
  },
  keyValue: {
    en: 'The store of sessions and limits is away: log-ins fail.',
    bn: 'সেশন ও সীমার ভান্ডার নেই: লগ ইন হচ্ছে না।',
  },
  writes: {
    en: 'The store takes no writes: is its disk full?',
    bn: 'ভান্ডার কিছু লিখতে পারছে না: ডিস্ক কি ভরে গেছে?',
  },
  documents: { en: 'Its store is away.', bn: 'এর ভান্ডার নেই।' },
  clock: {
    en: 'The clock of its machine is wrong.',
    bn: 'এর মেশিনের ঘড়ির সময় ভুল।',
  },
  results: {
    en: 'It marks differently from the others, so it takes no calls.',
    bn: 'অন্যদের থেকে ভিন্নভাবে নম্বর দেয়, তাই কোনো কাজ নিচ্ছে না।',
  },
  replica: { en: '{name} does not answer.', bn: '{name} সাড়া দিচ্ছে না।' },
  oldest: { en: '{n}, the oldest for {time}', bn: '{n}টি, সবচেয়ে পুরোনোটি {time} ধরে' },
  shared: { en: '{n}, of all services', bn: '{n}টি, সব সার্ভিস মিলে' },
  live: { en: 'Live', bn: 'চালু আছে' },
  onDisk: { en: 'Built on the gateway’s disk', bn: 'গেটওয়ের ডিস্কে তৈরি' },
  notLive: { en: 'Never promoted', bn: 'কখনো চালু হয়নি' },
  canary: { en: '{version} for {percent} of the visitors', bn: '{percent} ভিজিটর {version} পাচ্ছে' },
} as const;
