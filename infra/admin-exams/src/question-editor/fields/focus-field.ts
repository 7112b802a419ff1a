import type { Path } from '@pathshala/admin-kit/values/path';

/** A rich text field is a text box that becomes an editor when it gets the focus. */
const control = 'input, textarea, select, [role="textbox"]';

/** Moves the focus to the field with this path, or to the nearest part around it. Returns a function that stops it. */
export function focusField(root: HTMLElement, path: Path): () => void {
  const element = elementFor(root, path);
  if (!element) return () => undefined;
  element.scrollIntoView({ block: 'nearest' });
  if (focusIn(element)) return () => undefined;
  // A rich text editor is loaded on demand: its field gets the focus when it is there.
  element.focus({ preventScroll: true });
  const observer = new MutationObserver(() => {
    if (focusIn(element)) observer.disconnect();
  });
  observer.observe(element, { childList: true, subtree: true });
  return () => observer.disconnect();
}

function focusIn(element: HTMLElement): boolean {
  // A part with fields of its own gets the focus itself.
  const isPart = element.dataset['part'] !== undefined;
  const target = isPart || element.matches(control) ? element : element.querySelector<HTMLElement>(control);
  target?.focus({ preventScroll: true });
  return target !== null;
}

function elementFor(root: HTMLElement, path: Path): HTMLElement | null {
  const exact = root.querySelector<HTMLElement>(`[data-path="${path}"]`);
  if (exact || !path.includes('.')) return exact;
  return elementFor(root, path.slice(0, path.lastIndexOf('.')));
}
