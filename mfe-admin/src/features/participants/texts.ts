import { commonTexts } from '@pathshala/web-kit/common-texts';

/** The texts of the participants of a campaign. */
export const texts = {
  title: { en: 'Participants: {name}', bn: 'অংশগ্রহণকারী: {name}' },
  participants: { en: 'Participants', bn: 'অংশগ্রহণকারী' },
  management: commonTexts.campaignManagement,
  loadFailed: { en: 'The participants could not be loaded', bn: 'অংশগ্রহণকারীদের তালিকা আনা যায়নি' },
  search: { en: 'Search by name, email, mobile or roll number', bn: 'নাম, ইমেইল, মোবাইল বা রোল দিয়ে খুঁজুন' },
  empty: { en: 'Nobody has registered yet.', bn: 'এখনো কেউ নিবন্ধন করেনি।' },
  notFound: { en: 'Nobody matches your search.', bn: 'খোঁজের সঙ্গে কেউ মেলেনি।' },
  failed: { en: 'The list could not be loaded: {error}', bn: 'তালিকা আনা যায়নি: {error}' },
  name: commonTexts.name,
  roll: commonTexts.rollNumber,
  state: commonTexts.state,
  email: commonTexts.email,
  mailFailed: { en: 'mail not delivered', bn: 'মেইল পৌঁছায়নি' },
  mobile: commonTexts.mobile,
  registered: { en: 'Registered', bn: 'নিবন্ধনের সময়' },
  checkedIn: { en: 'Checked in', bn: 'উপস্থিত' },
  confirmed: { en: 'Confirmed', bn: 'নিশ্চিত' },
  waiting: commonTexts.waiting,
  unconfirmed: { en: 'Unconfirmed', bn: 'অনিশ্চিত' },
  cancelled: { en: 'Cancelled', bn: 'বাতিল' },
  notCheckedIn: { en: 'Not checked in', bn: 'অনুপস্থিত' },
  places: { en: 'Places', bn: 'আসন' },
  noLimit: { en: 'no limit', bn: 'সীমা নেই' },
  checkInOne: { en: 'Check in', bn: 'উপস্থিতি নিন' },
  undo: { en: 'Undo check-in', bn: 'উপস্থিতি ফেরান' },
  undone: { en: '{name} is not checked in any more.', bn: '{name}-এর উপস্থিতি ফেরানো হয়েছে।' },
  message: { en: 'Send a message', bn: 'বার্তা পাঠান' },
  messageToSelected: { en: 'Send a message to them', bn: 'এঁদের বার্তা পাঠান' },
  waitingList: { en: 'Waiting list', bn: 'অপেক্ষমাণ তালিকা' },
} as const;

export const checkInTexts = {
  title: { en: 'Check-in', bn: 'উপস্থিতি' },
  label: { en: 'Roll number or code', bn: 'রোল নম্বর বা কোড' },
  help: {
    en: 'Type it from the admit card, or scan its QR.',
    bn: 'প্রবেশপত্র দেখে লিখুন, অথবা এর কিউআর স্ক্যান করুন।',
  },
  submit: { en: 'Check in', bn: 'উপস্থিতি নিন' },
  missing: { en: 'Write a roll number or a code.', bn: 'রোল নম্বর বা কোড লিখুন।' },
  scan: { en: 'Scan with the camera', bn: 'ক্যামেরায় স্ক্যান করুন' },
  stop: { en: 'Stop the camera', bn: 'ক্যামেরা বন্ধ করুন' },
  picture: { en: 'Picture of the camera', bn: 'ক্যামেরার ছবি' },
  noCamera: {
    en: 'The camera cannot be used. Allow it for this site in the browser, or type the roll number.',
    bn: 'ক্যামেরা ব্যবহার করা যাচ্ছে না। ব্রাউজারে এই সাইটকে অনুমতি দিন, অথবা রোল নম্বর লিখুন।',
  },
  done: { en: '{name} is checked in. Roll number {roll}.', bn: '{name} উপস্থিত। রোল নম্বর {roll}।' },
  before: {
    en: '{name} was checked in already, at {time}.',
    bn: '{name}-এর উপস্থিতি আগেই নেওয়া হয়েছে, {time}-এ।',
  },
} as const;

export const waitingTexts = {
  title: { en: 'Waiting list: {name}', bn: 'অপেক্ষমাণ তালিকা: {name}' },
  lead: {
    en: 'A free place goes to the first one. Whoever registers later stands at the end.',
    bn: 'আসন খালি হলে প্রথম জন পাবে। পরে যে নিবন্ধন করবে সে শেষে থাকবে।',
  },
  empty: { en: 'Nobody is waiting.', bn: 'কেউ অপেক্ষায় নেই।' },
  first: { en: 'Move {name} to the first place', bn: '{name}-কে প্রথমে নিন' },
  up: commonTexts.moveNameUp,
  down: commonTexts.moveNameDown,
  moved: { en: '{name} is moved.', bn: '{name}-কে সরানো হয়েছে।' },
  toFirst: { en: 'First', bn: 'প্রথমে' },
} as const;

export const messageTexts = {
  title: { en: 'Message to participants: {name}', bn: 'অংশগ্রহণকারীদের বার্তা: {name}' },
  to: { en: 'To', bn: 'প্রাপক' },
  everybody: { en: 'Everybody with a place or waiting', bn: 'আসন আছে বা অপেক্ষায় থাকা সবাই' },
  chosen: {
    en: 'To the participants that you have selected ({n})',
    bn: 'আপনার বেছে নেওয়া অংশগ্রহণকারীদের কাছে ({n} জন)',
  },
  search: { en: 'Only those who match', bn: 'শুধু যাদের সঙ্গে মেলে' },
  searchHelp: {
    en: 'Part of a name, email, mobile, or a roll number.',
    bn: 'নাম, ইমেইল বা মোবাইলের অংশ, অথবা রোল নম্বর।',
  },
  subjectBn: { en: 'Subject in Bengali', bn: 'বাংলা বিষয়' },
  subjectEn: { en: 'Subject in English', bn: 'ইংরেজি বিষয়' },
  bodyBn: { en: 'Text in Bengali', bn: 'বাংলা লেখা' },
  bodyEn: { en: 'Text in English', bn: 'ইংরেজি লেখা' },
  bodyHelp: {
    en: 'Each participant reads the language of the own registration.',
    bn: 'যে যে ভাষায় নিবন্ধন করেছে সে সেই ভাষায় পড়বে।',
  },
  preview: { en: 'Preview and send', bn: 'দেখে নিয়ে পাঠান' },
  ask: { en: 'Send to {n} participants?', one: 'Send to 1 participant?', bn: '{n} জনকে পাঠাবেন?' },
  askOne: { en: 'Send to 1 participant?', bn: '১ জনকে পাঠাবেন?' },
  send: commonTexts.send,
  sent: { en: 'The message is on its way.', bn: 'বার্তা পাঠানো শুরু হয়েছে।' },
  bengali: commonTexts.inBengali,
  english: commonTexts.inEnglish,
  messages: { en: 'Messages sent', bn: 'পাঠানো বার্তা' },
  none: { en: 'No message has been sent yet.', bn: 'এখনো কোনো বার্তা পাঠানো হয়নি।' },
  preparing: { en: 'Listing the recipients: {n}', bn: 'প্রাপকের তালিকা হচ্ছে: {n} জন' },
  sending: { en: '{sent} of {n} sent', bn: '{n} জনের মধ্যে {sent} জনকে পাঠানো হয়েছে' },
  failed: { en: '{n} not delivered', bn: '{n} জনের কাছে পৌঁছায়নি' },
} as const;
