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
  'campaigns.registration.incomplete-by-sms': {
    en: 'Please give your full name, and a mobile number or an email.',
    bn: 'আপনার পুরো নাম এবং মোবাইল নম্বর বা ইমেইল দিন।',
  },
  'campaigns.registration.contact': {
    en: 'Please write a mobile number or an email address.',
    bn: 'মোবাইল নম্বর অথবা ইমেইল লিখুন।',
  },
  'campaigns.not-in-batch': {
    en: 'You are not a student of this batch.',
    bn: 'আপনি এই ব্যাচের শিক্ষার্থী নন।',
  },
  'campaigns.code-wrong': {
    en: 'This code is wrong, used or older than 10 minutes. Ask for a new one.',
    bn: 'কোডটি ভুল, ব্যবহৃত বা ১০ মিনিটের পুরোনো। নতুন কোড নিন।',
  },
} as const satisfies Record<string, Message>;
