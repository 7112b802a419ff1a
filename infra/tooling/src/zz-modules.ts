import { rspack } from '@rspack/core';
import { brotliCompressSync } from 'node:zlib';
import { readFileSync, readdirSync } from 'node:fs';
import { decode } from '@jridgewell/sourcemap-codec';
import { shellConfig } from '../../web-kit/build/shell-config.ts';
import { remoteConfig } from '../../web-kit/build/remote-config.ts';
const name = process.argv[2]; const re = new RegExp(process.argv[3] ?? '.');
const folder = `/work/wt-fv/${name}`; const outputPath = `/tmp/fv/out-${name}`;
const base = { name, folder, mode: 'production' as const, outputPath };
const config = name === 'shell' ? shellConfig(base, 'assets/boot.js') : remoteConfig(base);
config.devtool = 'source-map';
await new Promise<void>((res, rej) => rspack(config, (e, s) => { if (e || s?.hasErrors()) rej(e ?? new Error(s!.toString())); else res(); }));
const walk = (d: string): string[] => readdirSync(d, { withFileTypes: true }).flatMap((f) => f.isDirectory() ? walk(`${d}/${f.name}`) : [`${d}/${f.name}`]);
for (const file of walk(outputPath).filter((f) => f.endsWith('.js') && re.test(f.split('/').pop()!))) {
  const code = readFileSync(file, 'utf8'); let map; try { map = JSON.parse(readFileSync(file + '.map', 'utf8')); } catch { continue; }
  const lines = code.split('\n'); const sizes = new Map<string, number>();
  decode(map.mappings).forEach((segs, i) => segs.forEach((seg, j) => {
    const end = segs[j + 1]?.[0] ?? lines[i]!.length; const src = seg.length > 1 ? map.sources[seg[1]!] : '(none)';
    sizes.set(src, (sizes.get(src) ?? 0) + end - seg[0]);
  }));
  const br = brotliCompressSync(code).length;
  console.log(`\n${file.split('/').pop()} ${code.length} min, ${br} br, ratio ${(br / code.length).toFixed(2)}`);
  for (const [s, n] of [...sizes].sort((a, b) => b[1] - a[1]).slice(0, 70)) if (n > 150) console.log(String(n).padStart(8), s.replace(/^webpack:\/\/[^/]*\//, ''));
}
