/** A typed address as a link: `example.com` and `http://…` become `https://…`, a mail address `mailto:`. Other texts stay. */
export function completeAddress(typed: string): string {
  const text = typed.trim().replace(/^http:/iu, 'https:');
  if (/^[^\s@/]+@[^\s@/]+\.[a-z]+$/iu.test(text)) return `mailto:${text}`;
  return /^[\w-]+(?:\.[\w-]+)+(?:[/?#]|$)/u.test(text) ? `https://${text}` : text;
}
