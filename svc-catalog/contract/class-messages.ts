import type { Message } from '@pathshala/contract-kit/message';

/** Refusals of classes, their series, attendance and calendars. */
export const classMessages = {
  'catalog.class-not-found': { en: 'There is no such class.', bn: 'এমন কোনো ক্লাস নেই।' },
  'catalog.class.incomplete': {
    en: 'The class is not complete yet. Please look at the marked places.',
    bn: 'ক্লাসটি এখনো সম্পূর্ণ নয়। চিহ্নিত জায়গাগুলো দেখুন।',
  },
  'catalog.class.title': { en: 'Give the class a title.', bn: 'ক্লাসের একটি শিরোনাম দিন।' },
  'catalog.class.course': { en: 'Choose the course or the batch.', bn: 'কোর্স অথবা ব্যাচ বেছে নিন।' },
  'catalog.class.start': { en: 'Say when the class begins.', bn: 'ক্লাস কখন শুরু হবে দিন।' },
  'catalog.class.length': { en: 'Say how many minutes the class takes.', bn: 'ক্লাসটি কত মিনিটের তা দিন।' },
  'catalog.class.place': {
    en: 'Give a room, or the link to join.',
    bn: 'কক্ষ অথবা যোগ দেওয়ার লিংক দিন।',
  },
  'catalog.class.batch': {
    en: 'The batch does not have this course. Choose one of its courses.',
    bn: 'ব্যাচটিতে এই কোর্স নেই। ব্যাচের কোনো কোর্স বেছে নিন।',
  },
  'catalog.class.begun': {
    en: 'The class has begun: its course and batch can no longer change, because its attendance belongs to them.',
    bn: 'ক্লাসটি শুরু হয়ে গেছে: হাজিরা এই কোর্স ও ব্যাচের বলে এগুলো আর বদলানো যায় না।',
  },
  'catalog.class.no-series': {
    en: 'This class belongs to no series. Change it by itself.',
    bn: 'এই ক্লাসটি কোনো ধারাবাহিকের নয়। শুধু এটিই বদলান।',
  },
  'catalog.class.clash': {
    en: '“{title}” ({time}) has the same teacher, room or students. Confirm to schedule the class nevertheless.',
    bn: '“{title}” ({time}) ক্লাসটির শিক্ষক, কক্ষ বা শিক্ষার্থী একই। তবু ক্লাসটি রাখতে চাইলে নিশ্চিত করুন।',
  },
  'catalog.class.clash-teacher': {
    en: 'Teaches “{title}” ({time}) at that time.',
    bn: 'ওই সময়ে “{title}” ({time}) ক্লাস নিচ্ছেন।',
  },
  'catalog.class.clash-room': {
    en: 'Is taken by “{title}” ({time}) at that time.',
    bn: 'ওই সময়ে এখানে “{title}” ({time}) ক্লাস আছে।',
  },
  'catalog.class.clash-students': {
    en: 'Have “{title}” ({time}) at that time.',
    bn: 'ওই সময়ে এদের “{title}” ({time}) ক্লাস আছে।',
  },
  'catalog.class.series-incomplete': {
    en: 'Choose at least one day of the week.',
    bn: 'সপ্তাহের অন্তত একটি দিন বেছে নিন।',
  },
  'catalog.class.series-too-long': {
    en: 'A series lasts at most one year: choose a last day until {until}.',
    bn: 'একটি ধারাবাহিক সর্বোচ্চ এক বছরের হয়: শেষ দিন {until} বা তার আগে দিন।',
  },
  'catalog.class.series-order': {
    en: 'The last day is before the first one.',
    bn: 'শেষ দিনটি প্রথম দিনের আগে পড়েছে।',
  },
  'catalog.class.series-empty': {
    en: 'No class falls on these days. Choose other days of the week, or a later last day.',
    bn: 'এই দিনগুলোতে কোনো ক্লাস পড়ে না। সপ্তাহের অন্য দিন বা পরের কোনো শেষ দিন দিন।',
  },
  'catalog.class.restore-too-late': {
    en: 'This was deleted more than 30 days ago and cannot be brought back.',
    bn: 'এটি ৩০ দিনের বেশি আগে মুছে ফেলা হয়েছে, তাই আর ফেরানো যাবে না।',
  },
  'catalog.attendance.too-early': {
    en: 'Attendance is taken from 15 minutes before the class.',
    bn: 'ক্লাস শুরুর ১৫ মিনিট আগে থেকে হাজিরা নেওয়া যায়।',
  },
  'catalog.attendance.not-open': {
    en: 'Attendance is open from 15 minutes before the class until its end.',
    bn: 'ক্লাস শুরুর ১৫ মিনিট আগে থেকে শেষ পর্যন্ত হাজিরা দেওয়া যায়।',
  },
  'catalog.attendance.code': {
    en: 'This code is no longer valid. Scan the code that the screen in the room shows now.',
    bn: 'এই কোডটির সময় শেষ। কক্ষের পর্দায় এখন যে কোড আছে সেটি স্ক্যান করুন।',
  },
  'catalog.attendance.in-room': {
    en: 'This class is taught in a room. Scan the code that is shown there.',
    bn: 'এই ক্লাসটি কক্ষে হচ্ছে। সেখানে দেখানো কোডটি স্ক্যান করুন।',
  },
  'catalog.attendance.range': {
    en: 'Choose at most one year, or 31 days for a whole course, from the first day to the last.',
    bn: 'প্রথম দিন থেকে শেষ দিন পর্যন্ত সর্বোচ্চ এক বছর, পুরো কোর্সের জন্য সর্বোচ্চ ৩১ দিন বেছে নিন।',
  },
  'catalog.attendance.report-of': {
    en: 'Choose a batch or a course.',
    bn: 'একটি ব্যাচ বা কোর্স বেছে নিন।',
  },
  'catalog.routine-range': {
    en: 'Choose at most six weeks, from the first day to the last.',
    bn: 'প্রথম দিন থেকে শেষ দিন পর্যন্ত সর্বোচ্চ ছয় সপ্তাহ বেছে নিন।',
  },
  'catalog.calendar-not-found': {
    en: 'This calendar address is no longer valid. Create a new one on the routine page.',
    bn: 'এই ক্যালেন্ডারের ঠিকানা আর চালু নেই। রুটিনের পাতা থেকে নতুন একটি তৈরি করুন।',
  },
} as const satisfies Record<string, Message>;
