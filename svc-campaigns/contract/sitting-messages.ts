import type { Message } from '@pathshala/contract-kit/message';

export const sittingMessages = {
  'campaigns.sitting-used': {
    en: 'This link was opened before. Have a new one mailed to you.',
    bn: 'লিংকটি আগেই খোলা হয়েছে। ইমেইলে নতুন একটি লিংক নিন।',
  },
  'campaigns.sitting-over': {
    en: 'The exam is over. When the results are released, you get a mail with your score and rank.',
    bn: 'পরীক্ষা শেষ। ফল প্রকাশিত হলে নম্বর ও মেধাস্থানসহ একটি ইমেইল পাবেন।',
  },
  'campaigns.sitting-has-account': {
    en: 'This registration belongs to your account. Please log in to open the exam.',
    bn: 'নিবন্ধনটি আপনার অ্যাকাউন্টের। পরীক্ষা খুলতে লগ ইন করুন।',
  },
} as const satisfies Record<string, Message>;
