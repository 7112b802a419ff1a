/** Colours of the drawings in the light theme, each with its colour in the dark theme. */
export const darkColours: Readonly<Record<string, string>> = {
  '#FFFFFF': '#1C2225',
  '#FFF': '#1C2225',
  '#FBFAF5': '#16302A',
  '#FFF3DC': '#33260F',
  '#D5E4DC': '#24463A',
  '#A9C4B6': '#3E6B58',
  '#E4E0D5': '#323A3E',
  '#B8C4BD': '#55605B',
  '#56615B': '#A3AFA8',
  '#1B2420': '#EEF1EC',
  '#0B6B4B': '#4CC38A',
  '#9A4F00': '#FFB84D',
  '#B3261E': '#FF8A80',
};

/** Green areas are darker than green lines, and lines on them stay light. */
const exceptions: readonly (readonly [attribute: string, style: string])[] = [
  ['fill="#0B6B4B"', 'fill:#0F4A38'],
  ['stroke="#FBFAF5"', 'stroke:#EEF1EC'],
];

const pairs = Object.entries(darkColours).flatMap(([day, night]) =>
  ['fill', 'stroke'].map((name) => [`${name}="${day}"`, `${name}:${night}`] as const),
);

/** Adds dark colours to the drawing, which apply when its page is dark. */
export function withDarkColours(svg: string): string {
  const rules = [...pairs, ...exceptions]
    .filter(([attribute]) => svg.includes(attribute))
    .map(([attribute, style]) => `[${attribute}]{${style}}`);
  const style = `<style>@media(prefers-color-scheme:dark){${rules.join('')}}</style>`;
  return svg.replace(/<svg[^>]*>/u, (tag) => tag + style);
}
