import type { Message } from '@pathshala/contract-kit/message';

/** The weekly standings. */
export const standingMessages = {
  'exams.standing-list': {
    en: 'This list is for those who belong to it. Your district and college come from your profile.',
    bn: 'তালিকাটি শুধু সংশ্লিষ্ট শিক্ষার্থীদের জন্য। আপনার জেলা ও কলেজ প্রোফাইল থেকে নেওয়া হয়।',
  },
  'exams.standing-week': {
    en: 'The standings of this week can no longer be read, or it has not begun.',
    bn: 'এই সপ্তাহের তালিকা আর দেখা যায় না, অথবা সপ্তাহটি এখনো শুরু হয়নি।',
  },
  'exams.standing-name-length': {
    en: 'Choose a name of {min} to {max} characters.',
    bn: '{min} থেকে {max} অক্ষরের একটি নাম দিন।',
  },
  'exams.standing-name-form': {
    en: 'A name has letters, and no links or other signs.',
    bn: 'নামে অক্ষর থাকতে হবে, লিংক বা অন্য চিহ্ন নয়।',
  },
  'exams.standing-name-contact': {
    en: 'Everybody in the list reads this name: leave out e-mail addresses and numbers.',
    bn: 'তালিকার সবাই এই নাম দেখবে: ইমেইল বা মোবাইল নম্বর দেবেন না।',
  },
  'exams.standing-name-taken': {
    en: 'Somebody has this name already. Add something to it.',
    bn: 'এই নামটি আরেকজন নিয়েছেন। সঙ্গে কিছু যোগ করুন।',
  },
} as const satisfies Readonly<Record<string, Message>>;
