const secretNames = new Set([
  'password',
  'passwordHash',
  'newPassword',
  'currentPassword',
  'confirmPassword',
  'otp',
  'code_hash',
  'secret',
  'token',
  'sid',
  'sessionId',
  'cookie',
  'cookies',
  'authorization',
  'set-cookie',
  'x-identity',
  'x-xsrf-token',
]);

/** Whether a field of this name is never logged or recorded. */
export function isSecretName(name: string): boolean {
  return secretNames.has(name);
}

/** Levels below the top: where such a thing could come along with a body, a header or an error. */
const depth = 2;

/**
 * The facts of a line of the log without what is secret by its name, down to `levels` below the top. Not pino's own `redact`: with names at any place
 * it costs 60 µs a line, a fifth of a saved answer; this costs 1 µs.
 */
export function hideSecrets<Facts extends object>(facts: Facts, levels = depth): Facts {
  return hideIn(facts, levels) as Facts;
}

function hideIn(value: unknown, levels: number): unknown {
  if (typeof value !== 'object' || value === null || levels < 0) return value;
  if (Array.isArray(value)) return value.map((item) => hideIn(item, levels - 1));
  // A class of its own (an Error, a Date) is written by its serialiser, which hides its fields there.
  if (!isPlain(value)) return value;
  let shown: Record<string, unknown> = value;
  for (const [key, inner] of Object.entries(value)) {
    const better = secretNames.has(key) ? '[secret]' : hideIn(inner, levels - 1);
    if (better === inner) continue;
    if (shown === value) shown = { ...value };
    shown[key] = better;
  }
  return shown;
}

function isPlain(value: object): value is Record<string, unknown> {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
