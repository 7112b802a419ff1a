import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { readConfig } from '@pathshala/service-kit/config/read-config';
import { DataInUseError } from '../src/data-lock.ts';
import { explain } from '../src/explain.ts';
import { readGatewaySettings } from '@pathshala/gateway/settings';

function errorOf(run: () => unknown): unknown {
  try {
    return run();
  } catch (error) {
    return error;
  }
}

describe('a start that failed', () => {
  it('names the port that is taken and what to do', async () => {
    const first = createServer();
    await new Promise<void>((resolve) => first.listen(0, '127.0.0.1', resolve));
    const address = first.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const error = await new Promise((resolve) =>
      createServer().once('error', resolve).listen(port, '127.0.0.1'),
    );
    expect(explain(error)).toBe(
      `Port ${port} is taken by another program. Stop that one, or choose another: PORT=4100 npm start`,
    );
    first.close();
  });

  it.each([
    ['PORT', () => readConfig({ PORT: 'many' })],
    ['TRUST_PROXY', () => readGatewaySettings({ TRUST_PROXY: 'yes' })],
    ['REMOTE_ORIGINS', () => readGatewaySettings({ REMOTE_ORIGINS: 'javascript:alert(1)' })],
  ])('names the variable %s that is wrong, in lines without a stack', (name, read) => {
    const text = explain(errorOf(read));
    expect(text).toContain(name);
    expect(text).not.toMatch(/\n\s+at /);
  });

  it('says who else uses the data', () => {
    expect(explain(new DataInUseError('/srv/data'))).toMatch(/^\/srv\/data is in use/);
  });

  it('keeps the stack of what nobody foresaw', () => {
    expect(explain(new TypeError('x is not a function'))).toMatch(/\n\s+at /);
  });
});
