/** T announces the time left: dispatched by the exam page's keys, handled by the countdown. */
const name = 'exam:tell-time';

export function tellTime(): void {
  document.dispatchEvent(new CustomEvent(name));
}

export function onTimeKey(tell: () => void): () => void {
  document.addEventListener(name, tell);
  return () => document.removeEventListener(name, tell);
}
