export const texts = {
  admissionCourses: { en: 'Admission Courses', bn: 'ভর্তি প্রস্তুতির কোর্স' },
  campaigns: { en: 'Campaigns', bn: 'ক্যাম্পেইন' },
  exams: { en: 'Exams', bn: 'পরীক্ষা' },
  questions: { en: 'Questions', bn: 'প্রশ্নব্যাংক' },
  startPeople: { en: 'Users', bn: 'ব্যবহারকারী' },
} as const;
