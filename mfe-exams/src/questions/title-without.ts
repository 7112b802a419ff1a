/** A paper's title without the code of its course, which is the school's own: `MED Medical unit 2024` → `Medical unit 2024`. */
export function titleWithout(title: string, code: string | null): string {
  if (code === null || code === '') return title;
  const start = `${code} `;
  return title.startsWith(start) && title.length > start.length ? title.slice(start.length) : title;
}
