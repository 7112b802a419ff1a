import { commonTexts } from '@pathshala/web-kit/common-texts';

/** The texts of assignments for students; the server's refusals come from the message catalogue. */
export const texts = {
  title: commonTexts.assignments,
  lead: {
    en: 'What your courses ask you to hand in.',
    bn: 'আপনার কোর্সগুলোতে যা জমা দিতে হবে।',
  },
  due: { en: 'Due next', bn: 'সামনে জমা দিতে হবে' },
  overdue: { en: 'Past the due date', bn: 'সময় পেরিয়ে গেছে' },
  overdueHelp: {
    en: 'You can still hand these in. They count as late.',
    bn: 'এগুলো এখনো জমা দিতে পারবেন, তবে দেরিতে জমা বলে ধরা হবে।',
  },
  done: { en: 'Handed in', bn: 'জমা হয়েছে' },
  nothingDue: { en: 'Nothing is due now.', bn: 'এখন জমা দেওয়ার কিছু নেই।' },
  none: { en: 'No assignments yet.', bn: 'এখনো কোনো অ্যাসাইনমেন্ট নেই।' },
  noneHelp: {
    en: 'Assignments of the courses you are enrolled in appear here.',
    bn: 'যে কোর্সে ভর্তি আছেন, তার অ্যাসাইনমেন্ট এখানে দেখা যাবে।',
  },
  toCourses: commonTexts.seeTheCourses,
  ofCourse: { en: 'Assignments of the course', bn: 'কোর্সের অ্যাসাইনমেন্ট' },
  toAll: { en: 'All your assignments', bn: 'আপনার সব অ্যাসাইনমেন্ট' },
  create: { en: 'Create assignment', bn: 'অ্যাসাইনমেন্ট তৈরি করুন' },
  inDays: { en: 'in {n} days', bn: '{n} দিন পরে' },
  inOneDay: { en: 'in 1 day', bn: '১ দিন পরে' },
  inTime: { en: 'in {time}', bn: '{time} পরে' },
  daysAgo: { en: '{n} days ago', bn: '{n} দিন আগে' },
  oneDayAgo: { en: '1 day ago', bn: '১ দিন আগে' },
  timeAgo: { en: '{time} ago', bn: '{time} আগে' },
  dueAt: { en: 'Due {time} ({words})', bn: 'জমার শেষ সময় {time} ({words})' },
  stateNone: { en: 'Not handed in', bn: 'জমা দেননি' },
  stateHandedIn: { en: 'Handed in', bn: 'জমা হয়েছে' },
  stateLate: { en: 'Handed in late', bn: 'দেরিতে জমা হয়েছে' },
  stateMarked: { en: 'Marked: {score} of {max}', bn: 'নম্বর: {max}-এর মধ্যে {score}' },
} as const;
