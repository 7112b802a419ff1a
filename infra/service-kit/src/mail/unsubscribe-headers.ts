/** The header fields of RFC 8058: a mail program unsubscribes by one POST of `List-Unsubscribe=One-Click` to this address. */
export function unsubscribeHeaders(oneClickUrl: string): Readonly<Record<string, string>> {
  return {
    'List-Unsubscribe': `<${oneClickUrl}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}
