import type { Message } from '@pathshala/contract-kit/message';

export const texts = {
  title: { en: 'Mails about courses and exams', bn: 'কোর্স ও পরীক্ষার মেইল' },
  lead: {
    en: 'We mail you when something about your courses or results is new. You can turn these mails off here.',
    bn: 'কোর্স বা ফলে নতুন কিছু হলে আমরা মেইল করি। চাইলে এখানে এই মেইলগুলো বন্ধ করতে পারেন।',
  },
  account: {
    en: 'Mails about your account still come: codes, new passwords, and registrations that you make.',
    bn: 'অ্যাকাউন্টের মেইল আগের মতোই আসবে: কোড, নতুন পাসওয়ার্ড, আর আপনার করা নিবন্ধনের খবর।',
  },
  workTitle: { en: 'The daily mail of what waits', bn: 'অপেক্ষমাণ কাজের দৈনিক মেইল' },
  workLead: {
    en: 'At 8:00 am we mail you what waits for you in the boss area, on days on which something waits. You can turn this mail off here.',
    bn: 'যেদিন প্রশাসন অংশে কাজ অপেক্ষায় থাকে, সেদিন সকাল ৮টায় আমরা তা মেইল করি। চাইলে এখানে মেইলটি বন্ধ করতে পারেন।',
  },
  incomplete: {
    en: 'This link is not complete. Open it again from the mail.',
    bn: 'লিংকটি অসম্পূর্ণ। মেইল থেকে আবার খুলুন।',
  },
  turnOff: { en: 'Turn these mails off', bn: 'মেইলগুলো বন্ধ করুন' },
  isOff: {
    en: 'These mails are turned off. Changed your mind?',
    bn: 'মেইলগুলো বন্ধ করা হয়েছে। মত বদলেছেন?',
  },
  turnOn: { en: 'Turn them on again', bn: 'আবার চালু করুন' },
  isOn: { en: 'These mails are turned on again.', bn: 'মেইলগুলো আবার চালু হয়েছে।' },
} as const satisfies Record<string, Message>;
