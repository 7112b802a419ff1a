import type { Message } from '@pathshala/contract-kit/message';
import { academicMessages } from './academic-messages.ts';
import { blueprintMessages } from './blueprint-messages.ts';
import { examDeskMessages } from './exam-desk-messages.ts';
import { examMessages } from './exam-messages.ts';
import { questionFileMessages } from './question-file-messages.ts';
import { questionLineMessages } from './question-line-messages.ts';
import { questionMessages } from './question-messages.ts';
import { standingMessages } from './standing-messages.ts';
import { writtenMessages } from './written-messages.ts';

export const messages = {
  ...academicMessages,
  ...blueprintMessages,
  ...examMessages,
  ...examDeskMessages,
  ...questionMessages,
  ...questionFileMessages,
  ...questionLineMessages,
  ...standingMessages,
  ...writtenMessages,
  'exams.not-found': { en: 'There is no such exam.', bn: 'এমন কোনো পরীক্ষা নেই।' },
  'exams.attempt-not-found': { en: 'There is no such attempt.', bn: 'এমন কোনো পরীক্ষা-প্রচেষ্টা নেই।' },
  'exams.result-not-found': { en: 'There is no such result.', bn: 'এমন কোনো ফলাফল নেই।' },
  'exams.not-enrolled': {
    en: 'Enrol in the course first; then this exam is yours to sit.',
    bn: 'আগে কোর্সটিতে ভর্তি হোন; তারপর এই পরীক্ষা দিতে পারবেন।',
  },
  'exams.not-in-batch': {
    en: 'This exam is for certain batches of the course, and you are in none of them. Ask the school if that is wrong.',
    bn: 'এই পরীক্ষা কোর্সের নির্দিষ্ট ব্যাচের জন্য, আর আপনি সেসব ব্যাচে নেই। ভুল মনে হলে স্কুলে যোগাযোগ করুন।',
  },
  'exams.fees-due': {
    en: 'Fees of this course are due, so its exams wait. “My fees” shows what to pay; after the payment they open again at once.',
    bn: 'এই কোর্সের ফি বাকি, তাই এর পরীক্ষাগুলো বন্ধ আছে। কত দিতে হবে তা “আমার ফি” পাতায় আছে; পরিশোধ করলেই আবার খুলে যাবে।',
  },
  'exams.not-registered': {
    en: 'Register for the campaign first; then this exam is yours to sit.',
    bn: 'আগে ক্যাম্পেইনে নিবন্ধন করুন; তারপর এই পরীক্ষা দিতে পারবেন।',
  },
  'exams.paper-after-sitting': {
    en: 'Markers see the paper and its key when there is work to mark: after the end of a campaign, and after the first submit of another exam.',
    bn: 'মূল্যায়নকারীরা প্রশ্নপত্র ও সঠিক উত্তর দেখতে পান মূল্যায়নের কাজ এলে: ক্যাম্পেইন শেষ হওয়ার পর, আর অন্য পরীক্ষায় প্রথম উত্তরপত্র জমা পড়ার পর।',
  },
  'exams.paper-of-course': {
    en: 'Campaign managers see the papers of campaigns. Ask somebody with the permission for questions to open this one.',
    bn: 'ক্যাম্পেইন ব্যবস্থাপকেরা ক্যাম্পেইনের প্রশ্নপত্র দেখতে পান। এটি খুলতে প্রশ্নের অনুমতি আছে এমন কাউকে বলুন।',
  },
  'exams.part.opens': {
    en: 'The part of the course that this exam belongs to opens on {time}. Come back then.',
    bn: 'এই পরীক্ষা কোর্সের যে অংশের, সেটি খোলার সময়: {time}। তখন আবার আসুন।',
  },
  'exams.part.closed': {
    en: 'The part of the course that this exam belongs to has been closed since {time}. Ask your teacher if you still need it.',
    bn: 'এই পরীক্ষা কোর্সের যে অংশের, সেটি {time} থেকে বন্ধ। এখনো দরকার হলে শিক্ষককে বলুন।',
  },
  'exams.part.after': {
    en: 'Complete “{title}” first. Then this exam opens.',
    bn: 'আগে “{title}” শেষ করুন। তারপর এই পরীক্ষা খুলবে।',
  },
  'exams.not-open-yet': {
    en: 'This exam opens on {opensAt} (Dhaka time).',
    bn: 'এই পরীক্ষা শুরু হবে {opensAt} (ঢাকার সময়)।',
  },
  'exams.window-over': {
    en: 'This exam closed on {closesAt} (Dhaka time).',
    bn: 'এই পরীক্ষা শেষ হয়েছে {closesAt} (ঢাকার সময়)।',
  },
  'exams.withdrawn': { en: 'This exam is no longer offered.', bn: 'এই পরীক্ষা এখন আর নেওয়া হচ্ছে না।' },
  'exams.already-sat': {
    en: 'You have already taken this exam. It can be taken once.',
    bn: 'আপনি এই পরীক্ষা দিয়ে ফেলেছেন। এটি একবারই দেওয়া যায়।',
  },
  'exams.too-many-starts': {
    en: 'You have started very often in the last hour. Try again in {minutes} minutes.',
    bn: 'গত এক ঘণ্টায় আপনি অনেকবার পরীক্ষা শুরু করেছেন। {minutes} মিনিট পরে আবার চেষ্টা করুন।',
  },
  'exams.already-submitted': {
    en: 'This exam has been submitted; its answers stay as they are.',
    bn: 'এই পরীক্ষা জমা হয়ে গেছে; উত্তর আর বদলানো যাবে না।',
  },
  'exams.time-over': {
    en: 'The time is over. The answers saved in time count.',
    bn: 'সময় শেষ। সময়মতো সংরক্ষিত উত্তরগুলো গণনা করা হবে।',
  },
  'exams.time-left': {
    en: 'There is still time: {seconds} seconds.',
    bn: 'এখনো সময় আছে: {seconds} সেকেন্ড।',
  },
  'exams.too-many-subjects': {
    en: 'You can only select {n} optional subjects.',
    bn: 'আপনি কেবল {n}টি ঐচ্ছিক বিষয় বেছে নিতে পারবেন।',
  },
  'exams.too-few-subjects': {
    en: 'Please select exactly {n} optional subjects.',
    bn: 'ঠিক {n}টি ঐচ্ছিক বিষয় বেছে নিন।',
  },
  'exams.not-selected-subject': {
    en: 'You can only answer questions from your selected subjects.',
    bn: 'আপনি কেবল বেছে নেওয়া বিষয়ের প্রশ্নের উত্তর দিতে পারবেন।',
  },
  'exams.unknown-subject': {
    en: 'This exam has no subject named {subject}.',
    bn: 'এই পরীক্ষায় {subject} নামে কোনো বিষয় নেই।',
  },
  'exams.unknown-question': {
    en: 'An answer is to a question that this exam does not have.',
    bn: 'একটি উত্তর এমন প্রশ্নের, যা এই পরীক্ষায় নেই।',
  },
  'exams.unknown-option': {
    en: 'An answer names an option that its question does not have.',
    bn: 'একটি উত্তরে এমন বিকল্প আছে, যা প্রশ্নটিতে নেই।',
  },
  'exams.answer-kind': {
    en: 'This question takes one option as its answer.',
    bn: 'এই প্রশ্নের উত্তর একটি বিকল্প।',
  },
  'exams.answers-not-released': {
    en: 'The answers can be seen once the results are released.',
    bn: 'ফলাফল প্রকাশের পর উত্তর দেখা যাবে।',
  },
  'exams.score-exceeds': {
    en: 'Score exceeds total marks limit.',
    bn: 'নম্বর মোট নম্বরের সীমা ছাড়িয়ে গেছে।',
  },
  'exams.other-result': {
    en: 'The address and the body name two different results.',
    bn: 'ঠিকানায় এক ফলাফলের, আর পাঠানো তথ্যে আরেক ফলাফলের আইডি আছে।',
  },
  'exams.reason-required': {
    en: 'Say why the result is corrected; the reason is kept.',
    bn: 'ফলাফল কেন সংশোধন করা হচ্ছে লিখুন; কারণটি সংরক্ষিত থাকবে।',
  },
  'exams.nothing-to-correct': {
    en: 'Give a new score or a new feedback.',
    bn: 'নতুন নম্বর বা নতুন মন্তব্য দিন।',
  },
  'exams.feedback.auto': {
    en: 'Auto-submitted due to time limit.',
    bn: 'সময় শেষ হওয়ায় নিজে থেকেই জমা হয়েছে।',
  },
  'exams.feedback.manual': { en: 'Manually submitted.', bn: 'আপনি নিজে জমা দিয়েছেন।' },
  'exams.practice-off': {
    en: 'Practice tests cannot be made at the moment.',
    bn: 'এখন অনুশীলন টেস্ট তৈরি করা যাচ্ছে না।',
  },
  'exams.no-practice-questions': {
    en: 'There are no questions for this choice yet. Choose more subjects or another difficulty.',
    bn: 'এই বাছাইয়ে এখনো কোনো প্রশ্ন নেই। আরও বিষয় বা অন্য কাঠিন্য বেছে দেখুন।',
  },
  'exams.answers-at-end': {
    en: 'This test shows its answers after you submit it.',
    bn: 'এই টেস্টের উত্তর জমা দেওয়ার পরে দেখা যাবে।',
  },
  'exams.answer-by-check': {
    en: 'In this test an answer counts once you check it.',
    bn: 'এই টেস্টে উত্তর যাচাই করলে তবেই তা গণনা করা হয়।',
  },
  'exams.mistake-not-found': {
    en: 'This question is not in your mistakes notebook.',
    bn: 'এই প্রশ্নটি আপনার ভুলের খাতায় নেই।',
  },
  'exams.nothing-to-grade': {
    en: 'Answer this question first; then you can say how hard it was.',
    bn: 'আগে প্রশ্নটির উত্তর দিন; তারপর কতটা কঠিন লেগেছে জানাতে পারবেন।',
  },
  'exams.too-many-bookmarks': {
    en: 'You have {max} bookmarks, the most there can be. Remove one first.',
    bn: 'আপনার {max}টি বুকমার্ক আছে, এর বেশি রাখা যায় না। আগে একটি সরান।',
  },
  'exams.feedback.to-be-determined': { en: 'To be determined', bn: 'এখনো ঠিক হয়নি' },
  'exams.other-device': {
    en: 'This exam goes on in another device or window. Continue here to take it over; nothing is lost.',
    bn: 'পরীক্ষাটি এখন অন্য ডিভাইস বা উইন্ডোতে চলছে। এখানে চালিয়ে যেতে পারেন; কিছুই হারাবে না।',
  },
  'exams.declaration-required': {
    en: 'State your SSC and HSC GPA, and whether this is your second time; they count in this exam.',
    bn: 'এসএসসি ও এইচএসসির জিপিএ আর দ্বিতীয়বার দিচ্ছেন কি না জানান; এই পরীক্ষায় এগুলো গণনা করা হয়।',
  },
  'exams.answers-after-submit': {
    en: 'The answers can be seen after you submit this exam.',
    bn: 'পরীক্ষাটি জমা দেওয়ার পর উত্তর দেখা যাবে।',
  },
  'exams.not-marked-yet': {
    en: 'This exam has not been marked yet.',
    bn: 'এই পরীক্ষায় এখনো নম্বর দেওয়া হয়নি।',
  },
  'exams.marks-exceed': {
    en: 'A criterion has more marks than it can give.',
    bn: 'একটি মানদণ্ডে সর্বোচ্চের চেয়ে বেশি নম্বর দেওয়া হয়েছে।',
  },
  'exams.finding-not-found': {
    en: 'This question has no such finding.',
    bn: 'এই প্রশ্নে এমন কিছু পাওয়া যায়নি।',
  },
  'exams.report-not-found': { en: 'There is no such report.', bn: 'এমন কোনো অভিযোগ নেই।' },
  'exams.report-answered': {
    en: 'This report has been answered. Look at the answer first.',
    bn: 'এটির উত্তর দেওয়া হয়ে গেছে। আগে উত্তরটি দেখুন।',
  },
  'exams.report-hidden': {
    en: 'A question can be reported once you may see its answer.',
    bn: 'উত্তর দেখা যাওয়ার পরই প্রশ্নটি নিয়ে জানানো যাবে।',
  },
  'exams.report-text': {
    en: 'Write in a sentence what is wrong with the question.',
    bn: 'প্রশ্নটিতে কী ভুল তা এক বাক্যে লিখুন।',
  },
  'exams.key-unchanged': {
    en: 'This changes nothing of the key. Choose other options.',
    bn: 'এতে উত্তরমালার কিছু বদলায় না। অন্য বিকল্প বেছে নিন।',
  },
  'exams.key-accept-set': {
    en: 'In this exam all right options must be chosen together. Another right option would take marks from answers that are right now. Choose “Only these are right” or void the question.',
    bn: 'এই পরীক্ষায় সব সঠিক অপশন একসঙ্গে বাছতে হয়। আরেকটি অপশন সঠিক ধরলে এখনকার সঠিক উত্তরগুলোর নম্বর কমবে। “শুধু এগুলোই সঠিক” বাছুন অথবা প্রশ্নটি বাতিল করুন।',
  },
  'exams.key-accept-blank': {
    en: 'No option of this question is right, so leaving it blank earns its marks. A right option would take them away. Choose “Only these are right” or void the question.',
    bn: 'এই প্রশ্নের কোনো অপশন সঠিক নয়, তাই ফাঁকা রাখলে নম্বর পাওয়া যায়। একটি অপশন সঠিক ধরলে সেই নম্বর কমবে। “শুধু এগুলোই সঠিক” বাছুন অথবা প্রশ্নটি বাতিল করুন।',
  },
  'exams.key-corrected-meanwhile': {
    en: 'Somebody else has corrected the key meanwhile. Look at the preview again.',
    bn: 'এর মধ্যে অন্য কেউ উত্তরমালা সংশোধন করেছেন। প্রিভিউ আবার দেখুন।',
  },
} as const satisfies Record<string, Message>;
