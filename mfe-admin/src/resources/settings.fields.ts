import { commonTexts } from '@pathshala/web-kit/common-texts';
import type { Fields } from '@pathshala/admin-kit/forms/record-fields';
import { voiceLimits } from '@pathshala/svc-auth-contract/http';

const languageChoices = { bn: commonTexts.bengali, en: commonTexts.english } as const;

/** The settings of the site by their path in the API, and the facts of an uploaded logo. */
export const settingsFields = {
  'siteName.bn': { kind: 'text', label: commonTexts.nameInBengali, maxLength: 40 },
  'siteName.en': { kind: 'text', label: commonTexts.nameInEnglish, maxLength: 40 },
  logo: {
    kind: 'picture',
    label: { en: 'Logo', bn: 'লোগো' },
    help: {
      en: 'PNG, JPEG or WebP, best with a transparent background and at least 96 pixels high. Shown beside the name and in mails. Without one the drawn book is shown.',
      bn: 'PNG, JPEG বা WebP; স্বচ্ছ পটভূমি ও অন্তত ৯৬ পিক্সেল উচ্চতা হলে ভালো। নামের পাশে ও ইমেইলে দেখা যাবে। লোগো না দিলে আঁকা বইটি দেখা যাবে।',
    },
    isOptional: true,
  },
  'languages.offered': {
    kind: 'choice',
    label: { en: 'The site is in', bn: 'সাইটটি থাকবে' },
    display: 'radio',
    choices: { both: { en: 'Bengali and English', bn: 'বাংলা ও ইংরেজিতে' }, ...languageChoices },
  },
  'languages.standard': {
    kind: 'choice',
    label: { en: 'Begins in', bn: 'শুরুর ভাষা' },
    help: {
      en: 'For visitors who have chosen no language and whose browser prefers neither of the two.',
      bn: 'যে দর্শনার্থী ভাষা বাছেনি এবং যার ব্রাউজারও দুটির কোনোটি চায় না, তার জন্য।',
    },
    display: 'radio',
    choices: languageChoices,
  },
  'contact.address.bn': {
    kind: 'text',
    label: { en: 'Address in Bengali', bn: 'বাংলা ঠিকানা' },
    maxLength: 200,
    isOptional: true,
  },
  'contact.address.en': {
    kind: 'text',
    label: { en: 'Address in English', bn: 'ইংরেজি ঠিকানা' },
    maxLength: 200,
    isOptional: true,
  },
  'contact.phone': {
    kind: 'text',
    label: { en: 'Telephone', bn: 'টেলিফোন' },
    maxLength: 30,
    isOptional: true,
  },
  'contact.email': {
    kind: 'text',
    label: commonTexts.email,
    isEmail: true,
    maxLength: 254,
    isOptional: true,
  },
  'payment.bkash': {
    kind: 'text',
    label: { en: 'bKash number', bn: 'বিকাশ নম্বর' },
    maxLength: 60,
    isOptional: true,
  },
  'payment.nagad': {
    kind: 'text',
    label: { en: 'Nagad number', bn: 'নগদ নম্বর' },
    maxLength: 60,
    isOptional: true,
  },
  'payment.bank': {
    kind: 'text',
    label: { en: 'Bank, branch, account name and number', bn: 'ব্যাংক, শাখা, হিসাবের নাম ও নম্বর' },
    name: { en: 'Bank account', bn: 'ব্যাংক হিসাব' },
    maxLength: 300,
    rows: 3,
    isOptional: true,
  },
  countStatistics: {
    kind: 'switch',
    label: { en: 'Count for me', bn: 'আমার হয়ে গুনে দাও' },
    help: {
      en: 'The home page shows how many students, courses, questions and exams sat there are, and the mean of all ratings, each once there is one. Off: the numbers below.',
      bn: 'প্রথম পাতায় শিক্ষার্থী, কোর্স, প্রশ্ন আর দেওয়া পরীক্ষার আসল সংখ্যা এবং সব রেটিংয়ের গড় দেখা যাবে; যা এখনো শূন্য তা নয়। বন্ধ থাকলে নিচের সংখ্যাগুলো দেখা যাবে।',
    },
  },
  'statistics.students': { kind: 'number', label: commonTexts.students, isOptional: true },
  'statistics.classes': { kind: 'number', label: { en: 'Classes', bn: 'ক্লাস' }, isOptional: true },
  'statistics.sheets': {
    kind: 'number',
    label: { en: 'Practice sheets', bn: 'অনুশীলন শিট' },
    isOptional: true,
  },
  'statistics.tests': { kind: 'number', label: { en: 'Model tests', bn: 'মডেল টেস্ট' }, isOptional: true },
  'statistics.rating': {
    kind: 'number',
    label: { en: 'Average rating out of 5', bn: '৫-এর মধ্যে গড় রেটিং' },
    isOptional: true,
  },
  voices: {
    kind: 'own',
    label: commonTexts.whatStudentsSay,
    entryLabel: { en: 'Voice {n}', bn: 'কথা {n}' },
  },
  'voices.name': {
    kind: 'text',
    label: { en: 'Name of the student', bn: 'শিক্ষার্থীর নাম' },
    entryLabel: { en: 'Voice {n}: name', bn: 'কথা {n}: নাম' },
    maxLength: voiceLimits.name,
  },
  'voices.about': {
    kind: 'text',
    label: { en: 'Course, college or year (optional)', bn: 'কোর্স, কলেজ বা সাল (ঐচ্ছিক)' },
    entryLabel: { en: 'Voice {n}: course, college or year', bn: 'কথা {n}: কোর্স, কলেজ বা সাল' },
    maxLength: voiceLimits.about,
  },
  'voices.text': {
    kind: 'text',
    label: { en: 'What the student says', bn: 'শিক্ষার্থী যা বলেছে' },
    entryLabel: { en: 'Voice {n}: text', bn: 'কথা {n}: লেখা' },
    maxLength: voiceLimits.text,
  },
  social: {
    kind: 'own',
    label: { en: 'Social links', bn: 'সামাজিক মাধ্যমের লিংক' },
    entryLabel: { en: 'Link {n}', bn: 'লিংক {n}' },
  },
  'social.name': {
    kind: 'text',
    label: commonTexts.name,
    entryLabel: { en: 'Link {n}: name', bn: 'লিংক {n}: নাম' },
    maxLength: 40,
  },
  'social.url': {
    kind: 'text',
    label: commonTexts.address,
    entryLabel: { en: 'Link {n}: address', bn: 'লিংক {n}: ঠিকানা' },
    isAddress: true,
    maxLength: 500,
  },
  copyrightYear: {
    kind: 'number',
    label: { en: 'Copyright year', bn: 'কপিরাইটের সাল' },
    help: { en: 'Empty: always the current year.', bn: 'খালি রাখলে সব সময় চলতি সাল।' },
    isOptional: true,
  },
  'features.registration': {
    kind: 'switch',
    label: { en: 'Visitors can open an account', bn: 'দর্শনার্থীরা অ্যাকাউন্ট খুলতে পারবে' },
    help: {
      en: 'When off, only people whom you invite can join. Sign-ups that wait for their code can still be finished.',
      bn: 'বন্ধ থাকলে শুধু আপনার আমন্ত্রিত মানুষ যোগ দিতে পারবে। কোডের অপেক্ষায় থাকা নিবন্ধন শেষ করা যাবে।',
    },
  },
  'features.photos': {
    kind: 'switch',
    label: { en: 'Students can upload a photo', bn: 'শিক্ষার্থীরা ছবি আপলোড করতে পারবে' },
    help: {
      en: 'When off, photos that are there stay and can be removed.',
      bn: 'বন্ধ থাকলে আগের ছবি থেকে যাবে এবং সরানো যাবে।',
    },
  },
  'features.practice': {
    kind: 'switch',
    label: { en: 'Students can make practice tests', bn: 'শিক্ষার্থীরা অনুশীলন টেস্ট তৈরি করতে পারবে' },
    help: {
      en: 'When off, tests that were made can be sat, and mistakes and bookmarks can be read.',
      bn: 'বন্ধ থাকলে আগে তৈরি করা টেস্ট দেওয়া যাবে, ভুলের খাতা ও বুকমার্কও পড়া যাবে।',
    },
  },
  'features.discussion': {
    kind: 'switch',
    label: {
      en: 'Questions and answers below lessons can be written',
      bn: 'পাঠের নিচে প্রশ্ন ও উত্তর লেখা যাবে',
    },
    help: {
      en: 'When off, what was written can be read, changed and deleted.',
      bn: 'বন্ধ থাকলেও আগের লেখা পড়া, বদলানো ও মোছা যাবে।',
    },
  },
  'features.certificates': {
    kind: 'switch',
    label: { en: 'Winners can print certificates', bn: 'বিজয়ীরা সনদ ছাপাতে পারবে' },
    help: {
      en: 'When off, certificates that were printed can still be checked by their number.',
      bn: 'বন্ধ থাকলেও আগে ছাপানো সনদ নম্বর দিয়ে যাচাই করা যাবে।',
    },
  },
  'exams.graceSeconds': {
    kind: 'number',
    label: { en: 'Grace after the end', bn: 'সময় শেষের পরে বাড়তি সময়' },
    help: {
      en: 'From {min} to {max} seconds, for slow networks; it is never shown. Less would lose answers on the way, more would be time to answer.',
      bn: '{min} থেকে {max} সেকেন্ড, ধীর নেটওয়ার্কের জন্য; এটি কোথাও দেখানো হয় না। কম হলে পথে থাকা উত্তর হারাবে, বেশি হলে তা উত্তর দেওয়ার সময় হয়ে যাবে।',
    },
    unit: { en: 's', bn: 'সেকেন্ড' },
  },
  'exams.startsOfOneExam': {
    kind: 'number',
    label: { en: 'Starts of one exam in an hour', bn: 'এক ঘণ্টায় এক পরীক্ষা কতবার শুরু করা যাবে' },
    help: {
      en: 'From {min} to {max}, by one student, where an exam can be taken again. Fewer would stop honest practice.',
      bn: 'একজন শিক্ষার্থীর জন্য {min} থেকে {max} বার, যে পরীক্ষা আবার দেওয়া যায়। কম হলে সৎ অনুশীলনও আটকে যাবে।',
    },
  },
  'exams.startsOfAllExams': {
    kind: 'number',
    label: { en: 'Starts of all exams in an hour', bn: 'এক ঘণ্টায় সব পরীক্ষা মিলিয়ে কতবার' },
    help: {
      en: 'From {min} to {max}, by one student, and not fewer than of one exam. More would let a script load the service.',
      bn: 'একজন শিক্ষার্থীর জন্য {min} থেকে {max} বার, এক পরীক্ষার সংখ্যার চেয়ে কম নয়। বেশি হলে স্ক্রিপ্ট দিয়ে সার্ভারে চাপ দেওয়া যাবে।',
    },
  },
  'exams.deskMinutes': {
    kind: 'number',
    label: { en: 'Extra minutes at the exam desk', bn: 'পরীক্ষা ডেস্কে বাড়তি মিনিট' },
    help: {
      en: 'From {min} to {max}: what administrators can give one exam, or one who sits it, altogether.',
      bn: '{min} থেকে {max}: প্রশাসকেরা একটি পরীক্ষায়, বা একজন পরীক্ষার্থীকে, সব মিলিয়ে যতটা দিতে পারেন।',
    },
    unit: { en: 'min', bn: 'মিনিট' },
  },
  passwordMinimum: {
    kind: 'number',
    label: { en: 'Characters of a new password, at least', bn: 'নতুন পাসওয়ার্ডে অন্তত কত অক্ষর' },
    help: {
      en: 'From {min} to {max}. Passwords in use stay valid.',
      bn: '{min} থেকে {max}। চালু পাসওয়ার্ডগুলো আগের মতোই চলবে।',
    },
  },
  requireSecondFactorForAdmins: {
    kind: 'own',
    label: { en: 'Two steps for administrators', bn: 'প্রশাসকদের জন্য দুই ধাপে লগ ইন' },
  },
  url: { kind: 'own', label: { en: 'Uploaded picture', bn: 'আপলোড করা ছবি' } },
  width: { kind: 'own', label: { en: 'Width in pixels', bn: 'প্রস্থ, পিক্সেলে' } },
  height: { kind: 'own', label: { en: 'Height in pixels', bn: 'উচ্চতা, পিক্সেলে' } },
} as const satisfies Fields;
