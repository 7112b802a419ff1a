const placeholder = /\{\{(\w+):([\w.-]+)\}\}/gu;

/** By kind and name: `picture:field.svg`. */
export type Replacements = ReadonlyMap<string, string>;

/** The value with each `{{kind:name}}` in all its texts replaced. Throws for an unknown name. */
export function replacePlaceholders(value: unknown, replacements: Replacements): unknown {
  if (typeof value === 'string') return replaceIn(value, replacements);
  if (Array.isArray(value)) return value.map((item) => replacePlaceholders(item, replacements));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, replacePlaceholders(item, replacements)]),
  );
}

/** A text may itself have placeholders, as a lesson has pictures. */
function replaceIn(text: string, replacements: Replacements): string {
  return text.replaceAll(placeholder, (_, kind: string, name: string) => {
    const replacement = replacements.get(`${kind}:${name}`);
    if (replacement === undefined) throw new Error(`there is no ${kind} ${name}`);
    return replaceIn(replacement, replacements);
  });
}
