interface FieldWords {
  readonly name: string;
  /** `negativeMarking` as 'negative marking', with the number of the entry of a list: 'options 2'. */
  readonly words: string;
}

/** The parts of a path of the audit log: `units[6560…].years[0].timeLimit`. Ids of entries are left out. */
export function fieldWords(field: string): readonly FieldWords[] {
  return field.split('.').map((part) => {
    const [, name = part, entry] = /^(.*?)(?:\[([^\]]*)\])?$/u.exec(part) ?? [];
    const number = entry !== undefined && /^\d{1,4}$/u.test(entry) ? ` ${Number(entry) + 1}` : '';
    const words = name.replaceAll(/([a-z\d])([A-Z])/gu, (_, end: string, start: string) => {
      return `${end} ${start.toLowerCase()}`;
    });
    return { name: number === '' ? name : `${name}${number}`, words: `${words}${number}` };
  });
}
