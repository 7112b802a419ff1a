import type { Message } from '@pathshala/contract-kit/message';

/** Authoring of academic courses. */
export const authoringMessages = {
  'catalog.academic.status-after-draft': {
    en: 'A draft can become upcoming or inactive, and no other status.',
    bn: 'খসড়া কোর্স শুধু “আসন্ন” বা “নিষ্ক্রিয়” করা যায়।',
  },
  'catalog.academic.status-after-upcoming': {
    en: 'An upcoming course can become active or inactive, and no other status.',
    bn: 'আসন্ন কোর্স শুধু “চলমান” বা “নিষ্ক্রিয়” করা যায়।',
  },
  'catalog.academic.status-after-active': {
    en: 'An active course can become completed or inactive, and no other status.',
    bn: 'চলমান কোর্স শুধু “সম্পন্ন” বা “নিষ্ক্রিয়” করা যায়।',
  },
  'catalog.academic.status-after-completed': {
    en: 'A completed course can become inactive, and no other status.',
    bn: 'সম্পন্ন কোর্স শুধু “নিষ্ক্রিয়” করা যায়।',
  },
  'catalog.academic.status-after-inactive': {
    en: 'An inactive course can become a draft again, and no other status.',
    bn: 'নিষ্ক্রিয় কোর্স শুধু আবার “খসড়া” করা যায়।',
  },
  'catalog.key-sat': {
    en: 'Students have sat this past exam, so its key is changed by a key correction: it marks all of them again and says why. Open the analysis of the exam for it, and set the right answers here as they were.',
    bn: 'শিক্ষার্থীরা এই বছরের পরীক্ষা দিয়ে ফেলেছে, তাই সঠিক উত্তর বদলাতে হয় “উত্তর সংশোধন” দিয়ে: এতে সবার নম্বর আবার হিসাব হয় ও কারণ জানানো হয়। এজন্য পরীক্ষার বিশ্লেষণ খুলুন, আর এখানে সঠিক উত্তরগুলো আগের মতো রাখুন।',
  },
  'catalog.key-sat-here': {
    en: 'This changes the right answer. Correct it in the analysis of the exam.',
    bn: 'এতে সঠিক উত্তর বদলে যায়। পরীক্ষার বিশ্লেষণে গিয়ে সংশোধন করুন।',
  },
  'catalog.unit-title-required': { en: 'Give the unit a title.', bn: 'ইউনিটের শিরোনাম লিখুন।' },
  'catalog.order-outdated': {
    en: 'This list has changed meanwhile. Load it again, then put it in order.',
    bn: 'এর মধ্যে তালিকাটি বদলে গেছে। আবার লোড করে তারপর সাজান।',
  },
  'catalog.deletion-not-found': {
    en: 'There is nothing to undo: it was not deleted, or more than 30 days ago.',
    bn: 'ফেরানোর কিছু নেই: এটি মোছা হয়নি, অথবা ৩০ দিনের বেশি আগে মোছা হয়েছে।',
  },
  'catalog.deletion-parent-missing': {
    en: 'What it belonged to was deleted too. Restore that first.',
    bn: 'এটি যার ভেতরে ছিল সেটিও মোছা হয়েছে। আগে সেটি ফিরিয়ে আনুন।',
  },
  'catalog.too-many-subjects': {
    en: 'A course has at most {max} subjects.',
    bn: 'একটি কোর্সে সর্বোচ্চ {max}টি বিষয় থাকতে পারে।',
  },
  'catalog.too-many-chapters': {
    en: 'A subject has at most {max} chapters.',
    bn: 'একটি বিষয়ে সর্বোচ্চ {max}টি অধ্যায় থাকতে পারে।',
  },
  'catalog.too-many-lessons': {
    en: 'A chapter has at most {max} lessons and as many contents.',
    bn: 'একটি অধ্যায়ে সর্বোচ্চ {max}টি পাঠ আর সমান সংখ্যক বিষয়বস্তু থাকতে পারে।',
  },
  'catalog.course-too-large': {
    en: 'The titles and descriptions of this course are too long together. Shorten some, or make two courses.',
    bn: 'কোর্সটির সব শিরোনাম ও বিবরণ মিলিয়ে বেশি বড়। কিছু ছোট করুন, অথবা দুটি কোর্স করুন।',
  },
  'catalog.export.too-large': {
    en: 'This course is too large for one file: at most {megabytes} MB of texts and {max} files.',
    bn: 'একটি ফাইলের জন্য কোর্সটি বেশি বড়: সর্বোচ্চ {megabytes} MB লেখা আর {max}টি ফাইল ধরে।',
  },
  'catalog.import.not-a-course': {
    en: 'This file is not an exported course. Choose the zip file that “Export” gave you.',
    bn: 'এই ফাইলটি রপ্তানি করা কোর্স নয়। “রপ্তানি” থেকে পাওয়া জিপ ফাইলটি বেছে নিন।',
  },
  'catalog.import.version': {
    en: 'This file has the version {version}, and only version {known} can be imported.',
    bn: 'ফাইলটির সংস্করণ {version}, কিন্তু শুধু সংস্করণ {known} আমদানি করা যায়।',
  },
  'catalog.import.path': {
    en: 'The zip file holds a path that leaves its folder, so it was not imported.',
    bn: 'জিপ ফাইলে এমন পাথ আছে যা ফোল্ডারের বাইরে যায়, তাই আমদানি করা হয়নি।',
  },
  'catalog.import.too-large': {
    en: 'The zip file holds more than a course can: at most {megabytes} MB when unpacked, and {max} files.',
    bn: 'জিপ ফাইলটি একটি কোর্সের চেয়ে বড়: খুললে সর্বোচ্চ {megabytes} MB আর {max}টি ফাইল থাকতে পারে।',
  },
  'catalog.import.broken': {
    en: 'A part of the zip file cannot be read. Export the course again.',
    bn: 'জিপ ফাইলের একটি অংশ পড়া যাচ্ছে না। কোর্সটি আবার রপ্তানি করুন।',
  },
  'catalog.import.incomplete': {
    en: 'The course in this file cannot be used. Please look at the named places.',
    bn: 'এই ফাইলের কোর্সটি ব্যবহার করা যাচ্ছে না। চিহ্নিত জায়গাগুলো দেখুন।',
  },
} as const satisfies Record<string, Message>;
