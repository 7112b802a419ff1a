/** Whether readers may be sent there: https, and no name before the host, which would hide where a link leads. */
export function isSecureLink(address: string): boolean {
  if (/[\s\\]/u.test(address) || !/^https:\/\/[^/]/iu.test(address) || !URL.canParse(address)) return false;
  const { protocol, username, password } = new URL(address);
  return protocol === 'https:' && username === '' && password === '';
}

const picture =
  /^(?:\/api\/files\/[a-z][a-z0-9-]*\/(?:[a-z][a-z0-9-]*\/)?[0-9a-f]{64}|data:image\/(?:png|jpeg|webp|svg\+xml)[;,].*)$/su;

/**
 * Pictures come from the uploads or are part of the text. Not from any other path of ours: a GET by every reader would
 * be made with the reader's session. Not from other hosts: they would learn who reads what, and can change the picture.
 * An SVG inside <img> runs no script; every other data type is refused.
 */
export function isPictureAddress(address: string): boolean {
  return picture.test(address);
}
