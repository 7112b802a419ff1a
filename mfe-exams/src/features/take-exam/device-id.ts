import { recall, remember } from '@pathshala/web-kit/browser-storage';
import { randomId } from '@pathshala/web-kit/random-id';

const key = 'exam-device';
/** Where the browser stores nothing, each load of the site is a device of its own. */
let ofThisLoad: string | undefined;

/** A random id of this browser, which all its tabs share: an attempt goes on on one device at a time. */
export function deviceId(): string {
  const known = recall(key);
  if (known !== null) return known;
  ofThisLoad ??= randomId();
  remember(key, ofThisLoad);
  return ofThisLoad;
}
