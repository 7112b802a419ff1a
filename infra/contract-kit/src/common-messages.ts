import type { Message } from '@pathshala/contract-kit/message';

export const common = {
  'common.malformed': {
    en: 'The request could not be read. Check what was sent and try again.',
    bn: 'অনুরোধটি বোঝা যায়নি। যা পাঠানো হয়েছে তা দেখে আবার চেষ্টা করুন।',
  },
  'common.field.required': { en: 'This is needed.', bn: 'এটি লাগবে।' },
  'common.field.invalid': { en: 'This is not of the right form.', bn: 'এটি ঠিক আকারে নেই।' },
  'common.field.long': { en: 'Shorten this to {n} characters.', bn: '{n} অক্ষরের মধ্যে লিখুন।' },
  'common.field.short': { en: 'Write at least {n} characters.', bn: 'অন্তত {n}টি অক্ষর লিখুন।' },
  'common.field.at-least': { en: 'Write {n} or more.', bn: '{n} বা তার বেশি লিখুন।' },
  'common.field.above': { en: 'Write a number above {n}.', bn: '{n}-এর বেশি একটি সংখ্যা লিখুন।' },
  'common.field.at-most': { en: 'Write {n} or less.', bn: '{n} বা তার কম লিখুন।' },
  'common.field.few': { en: 'Add at least {n}.', bn: 'অন্তত {n}টি যোগ করুন।' },
  'common.field.many': { en: 'Leave at most {n}.', bn: 'সর্বোচ্চ {n}টি রাখুন।' },
  'common.field.nested': {
    en: 'Parts of this text are nested more than {n} levels deep. Move the inner ones out.',
    bn: 'এই লেখার অংশগুলো একটির ভেতরে আরেকটি করে {n} স্তরের বেশি গভীরে। ভেতরেরগুলো বাইরে আনুন।',
  },
  'common.field.link': {
    en: 'Write a link that begins with https://',
    bn: 'https:// দিয়ে শুরু একটি লিংক লিখুন।',
  },
  'common.field.picture': {
    en: 'Upload the picture here: addresses of other sites are not shown.',
    bn: 'ছবিটি এখানে আপলোড করুন: অন্য সাইটের ঠিকানা দেখানো হয় না।',
  },
  'common.report-backwards': {
    en: 'The last day must not be before the first.',
    bn: 'শেষ দিন প্রথম দিনের আগে হতে পারবে না।',
  },
  'common.report-too-long': {
    en: 'Choose at most 1,100 days.',
    bn: 'সর্বোচ্চ ১,১০০ দিন বেছে নিন।',
  },
  'common.republish-unknown': {
    en: 'This service cannot publish {event} again.',
    bn: 'এই সার্ভিস {event} আবার প্রকাশ করতে পারে না।',
  },
  'common.republish-runs': {
    en: 'This event is being published again already. Wait until that has ended.',
    bn: 'এই ইভেন্টটি আবার প্রকাশ করা হচ্ছে। তা শেষ হওয়া পর্যন্ত অপেক্ষা করুন।',
  },
  'common.unauthenticated': { en: 'Please login first.', bn: 'আগে লগ ইন করুন।' },
  'common.key-refused': {
    en: 'This API key is unknown, expired or revoked. Ask an administrator for another one.',
    bn: 'এই এপিআই চাবিটি অজানা, মেয়াদোত্তীর্ণ বা বাতিল। প্রশাসকের কাছ থেকে আরেকটি নিন।',
  },
  'common.other-person': {
    en: 'Another person has logged in in this browser. This was not done.',
    bn: 'এই ব্রাউজারে আরেকজন লগ ইন করেছেন। কাজটি করা হয়নি।',
  },
  'common.second-factor-required': {
    en: 'Administrators of this site log in with two steps. Set up the second step first.',
    bn: 'এই সাইটে প্রশাসকদের দুই ধাপে লগ ইন করতে হয়। আগে দ্বিতীয় ধাপটি চালু করুন।',
  },
  'common.limited-rights': {
    en: 'Your rights are limited to some courses and batches, and this is not part of them. Ask an administrator with all permissions to do it, or to extend your rights.',
    bn: 'আপনার অধিকার কয়েকটি কোর্স ও ব্যাচে সীমিত, এটি তার মধ্যে পড়ে না। সব অনুমতি আছে এমন প্রশাসককে কাজটি করতে বা আপনার অধিকার বাড়াতে বলুন।',
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
  'common.file.empty': { en: 'This file is empty. Choose another one.', bn: 'ফাইলটি খালি। অন্য একটি বেছে নিন।' },
  'common.file.not-a-picture': {
    en: 'This file is not a picture that can be shown. Choose a PNG, JPEG, WebP or GIF.',
    bn: 'এই ফাইলটি দেখানোর মতো ছবি নয়। PNG, JPEG, WebP বা GIF বেছে নিন।',
  },
  'common.file.not-a-pdf': {
    en: 'This file is not a whole PDF. Save or scan your work as a PDF and choose it again.',
    bn: 'ফাইলটি সম্পূর্ণ পিডিএফ নয়। কাজটি পিডিএফ হিসেবে সেভ বা স্ক্যান করে আবার বেছে নিন।',
  },
  'common.file.svg': {
    en: 'SVG drawings cannot be uploaded. Save the drawing as PNG and choose that.',
    bn: 'SVG ছবি আপলোড করা যায় না। ছবিটি PNG আকারে সেভ করে সেটি বেছে নিন।',
  },
  'common.file.too-large': {
    en: 'This file is too large: at most {megabytes} MB. Choose a smaller one.',
    bn: 'ফাইলটি বেশি বড়: সর্বোচ্চ {megabytes} এমবি। ছোট একটি বেছে নিন।',
  },
  'common.file.too-many-pixels': {
    en: 'This picture has {megapixels} million pixels; at most {max} million can be used. Make it smaller first.',
    bn: 'এই ছবিতে {megapixels} মিলিয়ন পিক্সেল আছে; সর্বোচ্চ {max} মিলিয়ন চলে। আগে ছবিটি ছোট করুন।',
  },
  'common.file.too-many-bytes': {
    en: 'This picture takes {megabytes} MB of memory when it is opened; at most {max} MB can be used. Save it smaller, or with 8 bits for each colour.',
    bn: 'ছবিটি খুললে {megabytes} এমবি মেমোরি লাগে; সর্বোচ্চ {max} এমবি চলে। ছোট করে, অথবা প্রতি রঙে ৮ বিট রেখে সেভ করুন।',
  },
  'common.file.too-demanding': {
    en: 'This file takes too much time or memory to open. Save it again, smaller or simpler, and choose that one.',
    bn: 'ফাইলটি খুলতে বেশি সময় বা মেমোরি লাগছে। আরও ছোট বা সরল করে আবার সেভ করুন এবং সেটি বেছে নিন।',
  },
  'common.file.sheet-too-large': {
    en: 'This spreadsheet is too large when it is opened: at most {megabytes} MB, {columns} columns and {max} parts. Delete what is not needed, empty rows too, or split it into several files.',
    bn: 'স্প্রেডশিটটি খুললে বেশি বড়: সর্বোচ্চ {megabytes} এমবি, {columns}টি কলাম এবং {max}টি অংশ। অপ্রয়োজনীয় অংশ ও খালি সারি মুছুন, অথবা কয়েকটি ফাইলে ভাগ করুন।',
  },
  'common.file.sheet-unreadable': {
    en: 'This file cannot be read as an Excel workbook. Save it as .xlsx without a password and choose it again.',
    bn: 'ফাইলটি এক্সেল ওয়ার্কবুক হিসেবে পড়া যাচ্ছে না। পাসওয়ার্ড ছাড়া .xlsx হিসেবে সেভ করে আবার বেছে নিন।',
  },
  'common.file.no-such-sheet': {
    en: 'The workbook has no sheet with this name. Choose one of its sheets.',
    bn: 'ওয়ার্কবুকে এই নামের কোনো শিট নেই। এর একটি শিট বেছে নিন।',
  },
  'common.file.broken': {
    en: 'This picture is damaged and cannot be read. Save it again, or choose another one.',
    bn: 'ছবিটি নষ্ট, পড়া যাচ্ছে না। আবার সেভ করুন, অথবা অন্য একটি বেছে নিন।',
  },
  'common.file.form': {
    en: 'The file did not arrive. Please choose it again.',
    bn: 'ফাইলটি এসে পৌঁছায়নি। আবার বেছে নিন।',
  },
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
