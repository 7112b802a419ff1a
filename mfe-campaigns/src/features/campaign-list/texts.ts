import { commonTexts } from '@pathshala/web-kit/common-texts';

export const texts = {
  lead: {
    en: 'Exams, seminars and classes that anyone can register for.',
    bn: 'পরীক্ষা, সেমিনার আর ক্লাস — যে কেউ নিবন্ধন করতে পারেন।',
  },
  list: {
    exams: commonTexts.examCampaigns,
    others: { en: 'Seminars and classes', bn: 'সেমিনার ও ক্লাস' },
  },
  search: { en: 'Search campaigns', bn: 'ক্যাম্পেইন খুঁজুন' },
  notFound: { en: 'No campaign matches your search.', bn: 'এই খোঁজে কোনো ক্যাম্পেইন মেলেনি।' },
  showAll: { en: 'Show all', bn: 'সব দেখুন' },
  empty: {
    exams: {
      en: 'No exam is open or announced at the moment. Past ones are below.',
      bn: 'এই মুহূর্তে কোনো পরীক্ষা চলছে না বা ঘোষণা করা হয়নি। আগেরগুলো নিচে আছে।',
    },
    others: {
      en: 'No seminar or class is announced at the moment. Past ones are below.',
      bn: 'এই মুহূর্তে কোনো সেমিনার বা ক্লাসের ঘোষণা নেই। আগেরগুলো নিচে আছে।',
    },
  },
  pastShow: { en: 'Past: {title}', bn: 'আগের: {title}' },
  pastHide: { en: 'Hide the past ones', bn: 'আগেরগুলো লুকান' },
  pastList: { en: 'Past: {title}', bn: 'আগের: {title}' },
  pastEmpty: { en: 'There are no past ones yet.', bn: 'আগের কিছু নেই।' },
  cardPlace: { en: 'See my place', bn: 'আমার আসন দেখুন' },
  cardLine: { en: 'See my number in the waiting list', bn: 'অপেক্ষমাণ তালিকায় আমার ক্রম দেখুন' },
} as const;
