import type { Message } from '@pathshala/contract-kit/message';

export const gradebookMessages = {
  'catalog.gradebook.item-unknown': {
    en: 'This exam or assignment is not in the gradebook of the course. Load the page again.',
    bn: 'এই পরীক্ষা বা অ্যাসাইনমেন্ট কোর্সটির নম্বরপত্রে নেই। পাতাটি আবার খুলুন।',
  },
  'catalog.gradebook.weights-zero': {
    en: 'With these weights nothing counts. Give at least one exam or assignment a weight above 0.',
    bn: 'এই গুরুত্ব দিলে কিছুই গোনা হবে না। অন্তত একটি পরীক্ষা বা অ্যাসাইনমেন্টে ০-র বেশি গুরুত্ব দিন।',
  },
} satisfies Record<string, Message>;
