import { commonTexts } from '@pathshala/web-kit/common-texts';

export const texts = {
  title: commonTexts.remotes,
  lead: {
    en: 'Which version of each part of the pages visitors get. All gateways follow within seconds; open pages are offered a reload.',
    bn: 'ভিজিটররা পাতার কোন অংশের কোন সংস্করণ পাচ্ছে। কয়েক সেকেন্ডে সব গেটওয়ে মেনে চলে; খোলা পাতায় নতুন করে খোলার প্রস্তাব আসে।',
  },
  buildsTitle: { en: 'These are the builds on disk', bn: 'এগুলো ডিস্কে তৈরি সংস্করণ' },
  builds: {
    en: 'This gateway serves what is built on its own disk, so nothing can be promoted or rolled back here. With REMOTES_STORE set, it serves published versions.',
    bn: 'এই গেটওয়ে নিজের ডিস্কে তৈরি সংস্করণ দেখায়, তাই এখান থেকে কিছু চালু করা বা ফেরানো যায় না। REMOTES_STORE দিলে প্রকাশিত সংস্করণ দেখায়।',
  },
  remote: { en: 'Remote', bn: 'রিমোট' },
  live: { en: 'Live for everybody', bn: 'সবার জন্য চালু' },
  canary: { en: 'For a share', bn: 'একাংশের জন্য' },
  previous: { en: 'A rollback returns to', bn: 'ফিরলে যে সংস্করণ' },
  actions: { en: 'Actions', bn: 'কাজ' },
  since: { en: '{version}, since {time}, by {name}', bn: '{version}, {time} থেকে, {name}' },
  share: {
    en: '{version} for {percent}, since {time}, by {name}',
    bn: '{percent}-এর জন্য {version}, {time} থেকে, {name}',
  },
  release: { en: 'Release…', bn: 'প্রকাশ…' },
  releaseOf: { en: 'Release a version of {name}', bn: '{name}-এর একটি সংস্করণ প্রকাশ' },
  rollback: { en: 'Roll back', bn: 'আগেরটিতে ফিরুন' },
  rollbackOf: { en: 'Roll back {name}', bn: '{name} আগেরটিতে ফেরান' },
  rollbackTitle: { en: 'Roll back {name}?', bn: '{name} আগেরটিতে ফেরাবেন?' },
  rollbackCanary: {
    en: 'The share of visitors with {version} gets {live} again.',
    bn: 'যারা {version} পাচ্ছে তারা আবার {live} পাবে।',
  },
  rollbackText: {
    en: 'Everybody gets {previous} instead of {live}.',
    bn: '{live}-এর বদলে সবাই {previous} পাবে।',
  },
  version: commonTexts.version,
  percent: { en: 'Share of the visitors in percent', bn: 'ভিজিটরদের কত শতাংশ' },
  percentHelp: { en: 'Leave it at 100 for everybody.', bn: 'সবার জন্য হলে ১০০ রাখুন।' },
  percentWrong: { en: 'Write a number above 0 and up to 100.', bn: '০-এর বেশি ও ১০০ পর্যন্ত একটি সংখ্যা লিখুন।' },
  question: { en: 'Release {name} {version}?', bn: '{name} {version} প্রকাশ করবেন?' },
  forAll: { en: 'Everybody gets it from their next page on.', bn: 'পরের পাতা থেকে সবাই এটি পাবে।' },
  forShare: {
    en: '{percent} of the visitors get it, always the same ones.',
    bn: '{percent} ভিজিটর এটি পাবে, সব সময় একই মানুষ।',
  },
  go: { en: 'Release', bn: 'প্রকাশ করুন' },
  done: { en: 'Done: the gateways follow within seconds.', bn: 'হয়েছে: কয়েক সেকেন্ডে গেটওয়েগুলো মেনে চলবে।' },
  refusedTitle: { en: 'Contract tests refuse {name} {version}', bn: 'কনট্রাক্ট টেস্টে {name} {version} আটকেছে' },
  anyway: { en: 'Release anyway', bn: 'তবুও প্রকাশ করুন' },
  reason: { en: 'Why release it anyway?', bn: 'তবুও প্রকাশ করার কারণ' },
  reasonHelp: {
    en: 'Pages may fail for visitors. Your reason and what the tests found are in the audit log.',
    bn: 'ভিজিটরদের পাতায় ত্রুটি হতে পারে। আপনার কারণ ও টেস্টের ফল অডিট লগে থাকবে।',
  },
  reasonMissing: { en: 'Write a reason of at least 10 characters.', bn: 'অন্তত ১০ অক্ষরে কারণ লিখুন।' },
  auditPending: {
    en: 'The last changes are not in the audit log yet. They follow by themselves as soon as svc-auth has them.',
    bn: 'শেষ পরিবর্তনগুলো এখনো অডিট লগে নেই। svc-auth পেলেই নিজে থেকে যুক্ত হবে।',
  },
  history: { en: 'Last changes', bn: 'শেষ পরিবর্তন' },
  change: { en: '{time}: {name}: {what}', bn: '{time}: {name}: {what}' },
  noChanges: { en: 'Nothing was changed yet.', bn: 'এখনো কিছু বদলানো হয়নি।' },
  services: { en: 'Recorded versions of services', bn: 'সার্ভিসের নথিভুক্ত সংস্করণ' },
} as const;

/** The commands of the history, by their verb. */
export const changeTexts = {
  promote: { en: '{name}: {version} for everybody', bn: '{name}: {version} সবার জন্য চালু' },
  canary: { en: '{name}: {version} for {percent}', bn: '{name}: {version} চালু {percent}-এর জন্য' },
  rollback: { en: '{name}: rolled back', bn: '{name}: আগেরটিতে ফেরা' },
  record: { en: '{name}: {version} recorded', bn: '{name}: {version} নথিভুক্ত' },
  prune: { en: '{name}: old versions removed', bn: '{name}: পুরোনো সংস্করণ সরানো' },
  overridden: {
    en: '{text}, although contract tests failed: {reason}',
    bn: '{text}, কনট্রাক্ট টেস্ট ব্যর্থ হলেও: {reason}',
  },
} as const;
