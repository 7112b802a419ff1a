export const texts = {
  campaign: { en: 'Back to the campaign', bn: 'ক্যাম্পেইনে ফিরুন' },
  goRegister: { en: 'Register for the campaign', bn: 'ক্যাম্পেইনে নিবন্ধন করুন' },
  exam: { en: 'Back to the exam’s page', bn: 'পরীক্ষার পাতায় ফিরে যান' },
} as const;
