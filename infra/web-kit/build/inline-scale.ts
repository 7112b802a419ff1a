import { space, typeSizes } from '../src/theme/scale.ts';

const constants: ReadonlyMap<string, string> = new Map([
  ...Object.entries(space).map(([name, value]) => [`--space-${name}`, value] as const),
  ...Object.entries(typeSizes).map(([name, value]) => [`--type-${name}`, value] as const),
]);

/**
 * Replaces the tokens of the scale by their constants: they are the same in every theme and language, and a pixel value is
 * shorter than the name of a custom property. Throws an error that names a token which does not exist.
 */
export function inlineScale(css: string): string {
  return css.replaceAll(/var\((--(?:space|type)-[\w-]+)\)/g, (_, name: string) => {
    const value = constants.get(name);
    if (value === undefined)
      throw new Error(`There is no token ${name}. The scale has ${[...constants.keys()].join(', ')}.`);
    return value;
  });
}
