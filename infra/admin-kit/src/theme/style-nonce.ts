/** The nonce with which the content security policy allows a style element (written by the gateway into the page). */
export function styleNonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
}
