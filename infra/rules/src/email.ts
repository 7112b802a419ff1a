const addressForm = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/u;
/** Signs that a mail program reads as more than one address, or as a name beside one; and what cannot be seen. */
const unsafe = /[,;:<>()[\]\\"\p{Cc}\p{Cf}]/u;
const maximumLength = 254;

/** An identifier of this form is an email, any other a username (spec §5). */
export function looksLikeEmail(identifier: string): boolean {
  return addressForm.test(identifier);
}

/** The identifier as a log-in sends it (AUTH-03). */
export function identifierBody(
  identifier: string,
): { readonly email: string } | { readonly username: string } {
  const trimmed = identifier.trim();
  return looksLikeEmail(trimmed) ? { email: trimmed } : { username: trimmed };
}

/** The address as it is stored: trimmed, in one Unicode form. */
export function cleanEmail(email: string): string {
  return email.normalize('NFKC').trim();
}

/** Whether the text is one address in plain syntax, without a display name, comment or second address. */
export function isEmailAddress(email: string): boolean {
  const address = cleanEmail(email);
  return address.length <= maximumLength && looksLikeEmail(address) && !unsafe.test(address);
}

/** One key for every spelling of an address. */
export function emailKeyOf(email: string): string {
  return cleanEmail(email).toLowerCase();
}

/** The same key for all addresses of one mailbox: mail to `x+1@example.com` is delivered to `x@example.com`. */
export function mailboxKeyOf(emailKey: string): string {
  const at = emailKey.lastIndexOf('@');
  const local = emailKey.slice(0, at);
  const plus = local.indexOf('+');
  return plus < 1 ? emailKey : `${local.slice(0, plus)}${emailKey.slice(at)}`;
}
