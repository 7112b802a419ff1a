import { commonTexts } from '@pathshala/web-kit/common-texts';

const failedPart = (en: string, bn: string) => ({
  en: `${en} could not be asked what waits. {error}`,
  bn: `${bn} কী অপেক্ষায় তা জানা যায়নি। {error}`,
});

export const texts = {
  firstSteps: { en: 'First steps', bn: 'প্রথম ধাপ' },
  firstStepsLead: {
    en: 'With these the school can open. Nothing that you have not written yourself is shown to visitors.',
    bn: 'এগুলো হলেই প্রতিষ্ঠান চালু করা যায়। আপনি নিজে যা লেখেননি, দর্শনার্থীরা তা দেখে না।',
  },
  stepSettings: { en: 'Name, logo and contact of the school', bn: 'প্রতিষ্ঠানের নাম, লোগো ও যোগাযোগ' },
  stepPayment: { en: 'The accounts to which students pay', bn: 'শিক্ষার্থীরা যেসব হিসাবে টাকা দেবে' },
  stepPages: {
    en: 'Read what “About us” and “Terms of use” say, and write your own',
    bn: '“আমাদের কথা” ও “ব্যবহারের শর্ত” পড়ে নিজেদের মতো করে লিখুন',
  },
  stepCourse: {
    en: 'A first admission course with its units, years and questions',
    bn: 'ইউনিট, সাল ও প্রশ্নসহ প্রথম ভর্তি প্রস্তুতির কোর্স',
  },
  stepStudents: {
    en: 'Invite students, one by one or from a list, and your colleagues',
    bn: 'শিক্ষার্থীদের একজন একজন করে বা তালিকা থেকে, আর সহকর্মীদের আমন্ত্রণ জানান',
  },
  stepLook: { en: 'See the site as students see it', bn: 'শিক্ষার্থীরা সাইটটি যেভাবে দেখে, দেখে নিন' },
  stepDone: { en: 'done', bn: 'হয়েছে' },
  hideSteps: { en: 'Hide these steps', bn: 'এই ধাপগুলো আর দেখাবেন না' },
  since: { en: 'waiting since {time}', bn: '{time} থেকে অপেক্ষায়' },
  dueAt: { en: 'by {time}', bn: '{time}-এর মধ্যে' },
  failed: {
    accounts: failedPart('The accounts', 'অ্যাকাউন্টে'),
    courses: failedPart('The courses', 'কোর্সে'),
    exams: failedPart('The exams', 'পরীক্ষায়'),
    campaigns: failedPart('The campaigns', 'ক্যাম্পেইনে'),
  },
  mail: {
    en: 'Mail me at 8:00 am what waits for me, at most once a day',
    bn: 'কী অপেক্ষায় তা সকাল ৮টায় আমাকে মেইল করুন, দিনে একবার',
  },
  mailOn: {
    en: 'You get a mail at 8:00 am on days on which something waits.',
    bn: 'যেদিন কিছু অপেক্ষায় থাকবে, সেদিন সকাল ৮টায় মেইল পাবেন।',
  },
  mailOff: { en: 'You get no more daily mails.', bn: 'আর দৈনিক মেইল পাবেন না।' },
  again: commonTexts.tryAgain,
  title: commonTexts.bossArea,
  lead: {
    en: 'Who sits an exam now, what waits for you, and what the last 14 days brought.',
    bn: 'এখন কারা পরীক্ষা দিচ্ছেন, কী আপনার অপেক্ষায় আছে, আর গত ১৪ দিনে কী হলো।',
  },
  needsYou: { en: 'Needs you', bn: 'আপনার অপেক্ষায়' },
  nothingWaits: { en: 'Nothing waits for you.', bn: 'আপনার অপেক্ষায় কিছু নেই।' },
  running: { en: 'Exams running', bn: 'চলমান পরীক্ষা' },
  sitting: {
    en: '{n} students sit an exam now',
    one: '{n} student sits an exam now',
    bn: 'এখন পরীক্ষা দিচ্ছেন {n} জন',
  },
  noneRunning: { en: 'No campaign exam is open now.', bn: 'এখন কোনো ক্যাম্পেইনের পরীক্ষা খোলা নেই।' },
  sittingHere: { en: '{n} sitting', bn: '{n} জন দিচ্ছেন' },
  openUntil: { en: 'open until {time}', bn: '{time} পর্যন্ত খোলা' },
  lastDays: { en: 'The last 14 days', bn: 'গত ১৪ দিন' },
  day: commonTexts.day,
  registrations: { en: 'Registrations', bn: 'নিবন্ধন' },
  noRegistrations: { en: 'Nobody registered for a campaign.', bn: 'কেউ কোনো ক্যাম্পেইনে নিবন্ধন করেননি।' },
  signUps: { en: 'Sign-ups', bn: 'নতুন অ্যাকাউন্ট' },
  noSignUps: { en: 'Nobody signed up.', bn: 'কেউ অ্যাকাউন্ট খোলেননি।' },
  submissions: { en: 'Submitted exams', bn: 'জমা পড়া পরীক্ষা' },
  noSubmissions: { en: 'Nobody submitted an exam.', bn: 'কেউ পরীক্ষা জমা দেননি।' },
  create: { en: 'Create admission course', bn: 'ভর্তি প্রস্তুতির কোর্স তৈরি করুন' },
  startFailed: { en: 'These figures could not be fetched. {error}', bn: 'এই সংখ্যাগুলো আনা যায়নি। {error}' },
} as const;
