/** Drops the older formats of a font that has woff2: no supported browser loads them. */
const woff2OnlyLoader = (css: string): string =>
  css.replaceAll(/,\s*url\([^)]+\)\s*format\(["'](?:woff|truetype)["']\)/g, '');

export default woff2OnlyLoader;
