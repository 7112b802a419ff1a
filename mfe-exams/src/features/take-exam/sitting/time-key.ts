/** T announces the time left: dispatched by the exam page's keys, handled by the countdown. */
const name = 'exam:announce-time';

export function announceTime(): void {
  document.dispatchEvent(new CustomEvent(name));
}

export function onTimeKey(announce: () => void): () => void {
  document.addEventListener(name, announce);
  return () => document.removeEventListener(name, announce);
}
