import { useBilingual } from '@pathshala/web-kit/bilingual';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { AuditChange, AuditEntry } from './audit-entry.ts';
import { namesOf } from './field-names.ts';
import { fieldsOf } from './fields-of-things.ts';
import { plainValue } from './plain-value.ts';
import { actionTexts, routeTexts, texts, thingsOfParts, thingTexts } from './texts.ts';

/** Returns who made the change; a deleted account has no name, and a change at a terminal has a name and no account. */
export function useAuthorName(): (entry: Pick<AuditEntry, 'name' | 'userId'>) => string {
  const translate = useText();
  return ({ name, userId }) => {
    if (name === null) return translate(texts.nobody);
    return userId === null ? translate(texts.atTerminal, { name }) : name;
  };
}

/** Returns the address from which the change was made. */
export function useAddressText(): (entry: Pick<AuditEntry, 'address' | 'userId'>) => string {
  const translate = useText();
  return ({ address, userId }) => address ?? translate(userId === null ? texts.commandLine : texts.unknown);
}

/** Returns what was done: 'Released the results', else 'Changed'. */
export function useActionText(): (entry: Pick<AuditEntry, 'route' | 'action'>) => string {
  const translate = useText();
  return ({ route, action }) => {
    if (/\/(?:restore|undo)$/u.test(route)) return translate(texts.restored);
    return translate(routeTexts[route] ?? actionTexts[action]);
  };
}

/** Returns the kind of the changed thing, or its name in the API if this version does not know it. */
function useThingText(): (thing: string) => string {
  const translate = useText();
  return (thing) => (thing in thingTexts ? translate(thingTexts[thing as keyof typeof thingTexts]) : thing);
}

/** The kind of thing and what it is called; of what is live which remote or service, which an id does not hide. */
export function useThingOf(): (
  entry: Pick<AuditEntry, 'thing' | 'route' | 'domain' | 'id' | 'title'>,
) => string {
  const translate = useText();
  const inLanguage = useBilingual();
  const format = useFormat();
  const thingText = useThingText();
  return ({ thing, route, domain, id, title }) => {
    const part = thingsOfParts.find(([path]) => route.includes(` ${path}`));
    const kind = part ? translate(part[1]) : thingText(thing);
    if (domain === 'gateway' && id !== null) return `${kind}: ${id}`;
    const called = title ? plainValue(inLanguage(title), format.shortDateTime) : '';
    return called === '' ? kind : `${kind}: ${called}`;
  };
}

/** The field in words: 'Units › Title'. */
export function useFieldText(): (entry: Pick<AuditEntry, 'route'>, field: string) => string {
  const translate = useText();
  return ({ route }, field) => {
    const named = namesOf(fieldsOf(route), field).map((name) =>
      typeof name === 'string' ? name : translate(name.text, name.params),
    );
    return named.join(' › ');
  };
}

/** A value as a reader sees it: without markup, with times of Dhaka and digits of the language. */
export function useValueText(): (value: AuditChange['before']) => string {
  const translate = useText();
  const format = useFormat();
  return (value) => {
    if (value === null || value === '') return translate(texts.nothing);
    if (typeof value === 'boolean') return translate(value ? texts.yes : texts.no);
    if (typeof value === 'number') return format.number(value, { useGrouping: false });
    return plainValue(value, format.shortDateTime);
  };
}
