import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FatalError } from './fatal-error.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.documentElement.lang = 'en';
});

function Broken(): ReactNode {
  throw new Error("Cannot read properties of undefined (reading 'contract')");
}

describe('the last resort of the page', () => {
  it.each([
    ['en', 'Something went wrong', 'Reload'],
    ['bn', 'কিছু একটা ভুল হয়েছে', 'নতুন করে খুলুন'],
  ])('says in %s what to do, and nothing of the error', (language, title, reload) => {
    vi.spyOn(console, 'error').mockReturnValue();
    const reported: unknown[] = [];
    vi.stubGlobal('reportError', (error: unknown) => reported.push(error));
    document.documentElement.lang = language;
    render(
      <FatalError>
        <Broken />
      </FatalError>,
    );
    screen.getByRole('heading', { name: title });
    screen.getByRole('button', { name: reload });
    expect(screen.queryByText(/Cannot read/u)).toBeNull();
    expect(reported).toEqual([expect.objectContaining({ message: expect.stringContaining('Cannot read') })]);
  });
});
