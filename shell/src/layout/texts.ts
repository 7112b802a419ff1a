import { commonTexts } from '@pathshala/web-kit/common-texts';

/** The texts of the bars and menus: few enough to load both languages. */
export const texts = {
  skip: { en: 'Skip to the content', bn: 'মূল অংশে যান' },
  menu: { en: 'Menu', bn: 'মেনু' },
  mainMenu: { en: 'Main menu', bn: 'প্রধান মেনু' },
  fold: { en: 'Make the menu narrow', bn: 'মেনু ছোট করুন' },
  unfold: { en: 'Make the menu wide', bn: 'মেনু বড় করুন' },
  notices: commonTexts.notices,
  profile: { en: 'Your profile', bn: 'আপনার প্রোফাইল' },
  participant: { en: 'Participant', bn: 'পরীক্ষার্থী' },
  leave: { en: 'Leave', bn: 'বেরিয়ে যান' },
  admin: { en: 'Administrator', bn: 'প্রশাসক' },
  language: { en: 'বাংলা', bn: 'English' },
  dark: { en: 'Dark', bn: 'গাঢ়' },
  light: { en: 'Light', bn: 'হালকা' },
  theme: { en: 'Appearance: {theme}', bn: 'রূপ: {theme}' },
} as const;
