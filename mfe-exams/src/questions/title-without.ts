/** A paper's title, in one language or two, without the code of its course, which is the school's own: `MED Medical unit 2024` → `Medical unit 2024`. */
export function titleWithout(title: string, code: string | null): string {
  if (code === null || code === '') return title;
  const start = `${code} `;
  const isNamed = title.startsWith(start) && title.length > start.length;
  return isNamed ? title.slice(start.length).replace(` | ${start}`, ' | ') : title;
}
