import { experiments } from '@rspack/core';

const isCode = /\.tsx?$/;

/** Most parts depend on the same packages. */
const known = new Map<string, string>();

/** TypeScript without types, comments and layout: equal for two files that run the same. Other files are returned as they are. */
export function commentFree(file: string, content: string): string {
  if (!isCode.test(file)) return content;
  const code = known.get(content) ?? transform(file, content);
  known.set(content, code);
  return code;
}

function transform(file: string, content: string): string {
  return experiments.swc.transformSync(content, {
    filename: file,
    configFile: false,
    minify: true,
    jsc: { target: 'esnext', parser: { syntax: 'typescript', tsx: file.endsWith('x') } },
  }).code;
}
