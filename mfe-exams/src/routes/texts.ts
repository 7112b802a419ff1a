export const texts = {
  campaign: { en: 'Back to the campaign', bn: 'ক্যাম্পেইনে ফিরুন' },
  goRegister: { en: 'Register for the campaign', bn: 'ক্যাম্পেইনে নিবন্ধন করুন' },
  subjects: { en: 'Back to the subjects', bn: 'বিষয়ের তালিকায় ফিরুন' },
  exam: { en: 'Back to the exam’s page', bn: 'পরীক্ষার পাতায় ফিরে যান' },
  goCourses: { en: 'See the courses', bn: 'কোর্সগুলো দেখুন' },
} as const;
