import type { Language } from '@pathshala/web-kit/language';
import type { Services } from '@pathshala/web-kit/services';

/**
 * Shows the site in the language of the account: at the log-in, and when the account's owner chooses another one on
 * another device or page. Returns the function that ends it.
 */
export function followAccountLanguage({
  session,
  language,
}: Pick<Services, 'session' | 'language'>): () => void {
  let applied: Language | undefined;
  const apply = (): void => {
    const chosen = session.get().user?.language;
    if (chosen === applied) return;
    applied = chosen;
    if (chosen !== undefined && chosen !== language.get()) language.set(chosen);
  };
  apply();
  return session.subscribe(apply);
}
