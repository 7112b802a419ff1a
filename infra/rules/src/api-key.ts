/** The start of every API key, by which scanners for secrets find one. */
export const apiKeyPrefix = 'ps_';

const apiKeyForm = /^ps_[0-9A-Za-z]{43}$/u;

/** Whether a text has the form of an API key. */
export function isApiKey(text: string): boolean {
  return apiKeyForm.test(text);
}
