/** The texts of the bars and menus: few enough to load both languages. */
export const texts = {
  skip: { en: 'Skip to the content', bn: 'মূল অংশে যান' },
  menu: { en: 'Menu', bn: 'মেনু' },
  mainMenu: { en: 'Main menu', bn: 'প্রধান মেনু' },
  fold: { en: 'Make the menu narrow', bn: 'মেনু ছোট করুন' },
  unfold: { en: 'Make the menu wide', bn: 'মেনু বড় করুন' },
  login: { en: 'Log in', bn: 'লগ ইন' },
  signup: { en: 'Sign up', bn: 'অ্যাকাউন্ট খুলুন' },
  logout: { en: 'Log out', bn: 'লগ আউট' },
  profile: { en: 'Your profile', bn: 'আপনার প্রোফাইল' },
  student: { en: 'Student', bn: 'শিক্ষার্থী' },
  admin: { en: 'Administrator', bn: 'প্রশাসক' },
  language: { en: 'বাংলা', bn: 'English' },
  dark: { en: 'Dark', bn: 'গাঢ়' },
  light: { en: 'Light', bn: 'হালকা' },
  theme: { en: 'Appearance: {theme}', bn: 'রূপ: {theme}' },
} as const;
