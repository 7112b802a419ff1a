import { commonTexts } from '@pathshala/web-kit/common-texts';

/** Both languages are beside their code; the texts that other features link with are in `src/texts`. */
export const texts = {
  percentile: {
    en: 'Percentile {percentile}: you did as well as or better than {percentile} of 100 participants.',
    bn: 'পার্সেন্টাইল {percentile}: প্রতি ১০০ জনে {percentile} জনের সমান বা তাদের চেয়ে ভালো করেছেন।',
  },
  up: {
    en: 'Since version {version} your rank has gone up from {before} to {rank}.',
    bn: 'সংস্করণ {version}-এর তুলনায় আপনার মেধাস্থান {before} থেকে উঠে {rank} হয়েছে।',
  },
  down: {
    en: 'Since version {version} your rank has gone down from {before} to {rank}.',
    bn: 'সংস্করণ {version}-এর তুলনায় আপনার মেধাস্থান {before} থেকে নেমে {rank} হয়েছে।',
  },
  same: {
    en: 'Your rank is the same as in version {version}.',
    bn: 'আপনার মেধাস্থান সংস্করণ {version}-এর মতোই আছে।',
  },
  marksChanged: {
    en: 'Your marks were {before} and are {score} now.',
    bn: 'আপনার নম্বর ছিল {before}, এখন {score}।',
  },
  bySubject: { en: 'Your rank by subject', bn: 'বিষয়ভিত্তিক মেধাস্থান' },
  subject: commonTexts.subject,
  marks: commonTexts.marks,
  rank: commonTexts.rank,
  rankOf: commonTexts.rankOf,
  choose: { en: 'On the merit list I am shown with', bn: 'মেধাতালিকায় আমাকে দেখানো হোক' },
  name: { en: 'My name', bn: 'পুরো নামে' },
  initials: { en: 'My initials', bn: 'নামের আদ্যক্ষরে' },
  roll: { en: 'My roll number only', bn: 'শুধু রোল নম্বরে' },
  rollAlways: {
    en: 'The roll number is always shown. Nothing else about you is.',
    bn: 'রোল নম্বর সব সময় দেখানো হয়। আপনার অন্য কোনো তথ্য দেখানো হয় না।',
  },
  nowName: { en: 'The merit list now shows your name.', bn: 'মেধাতালিকায় এখন আপনার নাম দেখা যাবে।' },
  nowInitials: {
    en: 'The merit list now shows your initials.',
    bn: 'মেধাতালিকায় এখন আপনার নামের আদ্যক্ষর দেখা যাবে।',
  },
  nowRoll: {
    en: 'The merit list now shows your roll number only.',
    bn: 'মেধাতালিকায় এখন শুধু আপনার রোল নম্বর দেখা যাবে।',
  },
  ranksOf: { en: 'Ranks of', bn: 'কাদের মধ্যে মেধাস্থান' },
  all: { en: 'Everybody', bn: 'সবাই' },
  batchPlace: { en: 'Your rank in the batch: {rank} of {of}', bn: 'ব্যাচে আপনার মেধাস্থান: {of} জনে {rank}' },
  certificate: { en: 'Your certificate', bn: 'আপনার সনদ' },
  pending: {
    en: 'The results are released and the ranks are being worked out. This page shows them by itself as soon as they are ready.',
    bn: 'ফল প্রকাশিত হয়েছে, মেধাস্থান হিসাব করা হচ্ছে। হিসাব শেষ হলেই এই পাতায় দেখা যাবে।',
  },
  first: { en: 'First', bn: 'প্রথম' },
  second: { en: 'Second', bn: 'দ্বিতীয়' },
  third: { en: 'Third', bn: 'তৃতীয়' },
  version: commonTexts.version,
  versionOf: { en: 'Version {version}, {date}', bn: 'সংস্করণ {version}, {date}' },
  older: {
    en: 'This is version {version}. It no longer holds: the list was issued again.',
    bn: 'এটি সংস্করণ {version}। এটি আর কার্যকর নয়: তালিকাটি নতুন করে প্রকাশ করা হয়েছে।',
  },
  latest: { en: 'See the list that holds', bn: 'কার্যকর তালিকা দেখুন' },
  changed: {
    en: 'Version {version}, issued on {date}. Against the version before: {marks} with other marks, {up} ranked higher, {down} ranked lower, {entered} added.',
    bn: 'সংস্করণ {version}, প্রকাশ {date}। আগের সংস্করণের তুলনায়: নম্বর বদলেছে {marks} জনের, এগিয়েছেন {up} জন, পিছিয়েছেন {down} জন, যুক্ত হয়েছেন {entered} জন।',
  },
  release: { en: 'Release (only administrators see this)', bn: 'ফল প্রকাশ (শুধু প্রশাসকেরা দেখেন)' },
  building: { en: 'Working out the ranks', bn: 'মেধাস্থান হিসাব হচ্ছে' },
  mails: { en: 'Mails to the participants', bn: 'পরীক্ষার্থীদের ইমেইল' },
  mailCounts: {
    en: 'Sent: {sent}. Failed: {failed}. Left: {left}.',
    bn: 'পাঠানো হয়েছে {sent}টি। ব্যর্থ {failed}টি। বাকি {left}টি।',
  },
  upTo: commonTexts.certificatesUpTo,
  upToHelp: {
    en: '0 means no certificates. Participants who share the last rank all get one.',
    bn: '০ মানে সনদ নেই। শেষ স্থানটি একাধিক জনের হলে সবাই সনদ পাবেন।',
  },
  upToWrong: {
    en: 'Write a whole number from 0 to 100,000.',
    bn: '০ থেকে ১,০০,০০০ পর্যন্ত পূর্ণসংখ্যা লিখুন।',
  },
  save: commonTexts.save,
  saved: {
    en: 'Saved. Certificates are given up to rank {n}.',
    bn: 'সংরক্ষিত। {n} নম্বর স্থান পর্যন্ত সনদ দেওয়া হবে।',
  },
  savedNone: { en: 'Saved. No certificates are given.', bn: 'সংরক্ষিত। কোনো সনদ দেওয়া হবে না।' },
  title: commonTexts.meritList,
  search: { en: 'Search by name or roll number', bn: 'নাম বা রোল নম্বর দিয়ে খুঁজুন' },
  empty: { en: 'Nobody has a result in this exam.', bn: 'এই পরীক্ষায় এখনো কারও ফল নেই।' },
  notFound: {
    en: 'Nobody on the list has this name or roll number. Names are shown only with the participant’s consent.',
    bn: 'এই নাম বা রোল নম্বরে তালিকায় কেউ নেই। পরীক্ষার্থীর সম্মতি ছাড়া নাম দেখানো হয় না।',
  },
  meritRank: commonTexts.rank,
  who: { en: 'Name or roll', bn: 'নাম বা রোল' },
  meritRoll: { en: 'Roll {roll}', bn: 'রোল {roll}' },
  you: { en: 'You', bn: 'আপনি' },
  meritMarks: commonTexts.marks,
  scoreInTime: { en: '{score} of {total} · time {time}', bn: '{total}-এ {score} · সময় {time}' },
  time: { en: 'Time', bn: 'সময়' },
  own: { en: 'Your place', bn: 'আপনার মেধাস্থান' },
  place: { en: 'Your rank: {rank} of {of}', bn: 'আপনার মেধাস্থান: {of} জনে {rank}' },
  result: { en: 'Your result and the answers', bn: 'আপনার ফল ও উত্তর' },
} as const;
