/** `rahim@example.com` → `r•••@example.com`: its owner recognises it, others learn no address. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const [first = ''] = Array.from(email.slice(0, at));
  return `${first}•••${email.slice(at)}`;
}
