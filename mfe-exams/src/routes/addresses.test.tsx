import { aStudent, renderRemotePart } from '@pathshala/web-kit/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Root } from '../root.tsx';

describe('an address of this remote', () => {
  it.each(['/exams/zzz', '/exams/campaign/7/zzz', '/student/zzz', '/student/mcq/zzz'])(
    'that no page has is the 404 page: %s [NAV-03]',
    async (at) => {
      renderRemotePart(<Root />, { at, user: aStudent });
      await screen.findByRole('heading', { name: 'Page Not Found' });
      expect(document.title).toBe('Page Not Found · Pathshala');
    },
  );
});
