/** Drops the older formats of a font whose woff2 is named: no browser that this is built for loads them. */
const woff2OnlyLoader = (css: string): string =>
  css.replaceAll(/,\s*url\([^)]+\)\s*format\(["'](?:woff|truetype)["']\)/g, '');

export default woff2OnlyLoader;
