const boundary = 'boundary'.repeat(4);

/** A picture of one pixel. */
export const photo = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** The body of an upload and its headers: `client.post(path, ...fileForm(content))`. */
export function fileForm(content: Uint8Array) {
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="work.pdf"\r\n\r\n`;
  const body = Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${boundary}--\r\n`)]);
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` };
  return [body, { headers }] as const;
}
