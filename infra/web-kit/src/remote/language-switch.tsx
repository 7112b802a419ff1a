import { type ReactNode, useEffect } from 'react';
import { loadLanguage, onlyLanguage } from '../i18n/loaded-texts.ts';
import { textIn } from '../i18n/text-in.ts';
import { useServices } from '../services.ts';
import { useStore } from '../store.ts';

const failed = {
  en: 'The texts did not load. Check your connection and try again.',
  bn: 'লেখাগুলো আসেনি। ইন্টারনেট সংযোগ দেখে আবার চেষ্টা করুন।',
};

/** Loads the texts of a newly chosen language; when they do not load, the language stays as it was. */
export function LanguageSwitch(): ReactNode {
  const { language, toast } = useServices();
  const wanted = useStore(language);
  useEffect(() => {
    loadLanguage(wanted).catch(() => {
      const shown = onlyLanguage.get() ?? wanted;
      language.set(shown);
      toast.error(textIn(shown, failed));
    });
  }, [wanted, language, toast]);
  return null;
}
