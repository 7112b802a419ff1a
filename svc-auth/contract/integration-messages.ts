import type { Message } from '@pathshala/contract-kit/message';

/** The texts of webhooks and API keys. */
export const integrationMessages = {
  'auth.webhook-url': {
    en: 'Write an address that begins with https://, without a port or password, of a server on the internet.',
    bn: 'https:// দিয়ে শুরু একটি ঠিকানা লিখুন, পোর্ট বা পাসওয়ার্ড ছাড়া; সার্ভারটি ইন্টারনেটে থাকতে হবে।',
  },
  'auth.webhook-private': {
    en: 'This name leads to a server of a private network. Only servers on the internet are called.',
    bn: 'এই নামটি ব্যক্তিগত নেটওয়ার্কের সার্ভারে যায়। কেবল ইন্টারনেটের সার্ভারে পাঠানো হয়।',
  },
  'auth.webhook-unresolved': {
    en: 'There is no server with this name. Check how it is written.',
    bn: 'এই নামে কোনো সার্ভার নেই। বানানটি দেখুন।',
  },
  'auth.webhooks-full': {
    en: 'A school has at most {max} webhooks. Delete one that is not used.',
    bn: 'একটি প্রতিষ্ঠানে সর্বোচ্চ {max}টি ওয়েবহুক থাকে। যেটি লাগে না, সেটি মুছুন।',
  },
  'auth.webhook-off': {
    en: 'This webhook is off. Turn it on first.',
    bn: 'এই ওয়েবহুকটি বন্ধ আছে। আগে চালু করুন।',
  },
  'auth.key-expiry': {
    en: 'Choose an end in the future, at most {days} days from now.',
    bn: 'ভবিষ্যতের একটি মেয়াদ বেছে নিন, এখন থেকে সর্বোচ্চ {days} দিন।',
  },
  'auth.key-permissions': {
    en: 'A key can only have permissions that you have yourself.',
    bn: 'চাবিতে কেবল সেই অনুমতি দেওয়া যায়, যা আপনার নিজের আছে।',
  },
  'auth.export-list': {
    en: 'This list cannot be exported, or you may not read it.',
    bn: 'এই তালিকা ফাইল করা যায় না, অথবা এটি দেখার অনুমতি আপনার নেই।',
  },
  'auth.export-filter': {
    en: 'Choose what the list needs: {name}.',
    bn: 'তালিকাটির জন্য যা লাগবে তা বেছে নিন: {name}।',
  },
  'auth.export-columns': {
    en: 'Choose at least one column of this list.',
    bn: 'এই তালিকার অন্তত একটি কলাম বেছে নিন।',
  },
  'auth.export-recipients': {
    en: 'Choose administrators who may read this list and have an email address.',
    bn: 'এমন প্রশাসক বেছে নিন যাঁরা এই তালিকা দেখতে পারেন এবং যাঁদের ইমেইল ঠিকানা আছে।',
  },
  'auth.export-endpoint': {
    en: 'Write the https:// address of an S3 server on the internet, or leave it empty for Amazon. An address of the school’s own network must be allowed by who runs the site.',
    bn: 'ইন্টারনেটের কোনো S3 সার্ভারের https:// ঠিকানা লিখুন, Amazon হলে খালি রাখুন। স্কুলের নিজের নেটওয়ার্কের ঠিকানা হলে সাইটের পরিচালককে আগে অনুমতি দিতে হবে।',
  },
  'auth.export-secret': {
    en: 'Write the secret key of the bucket.',
    bn: 'বাকেটের গোপন চাবিটি লিখুন।',
  },
  'auth.exports-full': {
    en: 'There are {max} exports already. Delete one that is no longer needed.',
    bn: 'এরই মধ্যে {max}টি এক্সপোর্ট আছে। অপ্রয়োজনীয় একটি মুছে ফেলুন।',
  },
  'auth.export-deleted': {
    en: 'This export is deleted.',
    bn: 'এই এক্সপোর্টটি মুছে ফেলা হয়েছে।',
  },
  'auth.export-file-gone': {
    en: 'This file is no longer there: files are stored for seven days.',
    bn: 'ফাইলটি আর নেই: ফাইল সাত দিন রাখা হয়।',
  },
} as const satisfies Record<string, Message>;
