import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readDevSettings } from '../../src/dev-service/settings.ts';

describe('the settings of a service that is developed alone', () => {
  let DATA_DIR: string;
  beforeAll(() => {
    DATA_DIR = mkdtempSync(path.join(tmpdir(), 'dev-settings-'));
  });
  afterAll(() => rmSync(DATA_DIR, { recursive: true }));

  it('are embedded stores on loopback, whatever stores the environment names', () => {
    const MONGODB_URI = 'mongodb://shared.example/';
    const config = readDevSettings('svc-exams', { DATA_DIR, MONGODB_URI });
    expect(config).toMatchObject({ mode: 'embedded', host: '127.0.0.1', port: 4103, mongodbUri: undefined });
  });

  it('are refused in production', () => {
    expect(() => readDevSettings('svc-exams', { DATA_DIR, NODE_ENV: 'production' })).toThrow('NODE_ENV');
  });

  it.each(['0.0.0.0', '::', '192.168.1.20', 'school.example'])('are refused with the address %s', (HOST) => {
    expect(() => readDevSettings('svc-exams', { DATA_DIR, HOST })).toThrow('must be loopback');
  });

  it('are refused for a service that is not there', () => {
    expect(() => readDevSettings('svc-nothing', { DATA_DIR })).toThrow('has no service svc-nothing');
  });
});
