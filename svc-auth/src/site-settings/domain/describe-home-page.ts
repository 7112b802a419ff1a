import type { Language, Message } from '@pathshala/contract-kit/message';

const lines: Message = {
  en: 'Courses, timed exams with results, and exam campaigns for students in Bangladesh',
  bn: 'বাংলাদেশের শিক্ষার্থীদের জন্য কোর্স, ফলাফলসহ সময়ধরা পরীক্ষা আর পরীক্ষার ক্যাম্পেইন',
};

export interface HomePageText {
  readonly title: string;
  readonly line: string;
  /** Above the title: the title is the name of the site already. */
  readonly site: string;
}

/** What a link to the home page shows elsewhere. */
export function describeHomePage(siteName: Message, language: Language): HomePageText {
  return { title: siteName[language], line: lines[language], site: '' };
}
