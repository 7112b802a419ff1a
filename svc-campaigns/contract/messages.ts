import type { Message } from '@pathshala/contract-kit/message';
import { sittingMessages } from './sitting-messages.ts';

export const messages = {
  ...sittingMessages,
  'campaigns.not-found': { en: 'There is no such campaign.', bn: 'এমন কোনো ক্যাম্পেইন নেই।' },
  'campaigns.window': {
    en: 'Please give the campaign a start and an end after it.',
    bn: 'ক্যাম্পেইনের শুরু ও তার পরের একটি শেষ সময় দিন।',
  },
  'campaigns.window-start': { en: 'When does it begin?', bn: 'কখন শুরু হবে?' },
  'campaigns.window-end': { en: 'The end must be after the start.', bn: 'শেষ সময় শুরুর পরে হতে হবে।' },
  'campaigns.exam.incomplete': {
    en: 'The exam is not complete yet. Please look at the marked places.',
    bn: 'পরীক্ষাটি এখনো সম্পূর্ণ নয়। চিহ্নিত জায়গাগুলো দেখুন।',
  },
  'campaigns.exam.time-limit': { en: 'Give a time limit in minutes.', bn: 'মিনিটে সময়সীমা দিন।' },
  'campaigns.exam.required-subjects': {
    en: 'At least the mandatory subjects and at most all subjects can be required; 0 means all.',
    bn: 'কমপক্ষে আবশ্যিক বিষয়গুলো, আর সর্বোচ্চ সব বিষয় চাওয়া যায়; ০ মানে সবগুলো।',
  },
  'campaigns.exam.empty-subject': { en: 'This subject has no questions yet.', bn: 'এই বিষয়ে এখনো প্রশ্ন নেই।' },
  'campaigns.no-correct-option': {
    en: 'Questions without a correct option: {n}. Those who leave them blank get the points. Please confirm that this is meant.',
    bn: 'সঠিক উত্তর ছাড়া প্রশ্ন: {n}টি। যারা ফাঁকা রাখবে তারা নম্বর পাবে। এটি ইচ্ছাকৃত কি না নিশ্চিত করুন।',
  },
  'campaigns.no-correct-option-here': {
    en: 'No option is marked correct.',
    bn: 'কোনো উত্তর সঠিক বলে চিহ্নিত নেই।',
  },
  'campaigns.exam.duplicate-id': {
    en: 'Another part of this exam has the same id. Leave the id out for a new one.',
    bn: 'এই পরীক্ষার আরেকটি অংশের আইডি একই। নতুন অংশে আইডি দেবেন না।',
  },
  'campaigns.exam.duplicate-subject': {
    en: 'There is another subject of this name.',
    bn: 'এই নামে আরেকটি বিষয় আছে।',
  },
  'campaigns.exam-started': {
    en: 'This exam has started: its start and its paper can no longer be changed. A wrong key is corrected in the analysis of the exam; the end can be moved.',
    bn: 'পরীক্ষাটি শুরু হয়ে গেছে: এর শুরুর সময় ও প্রশ্নপত্র আর বদলানো যাবে না। সঠিক উত্তরে ভুল থাকলে পরীক্ষার বিশ্লেষণ পাতা থেকে সংশোধন করুন; শেষ সময় বদলানো যায়।',
  },
  'campaigns.results-released': {
    en: 'The results of this exam are released: only its title and description can still be changed.',
    bn: 'এই পরীক্ষার ফল প্রকাশিত হয়েছে: এখন শুধু শিরোনাম আর বিবরণ বদলানো যায়।',
  },
  'campaigns.dates-past': {
    en: 'These dates have passed. Choose dates that lie ahead.',
    bn: 'এই তারিখ পার হয়ে গেছে। সামনের তারিখ দিন।',
  },
  'campaigns.start-past': {
    en: 'This day has passed. Choose today or a later day.',
    bn: 'এই দিন পার হয়ে গেছে। আজ বা পরের কোনো দিন দিন।',
  },
  'campaigns.window-short': {
    en: 'The exam takes {exam} minutes, but the campaign lasts {window}. Move the end, or shorten the exam.',
    bn: 'পরীক্ষার সময় {exam} মিনিট, কিন্তু ক্যাম্পেইন চলবে {window} মিনিট। শেষ সময় পিছিয়ে দিন, নয়তো পরীক্ষার সময় কমান।',
  },
  'campaigns.window-short-end': {
    en: 'The exam does not fit before this end. Choose a later one.',
    bn: 'এই সময়ের মধ্যে পরীক্ষা শেষ হবে না। আরও পরের সময় দিন।',
  },
  'campaigns.window-short-exam': {
    en: 'This is longer than the campaign lasts.',
    bn: 'ক্যাম্পেইনের চেয়ে এই সময় বেশি।',
  },
  'campaigns.no-questions': {
    en: 'Registration is open, but the paper has no questions. Add questions, or close registration until the paper is ready.',
    bn: 'নিবন্ধন খোলা, কিন্তু প্রশ্নপত্রে কোনো প্রশ্ন নেই। প্রশ্ন যোগ করুন, নয়তো প্রশ্নপত্র তৈরি না হওয়া পর্যন্ত নিবন্ধন বন্ধ রাখুন।',
  },
  'campaigns.no-questions-here': {
    en: 'Add at least one question to each subject.',
    bn: 'প্রতিটি বিষয়ে অন্তত একটি প্রশ্ন যোগ করুন।',
  },
  'campaigns.archive-open': {
    en: 'Only a campaign that is over can be archived.',
    bn: 'শুধু শেষ হয়ে যাওয়া ক্যাম্পেইন আর্কাইভ করা যায়।',
  },
  'campaigns.end-past': {
    en: 'This time has passed. Choose an end that lies ahead; a minute from now ends the exam for everybody.',
    bn: 'এই সময় পার হয়ে গেছে। সামনের একটি সময় দিন; এখন থেকে এক মিনিট পরের সময় দিলে সবার পরীক্ষা তখনই শেষ হবে।',
  },
  'campaigns.limit-below-taken': {
    en: 'Places taken: {n}, those included that still wait for confirmation. The limit cannot be lower.',
    bn: '{n}টি জায়গা নেওয়া হয়ে গেছে (নিশ্চিতকরণের অপেক্ষায় থাকাগুলোসহ)। সীমা এর কম হতে পারে না।',
  },
  'campaigns.limit-below-taken-here': {
    en: 'More places are taken than this.',
    bn: 'এর চেয়ে বেশি জায়গা নেওয়া হয়ে গেছে।',
  },
  'campaigns.check-in-unknown': {
    en: 'Nobody in this campaign has this code or roll number. Check it, or search for the name.',
    bn: 'এই ক্যাম্পেইনে এই কোড বা রোল নম্বর কারও নেই। আবার দেখুন, অথবা নাম দিয়ে খুঁজুন।',
  },
  'campaigns.check-in-no-place': {
    en: '{name} has no confirmed place and cannot be checked in.',
    bn: '{name}-এর নিশ্চিত আসন নেই, তাই উপস্থিতি নেওয়া যাবে না।',
  },
  'campaigns.check-in-online': {
    en: 'This campaign is online. To check people in, write its place in the form first.',
    bn: 'ক্যাম্পেইনটি অনলাইনে। উপস্থিতি নিতে আগে ফর্মে এর স্থান লিখুন।',
  },
  'campaigns.waiting-changed': {
    en: 'The waiting list has changed meanwhile. Look at it again, then move.',
    bn: 'এর মধ্যে অপেক্ষমাণ তালিকা বদলে গেছে। আবার দেখে তারপর সরান।',
  },
  'campaigns.no-recipients': {
    en: 'Nobody would get this message. Choose other recipients.',
    bn: 'এই বার্তা কেউ পাবে না। অন্য প্রাপক বেছে নিন।',
  },
  'campaigns.restore-too-late': {
    en: 'This campaign was deleted more than 30 days ago and cannot be brought back.',
    bn: 'ক্যাম্পেইনটি ৩০ দিনের বেশি আগে মুছে ফেলা হয়েছে, তাই আর ফেরানো যাবে না।',
  },
  'campaigns.restore-later': {
    en: 'The registrations of this campaign are being cancelled. Restore it in two minutes; its registrations do not come back.',
    bn: 'এই ক্যাম্পেইনের নিবন্ধনগুলো বাতিল করা হচ্ছে। দুই মিনিট পরে ফিরিয়ে আনুন; নিবন্ধনগুলো আর ফিরবে না।',
  },
  'campaigns.has-registrations': {
    en: 'With this campaign go its registrations (registered: {registered}, waiting: {waiting}); their people are told by mail unless it is over. Results stay with the students ({results}). Confirm to delete it.',
    bn: 'ক্যাম্পেইনটির সঙ্গে এর নিবন্ধনও মুছে যাবে (নিবন্ধিত {registered} জন, অপেক্ষায় {waiting} জন); শেষ হয়ে না থাকলে সবাইকে ইমেইলে জানানো হবে। শিক্ষার্থীদের ফল থেকে যাবে ({results}টি)। মুছতে চাইলে নিশ্চিত করুন।',
  },
  'campaigns.delete-running': {
    en: 'Students are sitting this exam. Move its end first; it can be deleted when it is over.',
    bn: 'শিক্ষার্থীরা এখন এই পরীক্ষা দিচ্ছে। আগে শেষ সময় এগিয়ে আনুন; শেষ হলে মুছতে পারবেন।',
  },
  'campaigns.field.time-limit': { en: 'Minutes: from 0 to 600.', bn: 'মিনিটে: ০ থেকে ৬০০।' },
  'campaigns.field.total-marks': { en: 'Marks: from 0 to 100,000.', bn: 'নম্বর: ০ থেকে ১,০০,০০০।' },
  'campaigns.field.required-subjects': {
    en: 'A whole number from 0 to 50; 0 means all subjects.',
    bn: '০ থেকে ৫০-এর মধ্যে পূর্ণসংখ্যা; ০ মানে সব বিষয়।',
  },
  'campaigns.field.negative-marking': { en: 'Percent: from 0 to 100.', bn: 'শতাংশে: ০ থেকে ১০০।' },
  'campaigns.field.points': { en: 'More than 0 and at most 1,000.', bn: '০-এর বেশি, সর্বোচ্চ ১,০০০।' },
  'campaigns.field.options': { en: 'A question has 2 to 6 options.', bn: 'একটি প্রশ্নে ২ থেকে ৬টি উত্তর থাকে।' },
  'campaigns.field.questions': {
    en: 'A subject has at most 300 questions.',
    bn: 'একটি বিষয়ে সর্বোচ্চ ৩০০টি প্রশ্ন।',
  },
  'campaigns.field.subjects': { en: 'An exam has at most 50 subjects.', bn: 'একটি পরীক্ষায় সর্বোচ্চ ৫০টি বিষয়।' },
  'campaigns.field.max-participants': {
    en: 'A whole number from 0 to 1,000,000; 0 means no limit.',
    bn: '০ থেকে ১০,০০,০০০-এর মধ্যে পূর্ণসংখ্যা; ০ মানে সীমা নেই।',
  },
  'campaigns.not-over': {
    en: 'Results can be released after the campaign is over and the last answers are in.',
    bn: 'ক্যাম্পেইন শেষ হয়ে সব উত্তর জমা পড়লে তবেই ফল প্রকাশ করা যাবে।',
  },
  'campaigns.release-sitting': {
    en: 'Students with extra time sit this exam until {until}. The results can be released after that.',
    bn: 'বাড়তি সময় পাওয়া শিক্ষার্থীরা {until} পর্যন্ত পরীক্ষা দিচ্ছে। এরপর ফল প্রকাশ করা যাবে।',
  },
  'campaigns.not-released': {
    en: 'The results of this campaign are not released yet.',
    bn: 'এই ক্যাম্পেইনের ফল এখনো প্রকাশ করা হয়নি।',
  },
  'campaigns.not-ranked': {
    en: 'You have no result in this campaign.',
    bn: 'এই ক্যাম্পেইনে আপনার কোনো ফল নেই।',
  },
  'campaigns.ranks-pending': {
    en: 'The results are released and the ranks are being worked out. Look again in a moment.',
    bn: 'ফল প্রকাশিত হয়েছে, মেধাস্থান হিসাব করা হচ্ছে। একটু পরে আবার দেখুন।',
  },
  'campaigns.field.certificates': {
    en: 'A whole number from 0 to 100,000; 0 means no certificates.',
    bn: '০ থেকে ১,০০,০০০-এর মধ্যে পূর্ণসংখ্যা; ০ মানে সনদ নেই।',
  },
  'campaigns.certificates-off': {
    en: 'Certificates are not given out at the moment.',
    bn: 'এখন সনদ দেওয়া হচ্ছে না।',
  },
  'campaigns.no-certificate': {
    en: 'There is no certificate for your rank in this exam.',
    bn: 'এই পরীক্ষায় আপনার মেধাস্থানের জন্য কোনো সনদ নেই।',
  },
  'campaigns.no-such-certificate': {
    en: 'No certificate has this number. Please check that it is typed as it is printed.',
    bn: 'এই নম্বরের কোনো সনদ নেই। সনদে যেমন আছে তেমন লেখা হয়েছে কি না দেখুন।',
  },
  'campaigns.no-version': {
    en: 'There is no such version of this merit list.',
    bn: 'এই মেধাতালিকার এমন কোনো সংস্করণ নেই।',
  },
  'campaigns.closed': { en: 'Registration for this campaign is closed.', bn: 'এই ক্যাম্পেইনের নিবন্ধন বন্ধ।' },
  'campaigns.over': { en: 'This campaign is over.', bn: 'এই ক্যাম্পেইন শেষ হয়ে গেছে।' },
  'campaigns.has-sat': {
    en: 'You have sat this exam; the place cannot be given back any more.',
    bn: 'আপনি পরীক্ষাটি দিয়েছেন; জায়গাটি আর ছাড়া যাবে না।',
  },
  'campaigns.has-begun': {
    en: 'You have begun this exam; the place cannot be given back any more.',
    bn: 'আপনি পরীক্ষাটি শুরু করেছেন; জায়গাটি আর ছাড়া যাবে না।',
  },
  'campaigns.link-of-account': {
    en: 'An account registered with this address. Log in to that account and open the link again. If you know of no such account, go on without it.',
    bn: 'এই ঠিকানা দিয়ে একটি অ্যাকাউন্ট থেকে নিবন্ধন করা হয়েছে। ওই অ্যাকাউন্টে লগইন করে লিংকটি আবার খুলুন। এমন কোনো অ্যাকাউন্ট আপনার না থাকলে অ্যাকাউন্ট ছাড়াই এগিয়ে যান।',
  },
  'campaigns.registration.mobile-taken': {
    en: 'Another registration has this number. Please give a different number that reaches you.',
    bn: 'এই নম্বরটি আরেকটি নিবন্ধনে আছে। আপনাকে পাওয়া যায় এমন অন্য একটি নম্বর দিন।',
  },
  'campaigns.checked-in': {
    en: 'You are checked in; the place cannot be given back any more.',
    bn: 'আপনার উপস্থিতি নেওয়া হয়েছে; আসনটি আর ছাড়া যাবে না।',
  },
  'campaigns.link-unknown': {
    en: 'This link is not valid. Please open it as it stands in the mail.',
    bn: 'লিংকটি সঠিক নয়। ইমেইলে যেমন আছে ঠিক তেমন করে খুলুন।',
  },
  'campaigns.link-ended': {
    en: 'The registration of this link was given up. You can register again while registration is open.',
    bn: 'এই লিংকের নিবন্ধনটি ছেড়ে দেওয়া হয়েছে। নিবন্ধন খোলা থাকলে আবার নিবন্ধন করতে পারেন।',
  },
  'campaigns.offer-over': {
    en: 'This offer is over. You can register again while registration is open.',
    bn: 'এই প্রস্তাবের সময় শেষ। নিবন্ধন খোলা থাকলে আবার নিবন্ধন করতে পারেন।',
  },
  'campaigns.already-registered': {
    en: 'There already is a registration with this email or mobile number.',
    bn: 'এই ইমেইল বা মোবাইল নম্বর দিয়ে আগেই নিবন্ধন হয়েছে।',
  },
  'campaigns.already-yours': {
    en: 'You are already registered for this campaign.',
    bn: 'আপনি এই ক্যাম্পেইনে আগেই নিবন্ধন করেছেন।',
  },
  'campaigns.not-registered': {
    en: 'You are not registered for this campaign.',
    bn: 'আপনি এই ক্যাম্পেইনে নিবন্ধিত নন।',
  },
  'campaigns.registration.incomplete': {
    en: 'Please give your full name, email and mobile number.',
    bn: 'আপনার পুরো নাম, ইমেইল ও মোবাইল নম্বর দিন।',
  },
  'campaigns.registration.name': { en: 'Please write your full name.', bn: 'আপনার পুরো নাম লিখুন।' },
  'campaigns.registration.email': {
    en: 'Please write an email address like name@example.com.',
    bn: 'name@example.com-এর মতো একটি ইমেইল লিখুন।',
  },
  'campaigns.registration.mobile': {
    en: 'Please write a mobile number like 01712345678.',
    bn: '০১৭১২৩৪৫৬৭৮-এর মতো একটি মোবাইল নম্বর লিখুন।',
  },
} as const satisfies Record<string, Message>;
