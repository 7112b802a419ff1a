import { DomainError } from '@pathshala/contract-kit/domain-error';

/** No body of ours is deeper than a dozen levels; deeper ones could exhaust the stack. */
const maxDepth = 64;

// A key `__proto__`, however it is escaped. A quote inside of a JSON string is escaped, so a match is a real key.
const prototypeKey =
  /"(?:_|\\u005f)(?:_|\\u005f)(?:p|\\u0070)(?:r|\\u0072)(?:o|\\u006f)(?:t|\\u0074)(?:o|\\u006f)(?:_|\\u005f)(?:_|\\u005f)"\s*:/i;

/** Throws a malformed DomainError for what is no JSON, is nested beyond reason, or tries to set a prototype. */
export function parseJson(content: Buffer): unknown {
  if (isTooDeep(content)) throw malformed();
  const text = content.toString('utf8');
  if (prototypeKey.test(text)) throw malformed();
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw Object.assign(malformed(), { cause: error });
  }
}

const [quote, backslash] = Buffer.from('"\\');
const step = new Int8Array(256);
for (const open of Buffer.from('[{')) step[open] = 1;
for (const close of Buffer.from(']}')) step[close] = -1;

function isTooDeep(content: Buffer): boolean {
  if (content.length <= maxDepth) return false;
  let depth = 0;
  let isInString = false;
  for (let at = 0; at < content.length; at += 1) {
    const byte = content[at] ?? 0;
    if (byte === quote) isInString = !isInString;
    else if (isInString) at += byte === backslash ? 1 : 0;
    else depth += step[byte] ?? 0;
    if (depth > maxDepth) return true;
  }
  return false;
}

function malformed(): DomainError {
  return new DomainError('malformed', 'common.malformed');
}
