import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../src/run-command.ts';
import { trackedFiles } from '../src/tracked-files.ts';

const isServer = (file: string) =>
  /^(?:svc-\w+|gateway|infra\/(?:service-kit|events|reports|mail|uploads|rich-text|rules|stores\/\w[\w-]*))\/src\/.*\.ts$/.test(
    file,
  ) && !file.endsWith('.test.ts');

const sources = trackedFiles()
  .filter(isServer)
  .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));

/** Where the pattern occurs, with what it found. */
const found = (pattern: RegExp) =>
  sources.flatMap(({ file, text }) => [...text.matchAll(pattern)].map(([match]) => `${file}: ${match}`));

describe('the code that runs on servers', () => {
  it('is looked at', () => {
    expect(sources.length).toBeGreaterThan(500);
  });

  it('runs no command of the operating system and no code that was put together', () => {
    expect(found(/child_process|\beval\(|new Function\(|node:vm\b/g)).toEqual([]);
  });

  it('parses XML in one place, without entities and document types', () => {
    const place = 'svc-exams/src/question-files/adapters/moodle-nodes.ts';
    expect(found(/from '[^']*(?:xml|libxml|sax)[^']*'/g)).toEqual([`${place}: from 'fast-xml-parser'`]);
    const text = sources.find(({ file }) => file === place)?.text ?? '';
    expect(text.match(/new XMLParser\(/g)).toHaveLength(1);
    expect(text).toContain('processEntities: false,');
    expect(text).toContain('/<!DOCTYPE/iu.test(prolog)');
  });

  it('calls no web address by itself', () => {
    expect(found(/(?<![.\w])fetch\(|from 'node:https'|https?\.(?:get|request)\(/g)).toEqual([]);
  });

  it('encrypts by AES-256-GCM and hashes by SHA-2 only', () => {
    const ciphers = found(/createCipheriv\([^,]*/g);
    expect(ciphers.length).toBeGreaterThan(0);
    expect(ciphers.filter((use) => !use.endsWith("createCipheriv('aes-256-gcm'"))).toEqual([]);
    const hashes = found(/(?<!\w)(?:createHash|createHmac|hash|hkdfSync)\('(?:sha|md|ripemd)[^']*'/gi);
    expect(hashes.length).toBeGreaterThan(0);
    expect(hashes.filter((use) => !/'sha(?:256|384|512)'$/.test(use))).toEqual([]);
  });

  it('draws nothing that must not be guessed from Math.random', () => {
    const places = found(/Math\.random/g).map((use) => use.split(':')[0]);
    // The name of a consumer, and the delay before a retry.
    expect(places.toSorted((a = '', b = '') => a.localeCompare(b))).toEqual([
      'infra/events/src/aggregate-store.ts',
      'infra/stores/bus/src/amqp/consumer.ts',
    ]);
  });

  it('switches the verification of certificates off nowhere', () => {
    expect(found(/rejectUnauthorized|NODE_TLS_REJECT/g)).toEqual([]);
  });
});
