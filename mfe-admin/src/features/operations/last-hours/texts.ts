import { commonTexts } from '@pathshala/web-kit/common-texts';

/** The texts of /boss/operations/last-hours. */
export const texts = {
  lead: {
    en: 'How busy the site is and how fast it answers. The site holds these figures itself, for six hours.',
    bn: 'সাইট কত ব্যস্ত আর কত দ্রুত উত্তর দেয়। সাইট নিজেই ছয় ঘণ্টার এই হিসাব রাখে।',
  },
  range: { en: 'Time of day', bn: 'সময়' },
  oneHour: { en: 'One hour', bn: 'এক ঘণ্টা' },
  sixHours: { en: 'Six hours', bn: 'ছয় ঘণ্টা' },
  processes: { en: '{n} processes report.', bn: '{n}টি প্রসেস থেকে।' },
  oneProcess: {
    en: 'One process reports. After a restart the figures begin anew.',
    bn: 'একটি প্রসেস থেকে। আবার চালু হলে হিসাব নতুন করে শুরু হয়।',
  },
  none: { en: 'None in this time.', bn: 'এই সময়ে নেই।' },
  calls: { en: 'Calls', bn: 'কল' },
  answered: { en: 'Answered calls a second', bn: 'সেকেন্ডে উত্তর' },
  refused: { en: 'Refused calls a second', bn: 'সেকেন্ডে ফেরত কল' },
  failed: { en: 'Failed calls a second', bn: 'সেকেন্ডে ব্যর্থ কল' },
  p95: { en: '95 of 100 calls are answered within', bn: '১০০টির ৯৫টি কলের উত্তর এর মধ্যে' },
  exams: { en: 'Exams and log-ins', bn: 'পরীক্ষা ও লগ ইন' },
  starts: { en: 'Starts of exams a minute', bn: 'মিনিটে পরীক্ষা শুরু' },
  saves: { en: 'Saved answers a minute', bn: 'মিনিটে উত্তর সেভ' },
  submits: { en: 'Submitted exams a minute', bn: 'মিনিটে পরীক্ষা জমা' },
  logIns: { en: 'Log-ins a minute', bn: 'মিনিটে লগ ইন' },
  events: { en: 'Events', bn: 'ইভেন্ট' },
  outboxAge: { en: 'The oldest unpublished event waits for', bn: 'সবচেয়ে পুরোনো অপ্রকাশিত ইভেন্টের অপেক্ষা' },
  queue: { en: 'Events in queues', bn: 'সারিতে থাকা ইভেন্ট' },
  deadLetters: commonTexts.failedEvents,
  gatewayQueue: { en: 'Calls that wait', bn: 'অপেক্ষায় থাকা কল' },
  machine: { en: 'Processes', bn: 'প্রসেস' },
  eventLoop: { en: 'Delay inside a process', bn: 'প্রসেসের ভেতরের দেরি' },
  memory: { en: 'Memory of the largest process', bn: 'সবচেয়ে বড় প্রসেসের মেমোরি' },
  cpu: { en: 'Processors in use', bn: 'ব্যস্ত প্রসেসর' },
  disk: { en: 'Free on the disk', bn: 'ডিস্কে খালি' },
  bundle: { en: 'Download a support bundle', bn: 'সহায়তার ফাইল ডাউনলোড' },
  bundleText: {
    en: 'State, settings by name, last warnings and these figures, without secrets, addresses and mobile numbers. Read it before you send it.',
    bn: 'অবস্থা, সেটিংসের নাম, শেষ সতর্কতা আর এই হিসাব; গোপন কিছু, ঠিকানা বা মোবাইল নম্বর নেই। পাঠানোর আগে পড়ে নিন।',
  },
} as const;
