import { useServices } from '@pathshala/web-kit/services';
import { useText } from '@pathshala/web-kit/texts';
import { texts } from './texts.ts';

/** Offers the page to the telephone's own sharing; copies its link where there is none. */
export function useShare(): (title: string) => void {
  const translate = useText();
  const { toast } = useServices();
  function copy(url: string): void {
    // Absent on a page without a secure connection.
    const clipboard: Clipboard | undefined = navigator.clipboard;
    const copied = clipboard?.writeText(url) ?? Promise.reject(new Error('no clipboard'));
    copied.then(
      () => toast.success(translate(texts.copied)),
      () => toast.error(translate(texts.notCopied)),
    );
  }
  return (title) => {
    const url = globalThis.location.href;
    if (!('share' in navigator)) {
      copy(url);
      return;
    }
    navigator.share({ title, url }).catch((error: unknown) => {
      // The reader closed the sheet.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      copy(url);
    });
  };
}
