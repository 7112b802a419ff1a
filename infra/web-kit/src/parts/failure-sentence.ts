import { isApiError } from '../api/api-error.ts';
import type { Language } from '../i18n/language.ts';

type Sentence = Readonly<Record<Language, string>>;

const notFetched: Sentence = {
  en: 'A part of this page could not be fetched. Check your connection, then try again.',
  bn: 'পাতার একটি অংশ আনা যায়নি। ইন্টারনেট সংযোগ দেখে আবার চেষ্টা করুন।',
};

const broken: Sentence = {
  en: 'Something on this page went wrong. What you have sent is safe. Try again; if that does not help, come back a little later.',
  bn: 'এই পাতায় কিছু একটা ভুল হয়েছে। আপনি যা পাঠিয়েছেন তা নিরাপদ আছে। আবার চেষ্টা করুন; তাতেও না হলে একটু পরে আসুন।',
};

/** The sentence that a reader sees for a failure. The message of an error that no service wrote is for the console alone. */
export function sentenceOf(error: Error | string): Sentence | string {
  if (typeof error === 'string') return error;
  if (isApiError(error)) return error.message;
  return isOfFile(error) ? notFetched : broken;
}

/** The bundler's errors of a script or a style sheet that did not load. */
function isOfFile({ name, message }: Error): boolean {
  return name === 'ChunkLoadError' || /^Loading (css )?chunk /i.test(message);
}
