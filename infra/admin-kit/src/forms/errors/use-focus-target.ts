import { type Store, useStore } from '@pathshala/web-kit/store';
import { type RefObject, useEffect } from 'react';
import type { Path } from '../../values/path.ts';
import type { FieldErrors } from './form-errors.ts';

/** Moves the focus to the field that the form reveals, or to the nearest part around it. */
export function useFocusTarget(
  root: RefObject<HTMLElement | null>,
  store: Store<{ readonly path: Path } | undefined>,
): void {
  const target = useStore(store);
  useEffect(() => {
    if (!target || !root.current) return;
    const element = elementFor(root.current, target.path);
    element?.focus();
    element?.scrollIntoView({ block: 'center' });
  }, [target, root]);
}

/**
 * Scrolls to the list of errors and focuses it, when what went wrong has no field that could have the focus instead.
 * `message` is the reason of a failed save; each new failure begins without one.
 */
export function useFocusWithoutField(
  summary: RefObject<HTMLElement | null>,
  message: string | undefined,
  errors: FieldErrors,
): void {
  useEffect(() => {
    const element = summary.current;
    if (!element?.parentElement || message === undefined) return;
    const [first] = Object.keys(errors);
    if (first !== undefined && elementFor(element.parentElement, first)) return;
    element.focus({ preventScroll: true });
    element.scrollIntoView({ block: 'center' });
  }, [summary, message, errors]);
}

function elementFor(root: HTMLElement, path: Path): HTMLElement | null {
  const exact = root.querySelector<HTMLElement>(`[name="${path}"], [data-path="${path}"]`);
  if (exact || !path.includes('.')) return exact;
  return elementFor(root, path.slice(0, path.lastIndexOf('.')));
}
