import { commonTexts } from '@pathshala/web-kit/common-texts';

/** The texts of the page of notices. */
export const texts = {
  title: commonTexts.notices,
  lead: {
    en: 'The bell has all of them. Choose what also comes by mail, to your devices or by SMS.',
    bn: 'ঘণ্টায় সবই থাকে। ইমেইলে, ডিভাইসে বা এসএমএসে কী আসবে বেছে নিন।',
  },
  back: commonTexts.account,
  device: { en: 'This device', bn: 'এই ডিভাইস' },
  deviceLead: {
    en: 'This browser can show you notices while the site is closed.',
    bn: 'সাইট বন্ধ থাকলেও এই ব্রাউজার আপনাকে নোটিশ দেখাতে পারে।',
  },
  deviceOn: {
    en: 'This device shows your notices until you log out.',
    bn: 'লগ আউট না করা পর্যন্ত এই ডিভাইস আপনার নোটিশ দেখাবে।',
  },
  turnOn: commonTexts.turnOn,
  turnOff: commonTexts.turnOff,
  unsupported: {
    en: 'This browser cannot show notices. On an iPhone, add the site to the home screen first. The bell and mails work as before.',
    bn: 'এই ব্রাউজার নোটিশ দেখাতে পারে না। আইফোনে আগে সাইটটি হোম স্ক্রিনে যোগ করুন। ঘণ্টা ও ইমেইল আগের মতোই চলবে।',
  },
  denied: {
    en: 'Notices of this site are blocked in the browser. Allow them in its settings for this site, then come back.',
    bn: 'ব্রাউজারে এই সাইটের নোটিশ আটকানো আছে। ব্রাউজারের সেটিংসে অনুমতি দিয়ে আবার আসুন।',
  },
  noPush: {
    en: 'This site does not send notices to devices. They come to the bell and by mail.',
    bn: 'এই সাইট ডিভাইসে নোটিশ পাঠায় না। নোটিশ ঘণ্টায় ও ইমেইলে আসে।',
  },
  failed: {
    en: 'Notices could not be turned on here. Load the page again and try once more.',
    bn: 'এখানে নোটিশ চালু করা যায়নি। পাতাটি আবার খুলে চেষ্টা করুন।',
  },
  devices: { en: 'Devices that show notices', bn: 'যেসব ডিভাইসে নোটিশ আসে' },
  unknownDevice: { en: 'A browser', bn: 'একটি ব্রাউজার' },
  since: { en: 'since {time}', bn: '{time} থেকে' },
  remove: commonTexts.remove,
  removeWhat: { en: 'Remove: {what}', bn: 'সরান: {what}' },
  kinds: { en: 'What comes how', bn: 'কোনটি কীভাবে আসবে' },
  mail: { en: 'By mail', bn: 'ইমেইলে' },
  push: { en: 'Devices', bn: 'ডিভাইস' },
  sms: { en: 'SMS', bn: 'এসএমএস' },
  courses: { en: 'Courses and enrolment', bn: 'কোর্স ও ভর্তি' },
  classes: { en: 'Classes: soon, moved, cancelled', bn: 'ক্লাস: শুরু, বদল, বাতিল' },
  exams: { en: 'An exam in an hour', bn: 'এক ঘণ্টা পরের পরীক্ষা' },
  payments: { en: 'Payments and fees', bn: 'পেমেন্ট ও ফি' },
  assignments: commonTexts.assignments,
  results: { en: 'Marks and results', bn: 'নম্বর ও ফল' },
  answers: { en: 'Answers to your questions', bn: 'আপনার প্রশ্নের উত্তর' },
  reviews: { en: 'Questions to repeat', bn: 'আবার দেখার প্রশ্ন' },
  school: { en: 'Messages of the school', bn: 'প্রতিষ্ঠানের বার্তা' },
  attendance: commonTexts.attendance,
  campaigns: { en: 'A place from the waiting list', bn: 'অপেক্ষমাণ তালিকা থেকে আসন' },
  quiet: { en: 'Quiet hours', bn: 'নীরব সময়' },
  quietLead: {
    en: 'Nothing comes to devices and by SMS in these hours; it comes after them. Mails are not affected.',
    bn: 'এই সময়ে ডিভাইসে ও এসএমএসে কিছু আসে না, পরে আসে। ইমেইলে এর প্রভাব নেই।',
  },
  quietOn: { en: 'Keep quiet hours', bn: 'নীরব সময় রাখুন' },
  from: { en: 'Quiet from', bn: 'নীরব সময়ের শুরু' },
  to: { en: 'Quiet until', bn: 'নীরব সময়ের শেষ' },
  save: commonTexts.save,
  saved: commonTexts.saved,
} as const;
