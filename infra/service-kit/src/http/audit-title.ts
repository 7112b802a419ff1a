/** The fields in their order of preference: an exam result names itself before its exam. */
const titleFields = ['title', 'name', 'universityName', 'question', 'subject', 'courseName', 'examTitle'];
const holders = ['campaign', 'exam', 'course', 'assignment'];

/** Characters. */
const maxLength = 200;

export interface AuditedAnswers {
  /** The id of the changed thing. */
  readonly id: string | null;
  /** The values that describe the thing, the best first: the state after the change, before it, the answer, the body. */
  readonly values: readonly unknown[];
}

/** Returns the name of the thing for people; null if no field has one, and if there is only one such thing. */
export function auditTitle({ id, values }: AuditedAnswers): string | null {
  if (id === null) return null;
  for (const value of values) {
    const title = titleIn(value, id);
    if (title !== null) return title.slice(0, maxLength).toWellFormed();
  }
  return null;
}

function titleIn(value: unknown, id: string): string | null {
  if (!isRecord(value)) return null;
  const { items } = value;
  if (Array.isArray(items)) {
    const item: unknown = items.find((one: unknown) => isRecord(one) && one['_id'] === id);
    return item === undefined ? null : ownTitle(item);
  }
  const own = ownTitle(value);
  if (own !== null) return own;
  for (const holder of holders) {
    const held = ownTitle(value[holder]);
    if (held !== null) return held;
  }
  return null;
}

function ownTitle(value: unknown): string | null {
  if (!isRecord(value)) return null;
  for (const field of titleFields) {
    const text = textOf(value[field]);
    if (text !== '') return text;
  }
  return null;
}

/** Returns the text, or of a text in two languages `<Bengali> | <English>`. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  if (!isRecord(value) || typeof value['bn'] !== 'string' || typeof value['en'] !== 'string') return '';
  return [...new Set([value['bn'].trim(), value['en'].trim()])].filter((part) => part !== '').join(' | ');
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
