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
} as const satisfies Record<string, Message>;
